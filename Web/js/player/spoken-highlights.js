// @ts-check
// `SpokenHighlights` highlights the spoken sentence and word, without touching the book's text or the selection: by the
// CSS Custom Highlight API, or by boxes where a browser has none.

import { Boxes } from "../text/boxes.js";
import { isSameSpan } from "./playhead.js";

/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {{ranges: (start: number, end: number) => Range[]} & EventTarget} Ranged the part of `BookView` that
 *   is needed here */
/** @typedef {{show: (ranges: Range[]) => void, clear: () => void, destroy: () => void}} NamedHighlight */

/**
 * @param {string} name
 * @param {number} priority which of two marks is above
 * @returns {NamedHighlight}
 */
export function namedHighlight(name, priority) {
  // The compiler that checks the types does not know this API yet.
  const {
    Highlight,
    CSS: { highlights },
  } = /** @type {any} */ (globalThis);
  if (!Highlight || !highlights) return boxed(name);
  const highlight = new Highlight();
  highlight.priority = priority;
  highlights.set(name, highlight);
  return {
    show(ranges) {
      highlight.clear();
      for (const range of ranges) highlight.add(range);
    },
    clear() {
      highlight.clear();
    },
    destroy() {
      highlight.clear();
    },
  };
}

/** @param {string} name @returns {NamedHighlight} */
function boxed(name) {
  const boxes = new Boxes();
  /** @type {Range[]} */
  let shown = [];
  const show = (/** @type {Range[]} */ ranges) => {
    boxes.delete(shown);
    shown = ranges;
    if (ranges.length > 0) boxes.add(ranges, { style: name });
  };
  return { show, clear: () => show([]), destroy: () => boxes.close() };
}

export class SpokenHighlights {
  #view;
  #sentenceHighlight = namedHighlight("vorleser-sentence", 1);
  #wordHighlight = namedHighlight("vorleser-word", 2);
  /** @type {Span | null} */
  #sentence = null;
  /** @type {Span | null} */
  #word = null;
  #given = new AbortController();

  /** @param {Ranged} view */
  constructor(view) {
    this.#view = view;
    const { signal } = this.#given;
    // What was just put on the page, or put there again, is marked as well.
    view.addEventListener("loaded", () => this.#draw(), { signal });
  }

  /**
   * @param {Span | null} sentence
   * @param {Span | null} word
   */
  show(sentence, word) {
    if (!isSameSpan(sentence, this.#sentence)) {
      this.#sentence = sentence;
      this.#drawOne(this.#sentenceHighlight, sentence);
    }
    if (!isSameSpan(word, this.#word)) {
      this.#word = word;
      this.#drawOne(this.#wordHighlight, word);
    }
  }

  #draw() {
    this.#drawOne(this.#sentenceHighlight, this.#sentence);
    this.#drawOne(this.#wordHighlight, this.#word);
  }

  /**
   * @param {NamedHighlight} target
   * @param {Span | null} span
   */
  #drawOne(target, span) {
    if (span) target.show(this.#view.ranges(span.start, span.end));
    else target.clear();
  }

  destroy() {
    this.#given.abort();
    this.show(null, null);
    for (const target of [this.#sentenceHighlight, this.#wordHighlight]) target.destroy();
  }
}
