// @ts-check
// `Filler` keeps about two screens of text loaded before and after the view, a few pieces in each frame, and removes
// what is far.

import { Attempts } from "../text/attempts.js";
import { Piece } from "../text/piece.js";

/**
 * @typedef {import("./flow.js").Flow} Flow
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {object} FillerOptions
 * @property {(change: () => void) => void} hold runs a change while what is in view stays where it is
 * @property {(offset: number) => string} address of a place in the book
 * @property {(chapter: number, error: unknown) => HTMLElement} message in the place of a chapter
 * @property {(piece: Piece) => void} added
 */

/** In screens: so much is ready, and what is farther than that is taken away. */
const NEAR = 2;
const FAR = 5;
/** Milliseconds of a frame for this. */
const TURN = 6;
/** While something is selected nothing is taken away, up to so many pieces. */
const MOST_PIECES = 300;

export class Filler {
  #flow;
  #model;
  #options;
  #frame = 0;
  #isClosed = false;
  #attempts;
  /** @type {Set<number>} */
  #requested = new Set();

  /** @param {Flow} flow @param {BookModel} model @param {FillerOptions} options */
  constructor(flow, model, options) {
    this.#flow = flow;
    this.#model = model;
    this.#attempts = new Attempts(model);
    this.#options = options;
  }

  close() {
    this.#isClosed = true;
    cancelAnimationFrame(this.#frame);
  }

  /** Looks in the next frame what is to be done. */
  request() {
    if (this.#frame || this.#isClosed) return;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0;
      if (this.#step()) this.request();
    });
  }

  /**
   * A piece for a place; the chapter must be loaded or have failed.
   * @param {number} chapter
   * @param {number} slice
   */
  make(chapter, slice) {
    const loaded = this.#model.loaded(chapter);
    if (loaded) return Piece.ofSlice(loaded, slice, this.#options.address);
    return Piece.ofMessage(
      this.#model.details.chapters[chapter],
      this.#options.message(chapter, this.#attempts.errorOf(chapter)),
    );
  }

  /**
   * Waits for a chapter; that it could not be loaded is kept.
   * @param {number} chapter
   */
  ready(chapter) {
    return this.#attempts.ready(chapter);
  }

  /** The chapters that could not be loaded. */
  get failed() {
    return this.#attempts.failed;
  }

  /** Whether there may be more to do. */
  #step() {
    const flow = this.#flow;
    if (!flow.first || !flow.last) return false;
    // Far away in the spaces: it is begun anew there.
    if (flow.top > 2 * flow.axis.length || flow.bottom < -flow.axis.length) return false;
    const end = performance.now() + TURN;
    let isChanged = false;
    do {
      isChanged = flow.bottom < (1 + NEAR) * flow.axis.length && this.#extend(1);
      if (performance.now() < end && flow.top > -NEAR * flow.axis.length) isChanged = this.#extend(-1) || isChanged;
    } while (isChanged && performance.now() < end);
    this.#trim();
    return flow.bottom < (1 + NEAR) * flow.axis.length || flow.top > -NEAR * flow.axis.length ? isChanged : false;
  }

  /** @param {1 | -1} step @returns {boolean} whether a piece was added */
  #extend(step) {
    const flow = this.#flow;
    const place = this.#neighbour(step);
    if (step > 0) flow.isWaiting = place === "waiting";
    if (!place || place === "waiting") return false;
    const piece = this.make(place.chapter, place.slice);
    if (step > 0) {
      const height = flow.bottom;
      flow.append(piece);
      flow.after = flow.isAtEnd ? 0 : flow.after - (flow.bottom - height);
    } else {
      this.#options.hold(() => flow.prepend(piece));
    }
    this.#options.added(piece);
    const next = piece.chapter + step;
    // The next chapter is asked for before it is needed.
    if ((step > 0 ? piece.isLast : piece.index === 0) && next >= 0 && next < this.#model.chapterCount)
      this.#isReady(next);
    return true;
  }

  /** @param {1 | -1} step @returns {{chapter: number, slice: number} | "waiting" | null} */
  #neighbour(step) {
    const edge = /** @type {Piece} */ (step > 0 ? this.#flow.last : this.#flow.first);
    if (step > 0 ? !edge.isLast : edge.index > 0) {
      if (!this.#isReady(edge.chapter)) return "waiting";
      return { chapter: edge.chapter, slice: edge.index + step };
    }
    const chapter = edge.chapter + step;
    if (chapter < 0 || chapter >= this.#model.chapterCount) return null;
    if (!this.#isReady(chapter)) return "waiting";
    const count = this.#model.loaded(chapter)?.slices.length ?? 1;
    return { chapter, slice: step > 0 ? 0 : count - 1 };
  }

  /**
   * Asks for the chapter if it is not at hand.
   * @param {number} chapter
   */
  #isReady(chapter) {
    if (this.#attempts.isOver(chapter)) return true;
    if (!this.#requested.has(chapter)) {
      this.#requested.add(chapter);
      this.ready(chapter).then(() => {
        this.#requested.delete(chapter);
        this.request();
      });
    }
    return false;
  }

  #trim() {
    const flow = this.#flow;
    const selection = getSelection();
    if (selection && !selection.isCollapsed && flow.pieces.length < MOST_PIECES) return;
    while (flow.pieces.length > 1 && flow.extentOf(flow.pieces[1]).top < -FAR * flow.axis.length) {
      this.#options.hold(() => flow.remove(true));
    }
    const height = flow.bottom;
    while (
      flow.pieces.length > 1 &&
      flow.extentOf(/** @type {Piece} */ (flow.last)).top > (1 + FAR) * flow.axis.length
    ) {
      flow.remove(false);
    }
    if (flow.bottom < height) flow.after += height - flow.bottom;
  }
}
