// @ts-check
// Pure: `Playhead`, where the voice is.

/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {{offset: number, sentence: Span | null, word: Span | null}} Playhead `offset` is where a new stream
 *   would begin to go on from here */

/** @param {Moment} moment @returns {Playhead} */
export function playheadAt({ segment, sentence, word }) {
  const first = segment.words.length > 0 ? segment.words[0] : segment.start;
  return { offset: word ? word.start : first, sentence, word };
}

/** @param {Span | null} a @param {Span | null} b */
export function isSameSpan(a, b) {
  return a === b || (a !== null && b !== null && a.start === b.start && a.end === b.end);
}

/**
 * As the player bar's attributes say it.
 * @param {Span | null} span
 */
export function spanText(span) {
  return span ? `${span.start}-${span.end}` : null;
}
