// @ts-check
// Pure: overlapping marks get levels, so that each one can be seen.

import { byPlace } from "./index.js";

/** @typedef {import("../model/mark.js").Mark} Mark */

/** How many levels are drawn differently. */
export const LEVELS = 2;

/**
 * The level of each mark: of marks of one style that share text, as few as there are levels have the same one.
 * @param {Mark[]} marks
 * @returns {Map<string, number>} by id
 */
export function levelsOf(marks) {
  /** @type {Map<string, number>} */
  const levels = new Map();
  /**
   * Where the text is free again, by style, in each level.
   * @type {Map<string, number[]>}
   */
  const free = new Map();
  for (const { id, style, start, end } of [...marks].sort(byPlace)) {
    let ends = free.get(style);
    if (!ends) free.set(style, (ends = Array(LEVELS).fill(0)));
    const open = ends.findIndex((at) => at <= start);
    // With more at one place than there are levels, the one that ends first is shared.
    const level = open >= 0 ? open : ends.indexOf(Math.min(...ends));
    ends[level] = Math.max(ends[level], end);
    levels.set(id, level);
  }
  return levels;
}

/** The spoken sentence and word are above every mark; they have 1 and 2. */
const BELOW_THE_VOICE = -100;

/**
 * Which of two highlights is above: what covers text lies below the lines, which would vanish else.
 * @param {import("../model/mark.js").Style} style
 * @param {number} level
 */
export function priorityOf(style, level) {
  return BELOW_THE_VOICE + (style === "solid" ? 0 : 10) + level;
}
