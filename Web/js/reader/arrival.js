// @ts-check
// Pure: `Arrival` goes to a place of the book.

/**
 * @typedef {object} Parts
 * @property {Pick<import("./book-view.js").BookView, "show" | "firstVisibleOffset">} view
 * @property {Pick<import("./notices.js").Notices, "offerBack">} notices
 * @property {Pick<import("./bars.js").Bars, "show">} bars
 * @property {() => Pick<import("./progress-display.js").ProgressDisplay, "goes">} progress
 * @property {() => Pick<import("./place-tracking.js").PlaceTracking, "went">} tracking
 */

export class Arrival {
  #parts;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Goes to a place and offers the way back.
   * @param {number} offset @param {number} [chapter] */
  go(offset, chapter) {
    const { view, notices, bars } = this.#parts;
    notices.offerBack(view.firstVisibleOffset);
    bars.show();
    this.arrive(offset, chapter);
  }

  /** Goes there without an offer of the way back.
   * @param {number} offset @param {number} [chapter] */
  async arrive(offset, chapter) {
    const { view, progress, tracking } = this.#parts;
    progress().goes();
    await view.show(offset, { chapter });
    tracking().went(offset);
  }
}
