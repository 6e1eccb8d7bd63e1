// @ts-check
// Pure: `Results`, the matches in the order of the book.

import { lastAtMost } from "../basics/binary-search.js";

/** @typedef {{start: number, end: number, before: string, text: string, after: string}} Match book offsets */
/** @typedef {Match & {chapter: number}} Placed */

export class Results {
  /** @type {Placed[]} */
  matches = [];
  /**
   * How many each chapter has, also those that are not listed.
   * @type {Map<number, number>}
   */
  counts = new Map();
  /** How many there are; until all is known, those known so far. */
  count = 0;
  isComplete = false;
  /**
   * Where the list goes on, `null` when all are listed.
   * @type {number | null}
   */
  next = null;

  /**
   * Takes a line of the answer.
   * @param {{chapter?: number, matches?: Match[], count?: number, next?: number | null, complete?: boolean}} line
   */
  add(line) {
    if (line.complete) {
      this.isComplete = true;
      this.next = line.next ?? null;
      return;
    }
    const chapter = line.chapter ?? 0;
    if (line.matches) this.matches.push(...line.matches.map((match) => ({ ...match, chapter })));
    if (line.count !== undefined) {
      this.counts.set(chapter, (this.counts.get(chapter) ?? 0) + line.count);
      this.count += line.count;
    }
  }

  /**
   * Takes a line of an answer that lists what this one did not: what it counts is counted already.
   * @param {{chapter?: number, matches?: Match[], count?: number, next?: number | null, complete?: boolean}} line
   */
  addMore(line) {
    if (line.complete) this.next = line.next ?? null;
    else if (line.matches) this.add({ chapter: line.chapter, matches: line.matches });
  }

  /**
   * The match to go to from a place.
   * @param {number} offset
   * @param {1 | -1} way
   * @returns {number} its index; the other end's after the last one; -1 when there is none
   */
  from(offset, way) {
    const { length } = this.matches;
    if (length === 0) return -1;
    const before = lastAtMost(length, (index) => this.matches[index].start, offset - 1);
    if (way > 0) return (before + 1) % length;
    return before < 0 ? length - 1 : before;
  }

  /**
   * Matches in a stretch of the book.
   * @param {number} start
   * @param {number} end
   * @returns {Placed[]}
   */
  between(start, end) {
    const first = lastAtMost(this.matches.length, (index) => this.matches[index].start, start - 1) + 1;
    const last = lastAtMost(this.matches.length, (index) => this.matches[index].start, end - 1);
    return this.matches.slice(Math.max(0, first), last + 1);
  }
}
