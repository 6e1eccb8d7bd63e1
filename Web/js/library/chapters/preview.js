// @ts-check
// `RulePreview`: the chapters that a rule would make of a book, while it is being written.

import { previewChapters } from "../../api/chapter-rules.js";
import { texts } from "../../texts.js";
import { h, replace } from "../../ui/element.js";
import { isAbort, sentenceOf } from "../../ui/problem.js";

/** @typedef {import("../../model/types.js").ChapterPreview} ChapterPreview */

const words = texts.chapters;

/** Milliseconds without a key before an expression is tried. */
const PAUSE = 300;

export class RulePreview {
  #summary = h("p", { class: "chapters-summary", role: "status" });
  #list = h("ol", { class: "chapters-titles", tabindex: "0", "aria-label": words.preview });
  element = h("div", { class: "chapters-preview" }, this.#summary, this.#list);
  #book;
  #timer = 0;
  #asking = new AbortController();

  /** @param {number} book its number */
  constructor(book) {
    this.#book = book;
  }

  /** @param {string | null | undefined} rule `null` for the program's own way, `undefined` for none yet */
  show(rule) {
    this.stop();
    if (rule === undefined) {
      this.#summary.textContent = "";
      replace(this.#list);
      return;
    }
    this.#asking = new AbortController();
    const { signal } = this.#asking;
    this.#timer = setTimeout(() => this.#ask(rule, signal), PAUSE);
  }

  stop() {
    clearTimeout(this.#timer);
    this.#asking.abort();
  }

  /** @param {string | null} rule @param {AbortSignal} signal */
  async #ask(rule, signal) {
    this.#summary.textContent = words.looking;
    try {
      this.#fill(await previewChapters(this.#book, rule, signal));
    } catch (error) {
      if (isAbort(error)) return;
      this.#summary.textContent = sentenceOf(error);
      replace(this.#list);
    }
  }

  /** @param {ChapterPreview} preview */
  #fill({ count, whole, slow, usable, titles }) {
    this.#summary.textContent = usable ? (slow ? words.slow : words.found(count, whole)) : words.malformed;
    replace(
      this.#list,
      ...titles.map(({ title, level }) =>
        h("li", { dir: "auto", class: `chapters-level-${Math.min(level, 2)}` }, title),
      ),
      titles.length < count && h("li", { class: "chapters-more" }, words.more(count - titles.length)),
    );
  }
}
