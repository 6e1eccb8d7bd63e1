// @ts-check
// `SpokenText` shows the spoken sentence in a box of a few lines. It marks the word, and moves a sentence that is
// longer than the box.

import { h } from "../ui/element.js";

/** @typedef {import("../player/timeline.js").Span} Span */

/** @typedef {import("../text/offsets.js").ShownPart} ShownPart */

/** Lines above the word that stay in view. */
const LINES_BEFORE = 1;

export class SpokenText {
  #partsOf;
  #start = -1;
  /** @type {ShownPart[]} */
  #parts = [];
  /** @type {Span | null} */
  #word = null;
  #marked = h("mark", { class: "listening-word" });

  /**
   * @param {HTMLElement} element
   * @param {(start: number, end: number) => Promise<ShownPart[]>} partsOf
   */
  constructor(element, partsOf) {
    this.element = element;
    this.#partsOf = partsOf;
  }

  /** @param {Span | null | undefined} sentence @param {Span | null | undefined} word both in book offsets */
  show(sentence, word) {
    if (!sentence) return;
    this.#word = word ?? null;
    if (sentence.start === this.#start) return this.#draw();
    this.#start = sentence.start;
    this.#parts = [];
    this.#partsOf(sentence.start, sentence.end).then(
      (parts) => {
        if (this.#start !== sentence.start) return;
        this.#parts = parts;
        this.#draw();
      },
      () => {},
    );
  }

  #draw() {
    const text = this.#parts.map((part) => part.text).join("");
    if (!text) return;
    const from = this.#word ? placeIn(this.#parts, this.#word.start, false) : 0;
    const to = this.#word ? placeIn(this.#parts, this.#word.end, true) : 0;
    const isWithin = from >= 0 && to > from;
    this.#marked.textContent = isWithin ? text.slice(from, to) : "";
    const before = isWithin ? text.slice(0, from) : text;
    this.element.replaceChildren(before.trimStart(), ...(isWithin ? [this.#marked, text.slice(to).trimEnd()] : []));
    if (!isWithin) return;
    const line = Number.parseFloat(getComputedStyle(this.element).lineHeight) || 0;
    // Whole lines only, so that none is cut at the edge.
    const down = Math.floor((this.#marked.offsetTop - this.element.offsetTop) / Math.max(1, line) + 0.1);
    this.element.scrollTop = Math.max(0, down - LINES_BEFORE) * line;
  }
}

/**
 * Where a book offset is in what is shown; -1 outside of it. What is shown in place of a piece of the book is one whole.
 * @param {readonly ShownPart[]} parts
 * @param {number} offset
 * @param {boolean} isEnd of a range
 */
export function placeIn(parts, offset, isEnd) {
  let place = 0;
  for (const { start, end, text } of parts) {
    if (offset >= start && (isEnd ? offset <= end && offset > start : offset < end)) {
      if (text.length === end - start) return place + offset - start;
      return isEnd ? place + text.length : place;
    }
    place += text.length;
  }
  return -1;
}
