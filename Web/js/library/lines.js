// @ts-check
// Pure: where the books of a list stand, in rows of so many and under headings. All rows are of one height, so that a book's
// place is known without those before it.

import { lastAtMost } from "../basics/binary-search.js";

/**
 * @typedef {{group: number} | {index: number}} Entry a heading, or a book by its place in the list
 * @typedef {{columns: number, row: number, heading: number, gap: number}} Measures heights in pixels
 */

export class Lines {
  #measures;
  #counts;
  /** @type {number[]} the first book of each group */
  #first = [];
  /** @type {number[]} where each group begins, in pixels */
  #tops = [];
  #hasHeadings;
  /** How many books there are. */
  count = 0;
  /** In pixels, of all lines with the gaps between them. */
  height = 0;

  /**
   * @param {readonly number[]} counts how many books each group has
   * @param {boolean} hasHeadings
   * @param {Measures} measures
   */
  constructor(counts, hasHeadings, measures) {
    this.#measures = measures;
    this.#counts = counts;
    this.#hasHeadings = hasHeadings;
    let top = 0;
    for (const count of counts) {
      this.#first.push(this.count);
      this.#tops.push(top);
      this.count += count;
      top += this.#head + Math.ceil(count / measures.columns) * this.#step;
    }
    this.height = Math.max(0, top - measures.gap);
  }

  get #step() {
    return this.#measures.row + this.#measures.gap;
  }

  get #head() {
    return this.#hasHeadings ? this.#measures.heading + this.#measures.gap : 0;
  }

  /** @param {number} index @returns {number} the group of a book */
  groupOf(index) {
    return Math.max(
      0,
      lastAtMost(this.#first.length, (at) => this.#first[at], index),
    );
  }

  /** @param {number} index @returns {number} how far below the beginning of the list the row of a book begins */
  topOf(index) {
    const group = this.groupOf(index);
    const row = Math.floor((index - this.#first[group]) / this.#measures.columns);
    return this.#tops[group] + this.#head + row * this.#step;
  }

  /** @param {number} y @returns {number} the first book of the row that ends below a height */
  indexAt(y) {
    if (this.count === 0) return -1;
    const group = Math.max(
      0,
      lastAtMost(this.#tops.length, (at) => this.#tops[at], y),
    );
    const row = Math.max(0, Math.floor((y - this.#tops[group] - this.#head) / this.#step));
    return Math.min(this.#first[group] + row * this.#measures.columns, this.count - 1);
  }

  /**
   * The lines that lie between two heights, whole.
   * @param {number} top
   * @param {number} bottom
   * @returns {{entries: Entry[], above: number, below: number}} and the heights that are left out above and below them
   */
  between(top, bottom) {
    const { columns, row, heading, gap } = this.#measures;
    /** @type {Entry[]} */
    const entries = [];
    let above = -1;
    let end = 0;
    const line = (/** @type {number} */ y, /** @type {number} */ height) => {
      if (above < 0) above = y;
      end = y + height;
    };
    for (
      let group = Math.max(
        0,
        lastAtMost(this.#tops.length, (at) => this.#tops[at], top),
      );
      group < this.#counts.length;
      group += 1
    ) {
      const start = this.#tops[group];
      if (start > bottom) break;
      if (this.#hasHeadings && start + heading + gap > top) {
        line(start, heading);
        entries.push({ group });
      }
      const rows = Math.ceil(this.#counts[group] / columns);
      const from = Math.max(0, Math.floor((top - start - this.#head) / this.#step));
      const to = Math.min(rows - 1, Math.floor((bottom - start - this.#head) / this.#step));
      for (let at = from; at <= to; at += 1) {
        line(start + this.#head + at * this.#step, row);
        const last = Math.min(this.#counts[group], (at + 1) * columns);
        for (let place = at * columns; place < last; place += 1) entries.push({ index: this.#first[group] + place });
      }
    }
    if (above < 0) return { entries, above: 0, below: this.height };
    return { entries, above, below: Math.max(0, this.height - end) };
  }

  /**
   * The book that stands some rows below another, in its column or at the end of a shorter row.
   * @param {number} index
   * @param {number} rows negative for above
   * @returns {number} the same book where there is no such row; at most the first or the last row
   */
  vertical(index, rows) {
    const { columns } = this.#measures;
    let group = this.groupOf(index);
    let row = Math.floor((index - this.#first[group]) / columns);
    const column = (index - this.#first[group]) % columns;
    for (let left = Math.abs(rows); left > 0; left -= 1) {
      if (rows > 0 && (row + 1) * columns < this.#counts[group]) row += 1;
      else if (rows < 0 && row > 0) row -= 1;
      else {
        const next = group + Math.sign(rows);
        if (next < 0 || next >= this.#counts.length) break;
        group = next;
        row = rows > 0 ? 0 : Math.ceil(this.#counts[group] / columns) - 1;
      }
    }
    return this.#first[group] + Math.min(row * columns + column, this.#counts[group] - 1);
  }
}
