// @ts-check
// Pure: how long to wait before trying a lost connection again: 0.5 s, doubled each time, at most 10 s.

const FIRST_SECONDS = 0.5;
const LONGEST_SECONDS = 10;

export class Backoff {
  #attempts = 0;

  /** How often it was tried since it last worked. */
  get attempts() {
    return this.#attempts;
  }

  /** Seconds to wait before the next attempt, which is counted. */
  next() {
    const seconds = Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** this.#attempts);
    this.#attempts += 1;
    return seconds;
  }

  /** It works again. */
  reset() {
    this.#attempts = 0;
  }
}
