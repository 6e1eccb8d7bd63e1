// @ts-check
// Pure: the levels of messages, and which open message is shown. One is shown at a time.

/**
 * How much a message matters, least first: something that was done, something to know, something that failed, something without which
 * nothing goes on.
 * @typedef {"info" | "warning" | "error" | "critical"} Level
 */

/**
 * `duration`: how long it stays, in milliseconds; what is critical stays until it is over. `isUrgent`: whether a screen reader is interrupted.
 * @type {Record<Level, {rank: number, duration: number, isUrgent: boolean, icon: import("./icons.js").IconName | null}>}
 */
export const levels = {
  // Long enough to read two lines.
  info: { rank: 0, duration: 6000, isUrgent: false, icon: null },
  warning: { rank: 1, duration: 10_000, isUrgent: false, icon: "warning" },
  // A sentence or two, and met in the middle of another one.
  error: { rank: 2, duration: 12_000, isUrgent: true, icon: "warning" },
  critical: { rank: 3, duration: Infinity, isUrgent: true, icon: "warning" },
};

/** Somebody who has seen a message for so long has read it, in milliseconds: another one may take its place for good. */
const READ_AFTER = 2500;

/** @typedef {{level: Level, duration: number, seen: number}} Open `seen`: for how long it was shown, in milliseconds */

/**
 * The open messages.
 * @template {Open} M
 */
export class Messages {
  /** @type {M[]} the newest last */
  #open = [];

  /** The one to be shown: of those that matter most the newest. */
  get shown() {
    return this.#open.reduce(
      (best, other) => (best && levels[best.level].rank > levels[other.level].rank ? best : other),
      /** @type {M | null} */ (null),
    );
  }

  /**
   * @param {M} message
   * @returns {M[]} what it takes the place of for good, because it was read
   */
  add(message) {
    const before = this.shown;
    this.#open.push(message);
    const isReplaced =
      before !== null && this.shown === message && before.seen >= READ_AFTER && before.duration !== Infinity;
    return isReplaced ? [before] : [];
  }

  /**
   * @param {M} message
   * @returns {boolean} whether it was open
   */
  remove(message) {
    const count = this.#open.length;
    this.#open = this.#open.filter((other) => other !== message);
    return this.#open.length < count;
  }

  /**
   * The open messages of which something holds.
   * @param {(message: M) => boolean} holds
   */
  filter(holds) {
    return this.#open.filter(holds);
  }
}
