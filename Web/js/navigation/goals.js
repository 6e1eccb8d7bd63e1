// @ts-check
// Pure: the place that somebody has typed as a page or a percentage.

import { fractionIn } from "./ticks.js";

/**
 * @typedef {{count: number, offsetOf: (page: number) => number}} NumberedPages
 * @typedef {{offset: number} | {problem: "percent" | "page"}} Goal `problem`: there is no such percentage or page
 */

/** @param {string} text @param {number} length of the book @returns {Goal} */
export function goalOfPercent(text, length) {
  const fraction = fractionIn(text);
  // The first place at which that is how far one is.
  return fraction === null ? { problem: "percent" } : { offset: Math.ceil(fraction * length) };
}

/** @param {string} text @param {number} length of the book @param {NumberedPages} pages @returns {Goal} */
export function goalOfPage(text, length, pages) {
  // The first field is the one that is typed into.
  if (text.endsWith("%")) return goalOfPercent(text, length);
  const page = Number(text);
  if (!Number.isInteger(page) || page < 1 || page > pages.count) return { problem: "page" };
  return { offset: pages.offsetOf(page) };
}

/** @param {number} offset @param {number} length of the book @returns {number} the nearest place that is in the book */
export function placeIn(offset, length) {
  return Math.max(0, Math.min(Math.round(offset), Math.max(0, length - 1)));
}

/** @param {{offset: number}[]} chapters @param {number} offset @returns {number} the last that begins there or before, or the first */
export function chapterAt(chapters, offset) {
  return chapters.reduce((found, entry, index) => (entry.offset <= offset ? index : found), 0);
}
