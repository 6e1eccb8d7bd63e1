// @ts-check
// Pure: finds words in a text of any script. Chinese and Japanese have no spaces.

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
  try {
    made = new Intl.Segmenter(tag || undefined, { granularity: "word" });
  } catch {
    made = new Intl.Segmenter(undefined, { granularity: "word" });
  }
  segmenters.set(tag, made);
  return made;
}

/**
 * Makes ready what takes some milliseconds the first time.
 * @param {string | null} language
 */
export function prepareWords(language) {
  wordHolding("a", 0, language);
}

// What nobody sees and what parts and joins no word, though Unicode's rules say so of a zero-width space: soft hyphens,
// joiners, marks of direction. Joiners inside the words of other scripts and of emoji stay.
const unseen = /[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF]+/g;

/**
 * A text as it is seen.
 * @param {string} text
 * @returns {{seen: string, places: (offset: number) => number}} the way from an offset in what is seen to the text
 */
function visible(text) {
  /** @type {{at: number, shift: number}[]} */
  const gaps = [];
  let shift = 0;
  const seen = text.replace(unseen, (run, offset) => {
    gaps.push({ at: offset - shift, shift: shift + run.length });
    shift += run.length;
    return "";
  });
  return { seen, places: (offset) => offset + (gaps.filter((gap) => gap.at <= offset).at(-1)?.shift ?? 0) };
}

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
  const { seen, places } = visible(text);
  for (const { segment, index, isWordLike } of segmenter(language).segment(seen)) {
    if (!isWordLike) continue;
    const word = { start: places(index), end: places(index + segment.length - 1) + 1 };
    // A stop or a closing quote belongs to the word that it stands at.
    if (word.start > offset && before && !/\s/.test(text.slice(before.end, offset + 1))) return before;
    if (word.end > offset) return word;
    before = word;
  }
  return before;
}
