// @ts-check
// `Lookup` finds things in the loaded text: letters under points, words at offsets, ranges over offsets.

import { letterAt } from "./hit-testing.js";
import { wordHolding } from "./words.js";

/**
 * @typedef {import("./book.js").BookModel} BookModel
 * @typedef {{start: number, end: number, chapter: number, element: HTMLElement, text: import("./offsets.js").TextIndex}} LoadedPiece
 * @typedef {{pieces: LoadedPiece[], pieceAt: (offset: number) => LoadedPiece | undefined}} Loaded
 * @typedef {import("./sentences.js").Span} Span
 */

/** How much of the text around a tap is looked at for the word: longer than any word. */
const AROUND = 100;

export class Lookup {
  #flow;
  #model;

  /**
   * @param {Loaded} flow what is on the page
   * @param {BookModel} model
   */
  constructor(flow, model) {
    this.#flow = flow;
    this.#model = model;
  }

  /**
   * @param {number} x
   * @param {number} y
   * @returns {number | null}
   */
  offsetAt(x, y) {
    const letter = letterAt(x, y);
    const piece = letter && this.#flow.pieces.find(({ element }) => element.contains(letter.node));
    const offset = piece ? piece.text.offsetOf(letter.node, letter.offset) : null;
    return piece && offset !== null ? piece.start + offset : null;
  }

  /**
   * @param {number} offset
   * @returns {Span}
   */
  wordAt(offset) {
    const piece = this.#flow.pieceAt(offset);
    if (!piece) return { start: offset, end: offset };
    const from = Math.max(0, offset - piece.start - AROUND);
    const text = piece.text.text(from, offset - piece.start + AROUND);
    const language = this.#model.loaded(piece.chapter)?.language ?? this.#model.details.language;
    const word = wordHolding(text, offset - piece.start - from, language);
    if (!word) return { start: offset, end: offset };
    return { start: piece.start + from + word.start, end: piece.start + from + word.end };
  }

  /**
   * @param {number} start
   * @param {number} end
   * @returns {Range[]}
   */
  ranges(start, end) {
    return this.#flow.pieces
      .filter((piece) => piece.start < end && piece.end > start)
      .flatMap((piece) => piece.text.ranges(start - piece.start, end - piece.start));
  }

  /**
   * The text in a range of the document, such as the selection.
   * @param {Range} range
   * @returns {Span | null} `null` when it has none of the book's text
   */
  spanOf(range) {
    const spans = this.#flow.pieces
      .filter(({ element }) => range.intersectsNode(element))
      .flatMap(({ start, text }) => {
        const span = text.spanOf(range);
        return span ? [{ start: start + span.start, end: start + span.end }] : [];
      });
    return spans.length > 0 ? { start: spans[0].start, end: spans[spans.length - 1].end } : null;
  }

  /**
   * Whether a text is between two heights of the window; of what is higher than that, its first line.
   * @param {import("./axis.js").Axis} axis
   * @param {number} start
   * @param {number} end
   * @param {number} high
   * @param {number} low
   */
  isBetween(axis, start, end, high, low) {
    if (!this.#flow.pieceAt(start)) return false;
    const boxes = this.ranges(start, end)
      .map((range) => range.getBoundingClientRect())
      .filter((box) => box.height > 0)
      .map((box) => axis.extent(box));
    if (boxes.length === 0) return false;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    return top >= high - 1 && (bottom - top > low - high ? top < low : bottom <= low + 1);
  }
}
