// @ts-check
// Pure: how long a text takes.

/** Words a minute of adults who read silently: the mean of 190 studies (Brysbaert 2019, "How many words do we read per minute?"). */
const READING = 238;
/** Words a minute of somebody who reads aloud: the mean of 77 studies, from the same source; the voices keep about this pace. */
const SPEAKING = 183;

/** UTF-16 units of a word of English prose with the space after it. */
const UNITS_A_WORD = 6;

/**
 * Whole minutes that a part of a text takes.
 * @param {number} units of UTF-16
 * @param {number | null} unitsPerMinute how fast the person reads, if that is known
 * @param {number} speed of the voice
 */
export function minutesLeft(units, unitsPerMinute, speed) {
  return {
    reading: Math.max(1, Math.round(units / (unitsPerMinute ?? READING * UNITS_A_WORD))),
    listening: Math.max(1, Math.round(units / (SPEAKING * UNITS_A_WORD * speed))),
  };
}

/**
 * How many words a text has, by the rules of its language.
 * @param {string} text
 * @param {string | null} language a BCP 47 tag
 */
export function wordCount(text, language) {
  let count = 0;
  for (const { isWordLike } of segmenterOf(language).segment(text)) if (isWordLike) count += 1;
  return count;
}

/** @param {string | null} language */
function segmenterOf(language) {
  try {
    return new Intl.Segmenter(language ?? undefined, { granularity: "word" });
  } catch {
    // A book may name its language in a way of its own.
    return new Intl.Segmenter(undefined, { granularity: "word" });
  }
}

/**
 * Whole minutes, at least one, that a text takes to be read and to be heard at the usual speed.
 * @param {number} words
 */
export const minutesOf = (words) => ({
  reading: Math.max(1, Math.round(words / READING)),
  listening: Math.max(1, Math.round(words / SPEAKING)),
});
