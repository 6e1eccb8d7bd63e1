// @ts-check
// Pure: the sentences of a chapter as the server gives them, a flat list of starts and ends in order.

import { firstThat, lastAtMost } from "../basics/binary-search.js";

/** @typedef {{start: number, end: number}} Span */

/** @param {number[]} flat @param {number} index @returns {Span | null} */
function at(flat, index) {
  if (index < 0 || index * 2 >= flat.length) return null;
  return { start: flat[index * 2], end: flat[index * 2 + 1] };
}

/**
 * The sentence that holds an offset, or the next one when the offset is between two.
 * @param {number[]} flat
 * @param {number} offset
 */
export function sentenceHolding(flat, offset) {
  return at(
    flat,
    firstThat(flat.length / 2, (index) => flat[index * 2 + 1] > offset),
  );
}

/**
 * The first sentence that starts after an offset.
 * @param {number[]} flat
 * @param {number} offset
 */
export function sentenceFollowing(flat, offset) {
  return at(flat, lastAtMost(flat.length / 2, (index) => flat[index * 2], offset) + 1);
}

/**
 * The last sentence that ends at an offset or before.
 * @param {number[]} flat
 * @param {number} offset
 */
export function sentencePreceding(flat, offset) {
  return at(
    flat,
    lastAtMost(flat.length / 2, (index) => flat[index * 2 + 1], offset),
  );
}
