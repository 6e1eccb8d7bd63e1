// @ts-check
// Pure: finds the marks of a stretch of text, however many marks there are.

import { lastAtMost } from "../basics/binary-search.js";

/** @typedef {import("../model/mark.js").Mark} Mark */

/** @param {{start: number, end: number}} a @param {{start: number, end: number}} b */
export function byPlace(a, b) {
  return a.start - b.start || b.end - a.end;
}

export class MarkIndex {
  /** @type {Mark[]} by start; of those that start together the longest first */
  marks;
  /**
   * The furthest end of all marks up to each one: what ends before it need not be looked at.
   * @type {number[]}
   */
  #reach = [];

  /** @param {Mark[]} marks */
  constructor(marks) {
    this.marks = [...marks].sort(byPlace);
    let reach = 0;
    for (const { end } of this.marks) {
      reach = Math.max(reach, end);
      this.#reach.push(reach);
    }
  }

  /**
   * The marks that share text with `[start, end)`; a mark without length counts where it stands.
   * @param {number} start
   * @param {number} end
   * @returns {Mark[]}
   */
  between(start, end) {
    const { marks } = this;
    const found = [];
    for (let index = lastAtMost(marks.length, (at) => marks[at].start, end - 1); index >= 0; index -= 1) {
      if (this.#reach[index] < start) break;
      const mark = marks[index];
      if (mark.end > start || (mark.end === mark.start && mark.start >= start)) found.push(mark);
    }
    return found.reverse();
  }

  /**
   * The marks at an offset, the shortest first: it is the one that was meant.
   * @param {number} offset
   */
  at(offset) {
    return this.between(offset, offset + 1).sort((a, b) => a.end - a.start - (b.end - b.start));
  }
}
