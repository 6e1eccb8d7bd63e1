// @ts-check
// The search in a large text that arrives or is read for the first time: its field, how far it is, and what was found.

import { searchUpload } from "../api/upload-pieces.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { PassageHits } from "./passage-hits.js";
import { PassageMatches } from "./passage-matches.js";
import { shareOf } from "./passage-places.js";

/** How many matches are listed until more are wanted: some screens of a list. */
const COUNT = 50;
/** The least share of the text that is told: a smaller one is shown as nothing. */
const LEAST_SHARE = 0.01;

/** Event: `chosen`, a match as `detail`. */
export class PassageFinder extends EventTarget {
  #upload;
  #size;
  #field = h("input", {
    type: "search",
    class: "field",
    "aria-label": texts.library.searchInText,
    placeholder: texts.library.searchInText,
    enterkeyhint: "search",
  });
  #status = h("p", { class: "passage-status", role: "status" });
  #hits = new PassageHits();
  #more = button(texts.search.more, { class: "button button-small", onclick: () => this.#find() });
  element = h(
    "div",
    { class: "passage-finder", role: "search", "aria-label": texts.search.title },
    h(
      "form",
      { class: "passage-form", onsubmit: (/** @type {Event} */ event) => this.#begin(event) },
      this.#field,
      button(texts.marks.search, { class: "button button-small", type: "submit" }),
    ),
    this.#hits.element,
    h("div", { class: "passage-found" }, this.#status, this.#more),
  );
  #matches = new PassageMatches(async () => ({ matches: [], next: null, more: false }));
  #running = new AbortController();
  /** What is searched for; the field may go on to other words. */
  #words = "";

  /** @param {string} upload @param {number} size of the file */
  constructor(upload, size) {
    super();
    this.#upload = upload;
    this.#size = size;
    this.#more.hidden = true;
    this.#hits.addEventListener("chosen", (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      this.dispatchEvent(new CustomEvent("chosen", { detail }));
    });
    this.#field.addEventListener("input", () => {
      if (this.#field.value === "") this.#clear();
    });
  }

  stop() {
    this.#running.abort();
  }

  /** @param {Event} event */
  #begin(event) {
    event.preventDefault();
    this.#clear();
    const text = this.#field.value.trim();
    if (text === "") return;
    this.#words = text;
    this.#matches = new PassageMatches((from, signal) => searchUpload(this.#upload, text, from, COUNT, signal));
    this.#find();
  }

  #clear() {
    this.stop();
    this.#hits.clear();
    this.#status.textContent = "";
    this.#more.hidden = true;
  }

  async #find() {
    this.#running = new AbortController();
    const { signal } = this.#running;
    const matches = this.#matches;
    const before = this.#hits.count;
    const isContinued = document.activeElement === this.#more;
    this.#more.hidden = true;
    this.#status.textContent = texts.search.searching;
    try {
      await matches.find(COUNT, signal, () => this.#hits.show(matches.all));
      this.#status.textContent = this.#found();
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.#status.textContent = sentenceOf(error);
    }
    // What has not arrived can be searched later.
    this.#more.hidden = matches.next === null;
    if (isContinued) this.#keepFocus(before);
  }

  /**
   * The button that was pressed was hidden meanwhile: the focus goes to the first new match, unless somebody took it elsewhere.
   * @param {number} before the count of matches before
   */
  #keepFocus(before) {
    // The browser takes the focus from what is hidden at its next frame only.
    if (document.activeElement !== document.body && document.activeElement !== this.#more) return;
    if (!this.#hits.focus(before)) (this.#more.hidden ? this.#field : this.#more).focus();
  }

  #found() {
    const { all, next } = this.#matches;
    const share = shareOf(next ?? this.#size, this.#size);
    // Of a very large file the first matches say nothing of the rest.
    if (next !== null && share >= LEAST_SHARE) return texts.library.foundSoFar(all.length, share);
    return next !== null || all.length > 0 ? texts.search.matches(all.length) : texts.search.none(this.#words);
  }
}
