// @ts-check
// The contents of a large text that arrives or is read for the first time: the headings that were found so far, at their bytes.

import { uploadContents } from "../api/upload-pieces.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { isAbort, sentenceOf } from "../ui/problem.js";
import { PassageHits } from "./passage-hits.js";
import { PassageMatches } from "./passage-matches.js";
import { shareOf } from "./passage-places.js";

/** How many headings are listed until more are wanted: some screens of a list. */
const COUNT = 100;
/** The least share of the text that is told: a smaller one is shown as nothing. */
const LEAST_SHARE = 0.01;

/** Event: `chosen`, a heading as `detail`. */
export class PassageContents extends EventTarget {
  #size;
  #hits = new PassageHits(texts.reader.contents);
  #status = h("p", { class: "passage-status", role: "status" });
  #more = button(texts.search.more, { class: "button button-small", onclick: () => this.#find() });
  #list = h(
    "div",
    { class: "passage-contents", hidden: true },
    this.#hits.element,
    h("div", { class: "passage-found" }, this.#status, this.#more),
  );
  #button = button(texts.reader.contents, {
    class: "button button-small",
    "aria-expanded": "false",
    onclick: () => this.#toggle(),
  });
  element = h("div", { class: "passage-finder" }, this.#button, this.#list);
  #headings;
  #running = new AbortController();

  /** @param {string} upload @param {number} size of the file */
  constructor(upload, size) {
    super();
    this.#size = size;
    this.#headings = new PassageMatches((from, signal) => uploadContents(upload, from, signal));
    this.#more.hidden = true;
    this.#hits.addEventListener("chosen", (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      this.dispatchEvent(new CustomEvent("chosen", { detail }));
    });
  }

  stop() {
    this.#running.abort();
  }

  #toggle() {
    this.#list.hidden = !this.#list.hidden;
    this.#button.setAttribute("aria-expanded", String(!this.#list.hidden));
    if (this.#list.hidden) this.stop();
    else if (this.#headings.all.length === 0) this.#find();
  }

  async #find() {
    this.#running = new AbortController();
    const { signal } = this.#running;
    const headings = this.#headings;
    const before = this.#hits.count;
    const isContinued = document.activeElement === this.#more;
    this.#more.hidden = true;
    this.#status.textContent = texts.search.searching;
    try {
      await headings.find(COUNT, signal, () => this.#hits.show(headings.all));
      this.#status.textContent = this.#found();
    } catch (error) {
      if (signal.aborted || isAbort(error)) {
        // The list was closed: opened again, it can go on.
        if (this.#running.signal === signal) this.#pause();
        return;
      }
      this.#status.textContent = sentenceOf(error);
    }
    // What has not arrived can be looked for later.
    this.#more.hidden = headings.next === null;
    if (isContinued) this.#keepFocus(before);
  }

  #pause() {
    this.#status.textContent = "";
    this.#more.hidden = this.#headings.next === null;
  }

  /**
   * The button that was pressed was hidden meanwhile: the focus goes to the first new heading, unless somebody took it elsewhere.
   * @param {number} before the count of headings before
   */
  #keepFocus(before) {
    // The browser takes the focus from what is hidden at its next frame only.
    if (document.activeElement !== document.body && document.activeElement !== this.#more) return;
    if (!this.#hits.focus(before)) (this.#more.hidden ? this.#button : this.#more).focus();
  }

  #found() {
    const { all, next } = this.#headings;
    const share = shareOf(next ?? this.#size, this.#size);
    // Of a very large file the first headings say nothing of the rest.
    return share < LEAST_SHARE ? texts.search.headings(all.length) : texts.search.headingsSoFar(all.length, share);
  }
}
