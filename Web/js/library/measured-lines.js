// @ts-check
// Pure: `MeasuredLines` knows where the books of a list stand, by what was measured of those that are on the page.

import { Lines } from "./lines.js";

/**
 * @typedef {import("./lines.js").Measures} Measures
 * @typedef {readonly {count: number}[] | null} Groups
 */

/** Heights until a card has told the true ones. */
const GUESSED = { columns: 1, row: 320, heading: 48, gap: 0 };

export class MeasuredLines {
  /** @type {Measures} */
  measures = GUESSED;
  lines = new Lines([], false, GUESSED);
  /** Whether the measures may be others. */
  #isStale = true;
  /**
   * What the lines are of.
   * @type {readonly number[]}
   */
  #order = [];

  /** The window, the view or the groups are others: it is measured again. */
  expectChange() {
    this.#isStale = true;
  }

  /**
   * Learns how many columns there are, and how high a row is, when that may have changed.
   * @param {readonly number[]} order of the books
   * @param {Groups} groups
   * @param {() => Measures} look measures the page; a height is 0 while there is nothing of the kind
   * @returns {boolean} whether the lines are others now
   */
  measure(order, groups, look) {
    if (!this.#isStale && order === this.#order) return false;
    const { columns, row, heading, gap } = look();
    // Until there are cards, and headings where there are groups, the heights are guessed.
    this.#isStale = row === 0 || (groups !== null && heading === 0);
    const measures = { columns, row: row || this.measures.row, heading: heading || this.measures.heading, gap };
    const isSame = JSON.stringify(measures) === JSON.stringify(this.measures);
    if (isSame && order === this.#order) return false;
    this.measures = measures;
    this.#order = order;
    const alone = order.length > 0 ? [order.length] : [];
    const counts = groups ? groups.map(({ count }) => count) : alone;
    this.lines = new Lines(counts, groups !== null, measures);
    return true;
  }
}
