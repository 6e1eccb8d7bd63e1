// @ts-check
// Pure: how far to scroll to a line, and which text a place in the spaces around the loaded text stands for.

/** @typedef {import("../text/showing.js").Alignment} Alignment */

/** Where `upper` is between the bars. */
const UPPER = 0.22;

/**
 * @param {{y: number, height: number}} line in the window, in pixels
 * @param {Alignment} align
 * @param {{top: number, bottom: number}} area what the bars leave of the window
 * @returns {number} pixels to scroll down
 */
export function distanceTo({ y, height }, align, { top, bottom }) {
  if (align === "upper") return y - top - UPPER * (bottom - top);
  if (align === "centre") return y + height / 2 - (top + bottom) / 2;
  if (align === "nearest" && y + height > bottom) return y + height - bottom;
  if (align === "nearest" && y >= top) return 0;
  return y - top;
}

/**
 * @typedef {object} Spaces
 * @property {number} scrolled pixels
 * @property {number} room the most that can be scrolled
 * @property {number} height of the window
 * @property {number} before height of the space before the loaded text
 * @property {number} after
 * @property {number} bottom where the loaded text ends, in the window
 * @property {boolean} isAbove whether the window shows the space before
 * @property {number} start of the loaded text, a book offset
 * @property {number} end
 * @property {number} length of the book
 */

/**
 * @param {Spaces} spaces
 * @returns {{offset: number, isEnd: boolean}} `isEnd`: all the way down is the end of the book, exactly
 */
export function offsetInSpaces({ scrolled, room, height, before, after, bottom, isAbove, start, end, length }) {
  if (!isAbove && scrolled >= room - 2) return { offset: length, isEnd: true };
  const fraction = isAbove ? scrolled / Math.max(1, before) : -bottom / Math.max(1, after - height);
  const [low, high] = isAbove ? [0, start] : [end, length];
  return { offset: Math.round(low + Math.min(1, Math.max(0, fraction)) * (high - low)), isEnd: false };
}
