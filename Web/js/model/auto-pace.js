// @ts-check
// Pure: how fast a text moves on by itself, in words a minute.

/** Words a minute. Adults read English prose silently at 238 on average (Brysbaert 2019). */
export const USUAL = 238;
export const SLOWEST = 60;
export const FASTEST = 900;
/** One step faster or slower, as a factor. */
const STEP = 1.1;
/** A word and the space after it, in UTF-16 units, as in English prose. */
const WORD_LENGTH = 5.7;
/** In Chinese and Japanese two characters stand for about a word. */
const WORD_LENGTH_CJK = 1.7;

/** @param {number} pace words a minute @param {1 | -1} direction */
export function nextPace(pace, direction) {
  return Math.round(Math.min(FASTEST, Math.max(SLOWEST, pace * STEP ** direction)));
}

/** @param {string | null} language @returns {number} UTF-16 units of a word */
function wordLength(language) {
  return /^(zh|ja|ko)\b/.test(language ?? "") ? WORD_LENGTH_CJK : WORD_LENGTH;
}

/**
 * Pixels a second, for a view that shows a part of the text.
 * @param {{pace: number, units: number, height: number, language: string | null}} view `units` of text on `height` pixels
 */
export function scrollSpeed({ pace, units, height, language }) {
  if (units <= 0) return 0;
  return height / readingSeconds(units, { pace, language });
}

/**
 * Seconds that reading takes.
 * @param {number} units of text
 * @param {{pace: number, language: string | null}} reader
 */
export function readingSeconds(units, { pace, language }) {
  return (Math.max(0, units) / wordLength(language) / pace) * 60;
}

/** A page with next to nothing on it stays so long, in seconds. */
const SHORTEST_STAY = 2;

/**
 * Seconds that a page stays.
 * @param {{pace: number, units: number, language: string | null}} page
 */
export function pageStay({ pace, units, language }) {
  return Math.max(SHORTEST_STAY, (units / wordLength(language) / pace) * 60);
}
