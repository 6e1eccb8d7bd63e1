// @ts-check
// Finds the sentence before another one that is read aloud, passing over those that are left out.

/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {import("../model/types.js").TimelinePart} TimelinePart */

/** So many sentences that are left out are passed over at once: a long table. */
const LONGEST_GAP = 100;

/**
 * @param {number} offset where the present sentence begins
 * @param {(offset: number) => Promise<Span | null>} sentenceBefore in the text
 * @param {(offset: number) => Promise<TimelinePart | null>} timelineFrom what is spoken from a place on; `null` when that is
 *   not known
 * @returns {Promise<Span | null>} `null` at the beginning of the book
 */
export async function spokenBefore(offset, sentenceBefore, timelineFrom) {
  let place = offset;
  for (let count = 0; count < LONGEST_GAP; count += 1) {
    const sentence = await sentenceBefore(place);
    if (!sentence) return null;
    const part = await timelineFrom(sentence.start);
    if (!part || part.segments.length === 0) return sentence;
    const first = part.segments.find((segment) => segment.words.length > 0 || segment.skipped !== null);
    if (first && first.start < offset)
      return first.start === sentence.start ? sentence : { start: first.start, end: first.end };
    place = sentence.start;
  }
  return null;
}
