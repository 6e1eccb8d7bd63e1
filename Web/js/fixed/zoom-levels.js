// @ts-check
// Pure: how much larger than fitting designed pages are shown, and what stays where it is meanwhile.

import { scalesOf } from "./spreads.js";

/** @typedef {import("./spreads.js").Size} Size */

/** The levels that a key leads to; 1 fits. */
const LEVELS = [1, 1.25, 1.5, 2, 3, 4];
/** Levels that are nearer than this to one of the list are that one. */
const TOLERANCE = 0.01;

/** @param {number} level @returns {number} the nearest one that pages can have */
export function limited(level) {
  return Math.min(LEVELS[LEVELS.length - 1], Math.max(LEVELS[0], level));
}

/**
 * The next larger or smaller level.
 * @param {number} level
 * @param {1 | -1} step
 */
export function levelBeside(level, step) {
  const near = LEVELS.findIndex((other) => other >= level - TOLERANCE);
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, near + step))];
}

/**
 * The level at which pages side by side are as wide as the area.
 * @param {Size[]} sizes of the pages
 * @param {Size} area
 */
export function levelOfWidth(sizes, area) {
  const scales = scalesOf(sizes, area);
  return area.width / sizes.reduce((sum, size, index) => sum + size.width * scales[index], 0);
}

/**
 * Where to scroll so that a point stays where it is while all grows by a factor.
 * @param {{left: number, top: number}} scrolled
 * @param {{x: number, y: number}} point from the corner of what scrolls
 * @param {number} factor
 */
export function scrolledAround({ left, top }, { x, y }, factor) {
  return { left: (left + x) * factor - x, top: (top + y) * factor - y };
}
