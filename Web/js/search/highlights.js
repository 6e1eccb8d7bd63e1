// @ts-check
// Highlights the matches near the view. Of a search with very many matches it asks the server for those nearby.

import { namedHighlight } from "../player/spoken-highlights.js";

import { Nearby } from "./nearby.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */
/** @typedef {import("./session.js").SearchSession} SearchSession */
/** @typedef {import("./results.js").Placed} Placed */

/** How far around the view matches are marked, in units of the text: more than the page keeps. */
const REACH = 60_000;

export class SearchHighlights {
  #view;
  #session;
  #all = namedHighlight("vorleser-search", 3);
  #one = namedHighlight("vorleser-search-current", 4);
  /** @type {Placed | null} */
  #current = null;
  #frame = 0;
  #nearby;

  /** @param {Reader} reader @param {SearchSession} session */
  constructor({ id, view, signal }, session) {
    this.#view = view;
    this.#nearby = new Nearby(id, () => this.#drawSoon());
    this.#session = session;
    for (const name of ["loaded", "moved"]) view.addEventListener(name, () => this.#drawSoon(), { signal });
    for (const name of ["begun", "grown", "ended", "failed"])
      session.addEventListener(name, () => this.#drawSoon(), { signal });
    session.addEventListener(
      "cleared",
      () => {
        this.current = null;
      },
      { signal },
    );
    signal.addEventListener("abort", () => this.#end(), { once: true });
  }

  /** @param {Placed | null} match */
  set current(match) {
    this.#current = match;
    this.#drawSoon();
  }

  #drawSoon() {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.#draw());
  }

  #draw() {
    const view = this.#view;
    const around = view.firstVisibleOffset;
    const near = this.#near(around);
    const current = this.#current;
    this.#all.show(
      near.filter((match) => match.start !== current?.start).flatMap(({ start, end }) => view.ranges(start, end)),
    );
    this.#one.show(current ? view.ranges(current.start, current.end) : []);
  }

  /** @param {number} offset @returns {readonly import("./results.js").Match[]} */
  #near(offset) {
    const { results, query } = this.#session;
    if (!query) {
      this.#nearby.close();
      return [];
    }
    const listed = results.between(offset - REACH, offset + REACH);
    const { next } = results;
    if (next === null || offset + REACH < next) return listed;
    return [...listed, ...this.#nearby.around(query, offset).filter(({ start }) => start >= next)];
  }

  #end() {
    this.#nearby.close();
    cancelAnimationFrame(this.#frame);
    for (const one of [this.#all, this.#one]) one.destroy();
  }
}
