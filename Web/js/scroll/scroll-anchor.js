// @ts-check
// `ScrollAnchor` holds a letter where it is in the window while the page around it changes.

import { firstWordBelow, topOf } from "../text/lines.js";

/**
 * @typedef {import("./flow.js").Flow} Flow
 * @typedef {import("../text/piece.js").Piece} Piece
 */

/** Less than this is rounding. */
const SMALLEST_SHIFT = 0.05;

export class ScrollAnchor {
  /** A book offset: what the reader looks at. */
  offset = 0;
  /** Of that offset; chapters without text share one. */
  chapter = 0;
  #flow;
  /** @type {Piece | null} */
  #piece = null;
  /** Where the letter was in the window when the page was scrolled to `#scrolled`. */
  #y = 0;
  #scrolled = 0;

  /** @param {Flow} flow */
  constructor(flow) {
    this.#flow = flow;
  }

  /**
   * Holds a letter from now on where it is.
   * @param {Piece} piece
   * @param {number} offset
   */
  set(piece, offset) {
    this.offset = offset;
    this.chapter = piece.chapter;
    this.#piece = piece;
    this.#y = topOf(this.#flow.axis, piece, offset);
    this.#scrolled = this.#flow.axis.position;
  }

  /**
   * Takes the first word in view.
   * @param {number} top where the view begins, in the window
   * @param {string | null} language
   */
  take(top, language) {
    const { pieces } = this.#flow;
    const first = this.#flow.indexBelow(top);
    for (let index = first; index < pieces.length; index += 1) {
      const piece = pieces[index];
      const offset = piece.hasText ? firstWordBelow(this.#flow.axis, piece, top, language) : null;
      // A picture that fills the view, or a message in the place of a chapter.
      const isWide = offset === null && this.#flow.extentOf(piece).bottom > this.#flow.axis.length;
      if (offset === null && !isWide && index < pieces.length - 1) continue;
      this.set(piece, offset ?? (piece.hasText ? piece.end : piece.start));
      this.chapter = pieces[first].chapter;
      return;
    }
  }

  /** How far the letter is from where it should be, in pixels down. */
  get drift() {
    if (!this.#piece?.element.isConnected) return 0;
    const drift =
      topOf(this.#flow.axis, this.#piece, this.offset) - (this.#y + this.#scrolled - this.#flow.axis.position);
    return Math.abs(drift) < SMALLEST_SHIFT ? 0 : drift;
  }

  /**
   * After the page was scrolled without anything having moved.
   * @param {number} by pixels down
   */
  scrolled(by) {
    this.#scrolled += by;
  }
}
