// @ts-check
// Pure: places in a text that has no chapters yet, as bytes of its file.

/** @typedef {import("../model/types.js").Passage} Passage */

/** @param {number} share 0 to 1 @param {number} size of the file @returns {number} the byte */
export const byteAt = (share, size) => Math.min(Math.floor(share * size), Math.max(size - 1, 0));

/** @param {number} byte @param {number} size of the file @returns {number} the share before it, 0 to 1 */
export const shareOf = (byte, size) => (size > 0 ? Math.min(byte / size, 1) : 0);

/**
 * The byte of the first paragraph that can be seen.
 * @param {Passage} passage
 * @param {number[]} ends where the paragraphs end
 * @param {number} top where what can be seen begins
 * @returns {number}
 */
export function blockAt({ start, blocks }, ends, top) {
  const first = ends.findIndex((end) => end > top);
  return blocks[first] ?? start;
}

/**
 * Where a match stands in the text of the passage that begins with its line.
 * @param {string} text @param {{before: string, text: string, after: string}} match
 * @returns {{start: number, end: number} | null} `null` where it can't be told
 */
export function placeOf(text, { before, text: found, after }) {
  // In the match a line's end is a space, and so is each of its characters in the text.
  const line = text.replaceAll("\n", " ");
  const around = line.indexOf(before + found + (after === "…" ? "" : after));
  const start = around >= 0 ? around + before.length : line.indexOf(found);
  return start >= 0 ? { start, end: start + found.length } : null;
}
