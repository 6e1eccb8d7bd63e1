// @ts-check
// Pure: whether the spoken sentence stands where it is comfortable to read along.

/** @typedef {{top: number, bottom: number}} Extent in pixels of the window, downwards */

/** The comfortable part of the height. Below it, the eye would be at the edge when the next sentence begins. */
const FROM = 0.02;
const TO = 0.74;

/** A sentence taller than this part of the height is followed by its words. */
const TALL = 0.5;

/**
 * @param {Extent} area what of the text can be seen, between header and player
 * @param {Extent} sentence
 * @param {Extent | null} word
 */
export function isComfortable(area, sentence, word) {
  const height = area.bottom - area.top;
  if (height <= 0) return true;
  const low = area.top + FROM * height;
  const high = area.top + TO * height;
  const isTall = sentence.bottom - sentence.top > TALL * height;
  const followed = isTall ? (word ?? { top: sentence.top, bottom: sentence.top }) : sentence;
  return followed.top >= low && followed.bottom <= high;
}

/**
 * @param {Extent} area
 * @param {Extent} sentence
 */
export function isSeen(area, sentence) {
  return sentence.bottom > area.top && sentence.top < area.bottom;
}

/**
 * @param {Extent} area
 * @param {Extent} sentence
 */
export function isWhole(area, sentence) {
  return sentence.top >= area.top && sentence.bottom <= area.bottom;
}
