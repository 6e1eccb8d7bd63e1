// @ts-check
// Pure: joins kept chapters into one stream: its bytes, and its timeline.

/** @typedef {import("../model/types.js").Segment} Segment */
/** @typedef {{start: number, byteCount: number, segments: Segment[]}} KeptChapter `start`: of the chapter in the book */

/** Of the sound (docs/api.md): bytes of a second, and of one frame of MP3 at 64 kbit/s and 24 kHz. */
export const BYTES_A_SECOND = 8000;
const FRAME = 192;

/**
 * When the word at a book offset, or the next one, is spoken in a chapter's sound; `null` when nothing is spoken there any more.
 * @param {readonly Segment[]} segments
 * @param {number} offset
 */
export function timeOfWord(segments, offset) {
  for (const { end, skipped, words, from, start } of segments) {
    if (end <= offset || skipped !== null) continue;
    if (offset <= start || words.length === 0) return from;
    for (let at = 0; at < words.length; at += 4) if (words[at + 1] > offset) return words[at + 2];
  }
  return null;
}

/**
 * Where the sound of a chapter has to begin for a place.
 * @param {KeptChapter} chapter
 * @param {number} offset
 * @returns {number} bytes, a whole number of frames
 */
export function firstByte({ segments, byteCount }, offset) {
  const time = timeOfWord(segments, offset);
  if (time === null) return byteCount;
  return Math.min(byteCount, Math.floor((time * BYTES_A_SECOND) / FRAME) * FRAME);
}

/**
 * The timeline of chapters laid end to end, the first from a byte on.
 * @param {readonly KeptChapter[]} chapters
 * @param {number} offset at which it begins
 * @returns {Segment[]}
 */
export function joined(chapters, offset) {
  /** @type {Segment[]} */
  const all = [];
  let shift = 0;
  chapters.forEach((chapter, number) => {
    const first = number === 0 ? firstByte(chapter, offset) : 0;
    const cut = first / BYTES_A_SECOND;
    for (const segment of chapter.segments) {
      if (segment.to <= cut && (segment.skipped === null || segment.end <= offset)) continue;
      all.push(moved(segment, shift - cut, number === 0 ? offset : -1, all.length));
    }
    shift += (chapter.byteCount - first) / BYTES_A_SECOND;
  });
  return all;
}

/** @param {Segment} segment @param {number} by @param {number} offset @param {number} index @returns {Segment} */
function moved(segment, by, offset, index) {
  /** @type {number[]} */
  const words = [];
  for (let at = 0; at < segment.words.length; at += 4) {
    const [start, end, from, to] = segment.words.slice(at, at + 4);
    if (end > offset) words.push(start, end, from + by, to + by);
  }
  return { ...segment, index, from: Math.max(0, segment.from + by), to: segment.to + by, words };
}
