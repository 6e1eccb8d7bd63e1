// @ts-check
// Pure: when the sleep timer fades the sound, when it pauses, and where listening resumes.

/**
 * What ends listening: a number of minutes, the sentence, or a number of chapters.
 * @typedef {{kind: "minutes", minutes: number} | {kind: "sentence"} | {kind: "chapters", count: number}} Sleep
 */
/**
 * What the voice is doing.
 * @typedef {{now: number, offset: number, sentenceLeft: number | null}} Moment `now` in milliseconds; seconds left of the sentence
 */

/** Sound fades out over so many milliseconds: long enough not to wake, short enough to notice and ask for more. */
export const FADE = 20_000;
/** Within this of a sentence's end, in seconds, it counts as spoken: the voice must not begin the next one. */
const LAST_MOMENT = 0.12;

export class SleepTimer {
  #sleep;
  #until;
  #goal;
  /**
   * Where the voice was when the fading began.
   * @type {number | null}
   */
  #fadedAt = null;

  /**
   * @param {Sleep} sleep
   * @param {Moment} moment
   * @param {(offset: number, count: number) => number} chapterEnd the book offset at which the count-th chapter from a place ends
   */
  constructor(sleep, { now, offset }, chapterEnd) {
    this.#sleep = sleep;
    this.#until = sleep.kind === "minutes" ? now + sleep.minutes * 60_000 : Infinity;
    this.#goal = sleep.kind === "chapters" ? chapterEnd(offset, sleep.count) : Infinity;
  }

  get sleep() {
    return this.#sleep;
  }

  /**
   * Milliseconds left, `null` where it is not minutes that count.
   * @param {number} now
   */
  left(now) {
    return this.#until === Infinity ? null : Math.max(0, this.#until - now);
  }

  /**
   * So many minutes more.
   * @param {number} minutes
   * @param {number} now
   */
  extend(minutes, now) {
    if (this.#sleep.kind !== "minutes") return;
    this.#until = Math.max(this.#until, now) + minutes * 60_000;
    this.#fadedAt = null;
  }

  /**
   * What is to be done.
   * @param {Moment} moment
   * @returns {{fade: number, wakeAt: number | null}} how much of the volume is left; `wakeAt` when it is time to fall
   *   silent: where to go on
   */
  look({ now, offset, sentenceLeft }) {
    const isSpoken = sentenceLeft !== null && sentenceLeft <= LAST_MOMENT;
    if (this.#sleep.kind === "sentence") return { fade: 1, wakeAt: isSpoken ? offset : null };
    if (this.#sleep.kind === "chapters") return { fade: 1, wakeAt: offset >= this.#goal ? this.#goal : null };
    const left = this.#until - now;
    if (left > FADE) return { fade: 1, wakeAt: null };
    this.#fadedAt ??= offset;
    if (left <= 0) return { fade: 0, wakeAt: this.#fadedAt };
    // Loudness is heard on a scale of powers.
    return { fade: (left / FADE) ** 2, wakeAt: null };
  }
}
