// @ts-check
// The section "In your marks" of the library: the person's highlights, notes and bookmarks that a search finds.

import { findMarks } from "../api/marks.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { bookPath } from "../ui/navigation.js";
import { excerpt } from "./excerpt.js";
import { TYPING } from "./text-hits.js";

/** @typedef {import("../model/mark.js").Mark & {title: string}} FoundMark */

/** So many stand above the hits in texts until more are asked for. */
const FIRST = 4;
/** So many come with each further wish. */
const MORE = 40;

/** Event: `shown` when marks came or went. */
export class MarkHits extends EventTarget {
  #list = h("ol", { role: "list" });
  #more = h("div", { class: "text-hits-more", hidden: true });
  element = h(
    "section",
    { class: "text-hits mark-hits", hidden: true, "aria-labelledby": "mark-hits" },
    h("h2", { class: "section-heading", id: "mark-hits" }, texts.library.inYourMarks),
    this.#list,
    this.#more,
  );
  #search = "";
  /** @type {FoundMark[]} those that the server has told of */
  #found = [];
  #total = 0;
  /** @type {AbortController | null} */
  #running = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {AbortSignal} signal aborted when the library closes */
  constructor(signal) {
    super();
    signal.addEventListener("abort", () => this.#stop());
  }

  get isEmpty() {
    return this.#list.childElementCount === 0;
  }

  /**
   * Searches soon, unless something else is asked for meanwhile.
   * @param {string} search
   */
  ask(search) {
    // Quotation marks are of the search in texts; in marks the words are looked for as they stand.
    const text = search.replaceAll('"', "").trim();
    if (text === this.#search) return;
    this.#stop();
    this.#search = text;
    if (text === "") this.#put([], 0);
    else this.#timer = setTimeout(() => this.#run(), TYPING);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = null;
  }

  async #run() {
    const running = new AbortController();
    this.#running = running;
    try {
      const { marks, total } = await findMarks(this.#search, { signal: running.signal });
      if (!running.signal.aborted) this.#put(marks, total);
    } catch {
      // The search of the texts says what is wrong.
      if (!running.signal.aborted) this.#put([], 0);
    }
  }

  /** @param {FoundMark[]} marks @param {number} total */
  #put(marks, total) {
    this.#found = marks;
    this.#total = total;
    replace(this.#list);
    this.#show(FIRST);
    this.element.hidden = marks.length === 0;
    this.dispatchEvent(new Event("shown"));
  }

  /** @param {number} count of marks that are shown from now on */
  #show(count) {
    const shown = this.#list.childElementCount;
    this.#list.append(...this.#found.slice(shown, count).map((mark) => hit(mark, this.#search)));
    const there = this.#list.childElementCount;
    this.#more.hidden = there >= this.#total;
    replace(
      this.#more,
      there < this.#total &&
        button(texts.library.moreMarks(this.#total - there), {
          class: "button button-small",
          onclick: () => this.#further(there + MORE),
        }),
    );
    return /** @type {HTMLElement | undefined} */ (this.#list.children[shown]);
  }

  /** @param {number} count */
  async #further(count) {
    const running = this.#running;
    if (count > this.#found.length && this.#found.length < this.#total && running) {
      const { marks } = await findMarks(this.#search, { from: this.#found.length, signal: running.signal });
      this.#found.push(...marks);
    }
    // The button that was pressed may be gone.
    this.#show(count)?.querySelector("a")?.focus({ preventScroll: true });
  }
}

/** @param {FoundMark} mark @param {string} search */
function hit({ book, title, kind, color, start, note, quote, chapter, isPlaced }, search) {
  const passage = quote.exact || quote.suffix;
  return h(
    "li",
    { "data-kind": kind },
    h(
      isPlaced ? "a" : "div",
      {
        class: "search-hit mark-hit",
        href: isPlaced ? `${bookPath(book)}?at=${start}` : null,
        "data-color": kind === "highlight" ? color : null,
      },
      h(
        "span",
        { class: "text-hits-heading", dir: "auto" },
        kind === "bookmark" && icon("bookmarked"),
        h("b", {}, title),
        chapter && ` · ${chapter}`,
      ),
      passage && h("span", { class: "mark-hit-quote", dir: "auto" }, ...marked(passage, search)),
      note.trim() &&
        h("span", { class: "mark-hit-note", dir: "auto" }, icon("note"), h("span", {}, ...marked(note, search))),
      !isPlaced && h("span", { class: "text-hits-heading" }, texts.marks.unplacedWhy),
    ),
  );
}

/** @param {string} text @param {string} search */
function marked(text, search) {
  const { before, text: words, after } = excerpt(text, search);
  return [before, words && h("mark", {}, words), after];
}
