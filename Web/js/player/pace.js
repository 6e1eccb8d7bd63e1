// @ts-check
// Pure: how far the voice is in a chapter, and how long the rest takes.

/** @typedef {import("./timeline.js").Timeline} Timeline */
/** @typedef {{start: number, length: number}} Stretch a chapter's place in the book */

/** So much speech must be known before its pace is trusted, in seconds. */
const TRUSTED_SECONDS = 20;

/**
 * Seconds of audio for one UTF-16 unit of text, or `null`.
 * @param {Timeline} timeline
 */
export function paceOf(timeline) {
  const { first, last } = timeline;
  if (!first || !last) return null;
  const seconds = last.to - first.from;
  const units = last.end - first.start;
  return seconds >= TRUSTED_SECONDS && units > 0 ? seconds / units : null;
}

/**
 * 0…1.
 * @param {Stretch} chapter
 * @param {number} offset a book offset
 */
export function fractionOf(chapter, offset) {
  if (chapter.length <= 0) return 0;
  return Math.min(1, Math.max(0, (offset - chapter.start) / chapter.length));
}

/**
 * Seconds of listening to the end of a chapter at a speed, or `null` while the pace isn't known.
 * @param {Stretch} chapter
 * @param {number} offset where the voice is, a book offset
 * @param {number | null} pace
 * @param {number} rate
 */
export function secondsLeft(chapter, offset, pace, rate) {
  if (pace === null) return null;
  const units = Math.max(0, chapter.start + chapter.length - offset);
  return (units * pace) / rate;
}

/** Seconds of audio for one UTF-16 unit at the usual speed, as far as nothing is known of a voice: some 14 units a second. */
const USUAL_PACE = 0.07;

/**
 * As players show it: "4:05", "1:04:05".
 * @param {number} seconds
 */
export function clockText(seconds) {
  const whole = Math.max(0, Math.round(seconds));
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`;
}

/**
 * How long a chapter was heard and how long the rest takes, at a speed; about, as the pace is that of what was spoken last.
 * @param {Stretch} chapter
 * @param {number} offset where the voice is, a book offset
 * @param {number | null} pace
 * @param {number} rate
 */
export function timesIn(chapter, offset, pace, rate) {
  const units = Math.min(chapter.length, Math.max(0, offset - chapter.start));
  const each = (pace ?? USUAL_PACE) / rate;
  return { elapsed: units * each, left: (chapter.length - units) * each };
}
