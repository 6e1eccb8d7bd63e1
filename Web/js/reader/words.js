// @ts-check
// Words in a text, in every script: Chinese and Japanese have no spaces.

/** @typedef {import("./sentences.js").Span} Span */

/** @type {Map<string, Intl.Segmenter>} */
const segmenters = new Map();

/** @param {string | null} language */
function segmenter(language) {
  const tag = language ?? "";
  const known = segmenters.get(tag);
  if (known) return known;
  let made;
  // Books name languages that do not exist.
  try { made = new Intl.Segmenter(tag || undefined, { granularity: "word" }); } catch {
    made = new Intl.Segmenter(undefined, { granularity: "word" });
  }
  segmenters.set(tag, made);
  return made;
}

/**
 * Makes ready what takes some milliseconds the first time.
 * @param {string | null} language
 */
export function prepareWords(language) { wordHolding("a", 0, language); }

/**
 * The word that holds an offset or that the sign there stands at, else the next one, else the one before.
 * @param {string} text
 * @param {number} offset
 * @param {string | null} language
 * @returns {Span | null} `null` when the text has no word
 */
export function wordHolding(text, offset, language) {
  /** @type {Span | null} */
  let before = null;
  for (const { segment, index, isWordLike } of segmenter(language).segment(text)) {
    if (!isWordLike) continue;
    const word = { start: index, end: index + segment.length };
    // A stop or a closing quote belongs to the word that it stands at.
    if (word.start > offset && before && !/\s/.test(text.slice(before.end, offset + 1))) return before;
    if (word.end > offset) return word;
    before = word;
  }
  return before;
}
