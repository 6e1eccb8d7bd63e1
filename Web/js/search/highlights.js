// @ts-check
// Marks what was found on the page, near the view only: far away nothing is loaded.

import { mark } from "../player/marks.js";
import { Overlay } from "../player/overlay.js";

/** @typedef {import("../reader/features.js").Reader} Reader */
/** @typedef {import("./session.js").SearchSession} SearchSession */
/** @typedef {import("./results.js").Placed} Placed */

/** How far around the view matches are marked, in units of the text: more than the page keeps. */
const REACH = 60_000;

export class SearchHighlights {
  #view;
  #session;
  #all = mark("vorleser-search", 3);
  #one = mark("vorleser-search-current", 4);
  /** @type {Placed | null} */
  #current = null;
  #frame = 0;

  /** @param {Reader} reader @param {SearchSession} session */
  constructor({ view, signal }, session) {
    this.#view = view;
    this.#session = session;
    for (const name of ["loaded", "moved"]) view.addEventListener(name, () => this.#drawSoon(), { signal });
    for (const name of ["begun", "grown", "ended", "failed"]) session.addEventListener(name, () => this.#drawSoon(), { signal });
    session.addEventListener("cleared", () => { this.current = null; }, { signal });
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
    const near = this.#session.isActive ? this.#session.results.between(around - REACH, around + REACH) : [];
    const current = this.#current;
    this.#all.show(near.filter((match) => match.start !== current?.start).flatMap(({ start, end }) => view.ranges(start, end)));
    this.#one.show(current ? view.ranges(current.start, current.end) : []);
  }

  #end() {
    cancelAnimationFrame(this.#frame);
    for (const one of [this.#all, this.#one]) {
      one.clear();
      if (one instanceof Overlay) one.destroy();
    }
  }
}
