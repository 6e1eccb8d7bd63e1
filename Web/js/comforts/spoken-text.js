// @ts-check
// `SpokenText` shows the spoken sentence in a box of a few lines. It marks the word, and moves a sentence that is
// longer than the box.

import { h } from "../ui/element.js";

/** @typedef {import("../player/timeline.js").Span} Span */

/** Lines above the word that stay in view. */
const LINES_BEFORE = 1;

export class SpokenText {
  #textOf;
  #start = -1;
  #text = "";
  /** @type {Span | null} */
  #word = null;
  #marked = h("mark", { class: "listening-word" });

  /**
   * @param {HTMLElement} element
   * @param {(start: number, end: number) => Promise<string>} textOf
   */
  constructor(element, textOf) {
    this.element = element;
    this.#textOf = textOf;
  }

  /** @param {Span | null | undefined} sentence @param {Span | null | undefined} word both in book offsets */
  show(sentence, word) {
    if (!sentence) return;
    this.#word = word ?? null;
    if (sentence.start === this.#start) return this.#draw();
    this.#start = sentence.start;
    this.#text = "";
    this.#textOf(sentence.start, sentence.end).then(
      (text) => {
        if (this.#start !== sentence.start) return;
        this.#text = text;
        this.#draw();
      },
      () => {},
    );
  }

  #draw() {
    if (!this.#text) return;
    const from = this.#word ? this.#word.start - this.#start : 0;
    const to = this.#word ? this.#word.end - this.#start : 0;
    const isWithin = from >= 0 && to > from && to <= this.#text.length;
    this.#marked.textContent = isWithin ? this.#text.slice(from, to) : "";
    const before = isWithin ? this.#text.slice(0, from) : this.#text;
    this.element.replaceChildren(
      before.trimStart(),
      ...(isWithin ? [this.#marked, this.#text.slice(to).trimEnd()] : []),
    );
    if (!isWithin) return;
    const line = Number.parseFloat(getComputedStyle(this.element).lineHeight) || 0;
    // Whole lines only, so that none is cut at the edge.
    const down = Math.floor((this.#marked.offsetTop - this.element.offsetTop) / Math.max(1, line) + 0.1);
    this.element.scrollTop = Math.max(0, down - LINES_BEFORE) * line;
  }
}
