// @ts-check
// Overlapping marks: those that share text get lanes, so that each one can be seen.

import { byPlace } from "./index.js";

/** @typedef {import("./mark.js").Mark} Mark */

/** How many lanes are drawn differently. */
export const LANES = 2;

/**
 * The lane of each mark: of marks of one style that share text, as few as there are lanes have the same one.
 * @param {Mark[]} marks
 * @returns {Map<string, number>} by id
 */
export function lanesOf(marks) {
  /** @type {Map<string, number>} */
  const lanes = new Map();
  /**
   * Where the text is free again, by style, in each lane.
   * @type {Map<string, number[]>}
   */
  const free = new Map();
  for (const { id, style, start, end } of [...marks].sort(byPlace)) {
    let ends = free.get(style);
    if (!ends) free.set(style, ends = Array(LANES).fill(0));
    const open = ends.findIndex((at) => at <= start);
    // With more at one place than there are lanes, the one that ends first is shared.
    const lane = open >= 0 ? open : ends.indexOf(Math.min(...ends));
    ends[lane] = Math.max(ends[lane], end);
    lanes.set(id, lane);
  }
  return lanes;
}

/** The spoken sentence and word are above every mark; they have 1 and 2. */
const BELOW_THE_VOICE = -100;

/**
 * Which of two highlights is above: what covers text lies below the lines, which would vanish else.
 * @param {import("./mark.js").Style} style
 * @param {number} lane
 */
export function priorityOf(style, lane) {
  return BELOW_THE_VOICE + (style === "solid" ? 0 : 10) + lane;
}
