// @ts-check
// `Jump`: somebody dragged or threw the page to where nothing is loaded, and the text of about there comes to the page.

import { topOf } from "../text/lines.js";
import { offsetInSpaces } from "./alignment.js";

/**
 * @typedef {object} Parts
 * @property {import("./flow.js").Flow} flow
 * @property {import("../text/axis.js").Axis} axis
 * @property {import("../text/book.js").BookModel} model
 * @property {import("./scroll-anchor.js").ScrollAnchor} anchor
 * @property {import("./filler.js").Filler} filler
 */

/**
 * @typedef {object} Hooks
 * @property {() => () => boolean} begin begins to show another place; tells whether no later call has begun since
 * @property {(chapter: number, offset: number) => import("../text/piece.js").Piece} restart begins the text anew
 * @property {() => {top: number, bottom: number}} insets what bars cover
 * @property {(from: number) => void} landed is told the place from which the page has jumped
 */

/** Milliseconds in the space between until the text there is loaded. */
const DELAY = 120;

export class Jump {
  #parts;
  #hooks;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #waiting;

  /** @param {Parts} parts @param {Hooks} hooks */
  constructor(parts, hooks) {
    this.#parts = parts;
    this.#hooks = hooks;
  }

  /** Jumps once the page has been there for a moment. */
  soon() {
    this.stop();
    this.#waiting = setTimeout(() => this.#run(), DELAY);
  }

  stop() {
    clearTimeout(this.#waiting);
  }

  async #run() {
    const { flow, axis, model, anchor, filler } = this.#parts;
    const { length } = model.details;
    const { offset, isEnd } = offsetInSpaces({
      scrolled: axis.position,
      room: axis.room,
      height: axis.length,
      before: flow.before,
      after: flow.after,
      bottom: flow.bottom,
      isAbove: flow.top > 0,
      start: flow.first?.start ?? 0,
      end: flow.last?.end ?? 0,
      length,
    });
    const from = anchor.offset;
    const isCurrent = this.#hooks.begin();
    const chapter = isEnd ? model.chapterCount - 1 : model.chapterAt(Math.min(offset, Math.max(0, length - 1)));
    await filler.ready(chapter);
    if (!isCurrent()) return;
    const piece = this.#hooks.restart(chapter, offset);
    const insets = this.#hooks.insets();
    // The text comes to where the page is, so that a scroll bar in the hand is not torn away.
    if (isEnd) flow.before += axis.length - insets.bottom - flow.bottom;
    else flow.before += insets.top - topOf(axis, piece, offset);
    anchor.set(piece, isEnd ? piece.start : offset);
    anchor.take(insets.top, model.details.language);
    filler.request();
    this.#hooks.landed(from);
  }
}
