// @ts-check
// The feature that searches in the book: panel, highlights, keys, and stepping from match to match.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { iconButton } from "../ui/button.js";
import { searchChip } from "./chip.js";
import { chipOf, saidOf, totalOf } from "./chip-text.js";
import { SearchHighlights } from "./highlights.js";
import { addSearchKeys } from "./keys.js";
import { MatchWalk } from "./match-walk.js";
import { SearchPanel } from "./panel.js";
import { SearchSession } from "./session.js";
import { Telling } from "./telling.js";
import { inOneLine } from "./wanted.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

const NAME = "search";
/** Milliseconds of rest until a screen reader is told how many there are: not at every letter. */
const COUNT_DELAY = 700;
/** The same until it is told of the match that was gone to. */
const MATCH_DELAY = 150;
export const needs = /** @type {const} */ ("search");

/** @param {Reader} reader */
export function attach(reader) {
  const search = new BookSearch(reader);
  search.addPanel();
  search.followWalk();
  search.followSession();
  search.takeRequests();
}

class BookSearch {
  #reader;
  #session;
  #highlights;
  #panel;
  #walk;
  #chip;
  #telling = new Telling(announce);

  /** @param {Reader} reader */
  constructor(reader) {
    const { id, view, panels, signal, details, finder } = reader;
    this.#reader = reader;
    this.#session = new SearchSession(id);
    this.#highlights = new SearchHighlights(reader, this.#session);
    this.#panel = new SearchPanel(this.#session, {
      nameAt: (offset, chapter) => finder.nameAt(offset, chapter),
      language: details.language,
      signal,
    });
    this.#walk = new MatchWalk(this.#session, view);
    this.#chip = searchChip({ step: (way) => this.#step(way), open: () => panels.open(NAME), end: () => this.#end() });
    reader.notices.element.append(this.#chip.element);
    signal.addEventListener(
      "abort",
      () => {
        this.#telling.stop();
        this.#session.clear();
      },
      { once: true },
    );
  }

  addPanel() {
    const { panels, header, signal } = this.#reader;
    panels.add({
      name: NAME,
      label: texts.search.title,
      icon: "search",
      build: () => this.#panel.element,
      shown: () => {
        this.#session.prepare(signal);
        this.#panel.focus();
      },
    });
    const opener = iconButton("search", texts.search.open, {
      onclick: () => panels.toggle(NAME),
      "aria-expanded": false,
      "aria-keyshortcuts": "Control+F",
    });
    header.addButton(opener, {
      fold: "narrow",
      item: { label: texts.search.open, icon: "search", run: () => panels.open(NAME) },
    });
    panels.addEventListener("toggled", () => {
      opener.setAttribute("aria-expanded", String(panels.shown === NAME));
      this.#showChip();
    });
  }

  /** Where the steps lead, the page follows. */
  followWalk() {
    const { view, panels, notices, bars, signal } = this.#reader;
    this.#walk.addEventListener("go", (event) => {
      const { index, match, isSeen, isFirst } = /** @type {CustomEvent} */ (event).detail;
      this.#highlights.current = match;
      this.#panel.mark(index);
      this.#showChip();
      panels.chosen();
      this.#telling.soon(saidOf(match, index, this.#session.results.count), MATCH_DELAY);
      if (isSeen) return;
      if (isFirst) {
        notices.offerBack(view.firstVisibleOffset);
        bars.show();
      }
      this.#arrive(match);
    });
    view.addEventListener("userscroll", () => this.#walk.readOn(), { signal });
  }

  followSession() {
    const session = this.#session;
    session.addEventListener("begun", () => {
      this.#walk.reset();
      this.#highlights.current = null;
    });
    for (const name of ["grown", "ended", "cleared", "failed"]) session.addEventListener(name, () => this.#showChip());
    session.addEventListener("cleared", () => {
      this.#walk.reset();
      this.#telling.stop();
    });
    session.addEventListener("ended", () => {
      if (this.#walk.current >= 0) return;
      const { results, query } = session;
      this.#telling.soon(totalOf(results.count, results.counts.size, query?.text ?? ""), COUNT_DELAY);
    });
  }

  /** What is asked for in the panel, by keys, and elsewhere on the page. */
  takeRequests() {
    const { actions, signal } = this.#reader;
    const panel = this.#panel;
    panel.addEventListener("go", (event) => this.#walk.goTo(/** @type {CustomEvent} */ (event).detail));
    panel.addEventListener("step", (event) => this.#step(/** @type {CustomEvent} */ (event).detail));
    panel.addEventListener("end", () => this.#end());
    // Found in the library: the text stays in sight, and its matches are marked.
    actions.set("find", ({ text }) => panel.ask(text));
    actions.set("search", ({ text }) => this.#open(inOneLine(text)));
    addSearchKeys(
      {
        open: (text) => this.#open(text),
        step: (way) => this.#step(way),
        end: () => this.#end(),
        isActive: () => this.#session.isActive,
      },
      signal,
    );
  }

  /** @param {1 | -1} way */
  #step(way) {
    this.#walk.step(way);
  }

  /** @param {string} [text] */
  #open(text) {
    const { panels } = this.#reader;
    if (panels.shown !== NAME) panels.open(NAME);
    this.#panel.focus(text);
  }

  #end() {
    const { panels, text } = this.#reader;
    this.#panel.reset();
    this.#session.clear();
    if (panels.shown === NAME) panels.close();
    text.focus({ preventScroll: true });
  }

  /**
   * Shows a match with some lines above it.
   * @param {import("./results.js").Placed} match
   */
  async #arrive({ start, chapter }) {
    await this.#reader.arrive(start, chapter);
    const isStill = this.#session.results.matches[this.#walk.current]?.start === start;
    if (isStill) this.#reader.view.show(start, { chapter, align: "upper" });
  }

  #showChip() {
    const { results, isActive } = this.#session;
    const { text, isShown } = chipOf({
      current: this.#walk.current,
      count: results.count,
      isActive,
      isListShown: this.#reader.panels.shown === NAME,
    });
    this.#chip.show(text, isShown);
  }
}
