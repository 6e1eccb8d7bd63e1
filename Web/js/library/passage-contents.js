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
    const hadFocus = document.activeElement === this.#more;
    this.#more.hidden = true;
    this.#status.textContent = texts.search.searching;
    try {
      await headings.find(COUNT, signal, () => this.#hits.show(headings.all));
      const { all, next } = headings;
      this.#status.textContent = texts.search.headingsSoFar(all.length, shareOf(next ?? this.#size, this.#size));
    } catch (error) {
      if (signal.aborted || isAbort(error)) return;
      this.#status.textContent = sentenceOf(error);
    }
    // What has not arrived can be looked for later.
    this.#more.hidden = headings.next === null;
    if (hadFocus && !this.#hits.focus(before)) (this.#more.hidden ? this.#button : this.#more).focus();
  }
}
