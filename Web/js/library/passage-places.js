// @ts-check
// Pure: places in a text that has no chapters yet, as bytes of its file.

import { lastAtMost } from "../basics/binary-search.js";

/** @typedef {import("../model/types.js").Passage} Passage */

/** @param {number} share 0 to 1 @param {number} size of the file @returns {number} the byte */
export const byteAt = (share, size) => Math.min(Math.floor(share * size), Math.max(size - 1, 0));

/** @param {number} byte @param {number} size of the file @returns {number} the share before it, 0 to 1 */
export const shareOf = (byte, size) => (size > 0 ? Math.min(byte / size, 1) : 0);

/** @param {number[]} starts of blocks in a text, in order @param {number} offset @returns {number} the index of the block with it */
export const blockOf = (starts, offset) =>
  Math.max(
    lastAtMost(starts.length, (index) => starts[index], offset),
    0,
  );

/** @param {Passage} a @param {Passage} b @returns {boolean} whether both have the same text */
export const isSamePassage = (a, b) => a.start === b.start && a.end === b.end;

/** @param {number[]} ends where the paragraphs end @param {number} top where what can be seen begins @returns {number} the index of the first one */
export const firstSeen = (ends, top) => ends.findIndex((end) => end > top);

/**
 * Whether a passage has words behind the byte that it was asked for by.
 * @param {Pick<Passage, "html" | "offset">} passage
 */
export function hasTextBehind({ html, offset }) {
  // Its text is that of the fragment without tags; what is escaped is one sign.
  const text = (html ?? "").replace(/<[^>]*>/g, "").replace(/&[^;]*;/g, "&");
  return /\S/.test(text.slice(offset));
}

/**
 * The byte of the first paragraph that can be seen.
 * @param {Passage} passage
 * @param {number[]} ends where the paragraphs end
 * @param {number} top where what can be seen begins
 * @returns {number}
 */
export function blockAt({ start, blocks }, ends, top) {
  return blocks[firstSeen(ends, top)] ?? start;
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
