// @ts-check
// Pure: `DrawnHeights` decides how much of a list is drawn beside what is in view: a few rows more in each frame.

/** Rows that are drawn at once beside those in the window, and by how many they become more in each frame. */
const ROWS_A_FRAME = 2;
/** So far above and below the window there are cards, in windows: nobody sees them come. */
const AHEAD = 1;

/** @typedef {{top: number, bottom: number}} Heights in pixels of the list */

export class DrawnHeights {
  /** How far beside the window cards are drawn by now. */
  #ahead = 0;
  /** @type {Heights} */
  #drawn = { top: 0, bottom: 0 };
  /** Where the window was. */
  #top = 0;

  /**
   * @param {Heights} view what is in the window
   * @param {number} row how high a row is
   * @returns {Heights & {isAll: boolean, isFast: boolean}} what is to be drawn now; `isAll` is false while there is more to draw in the
   *   next frame, `isFast` is true while the list moves by more than a row in a frame, so that nobody sees what a book is
   */
  next(view, row) {
    const isFast = Math.abs(view.top - this.#top) > row;
    this.#top = view.top;
    // After a jump those in view come first.
    if (view.bottom < this.#drawn.top || view.top > this.#drawn.bottom) this.#ahead = 0;
    const most = (view.bottom - view.top) * AHEAD;
    this.#ahead = Math.min(most, this.#ahead + ROWS_A_FRAME * row);
    this.#drawn = { top: view.top - this.#ahead, bottom: view.bottom + this.#ahead };
    return { ...this.#drawn, isAll: this.#ahead >= most, isFast };
  }
}
