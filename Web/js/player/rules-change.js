// @ts-check
// `RulesChange`: other rules of reading aloud are followed from the sentence after the present one.

/** @typedef {import("./stream.js").Stream} Stream */

/** The change is made in the pause before that sentence, so many seconds before it. */
const BEFORE_SENTENCE = 0.12;

export class RulesChange {
  #source;
  #signal;
  /** @type {{time: number, offset: number} | null} where the present stream is left */
  #turn = null;

  /**
   * @param {Pick<import("./stream.js").Source, "timeline">} source
   * @param {AbortSignal} signal
   */
  constructor(source, signal) {
    this.#source = source;
    this.#signal = signal;
  }

  /**
   * Plans the change.
   * @param {Pick<Stream, "request" | "timeline">} stream what is heard
   * @param {number} time seconds in it
   * @param {string} rules the key of the other rules
   * @returns {boolean} whether the next sentence is known; where it is not, the change can only be made at once
   */
  plan({ request, timeline }, time, rules) {
    this.#turn = timeline.after(time);
    if (!this.#turn) return false;
    // Spoken while the present sentence is heard, so that it is there when it is needed.
    this.#source.timeline({ ...request, from: this.#turn.offset, rules }, 0, this.#signal).catch(() => {});
    return true;
  }

  /** There is nothing to be changed any more. */
  forget() {
    this.#turn = null;
  }

  /**
   * @param {number} time seconds in the stream
   * @returns {number | null} the book offset to go on from by the other rules, once, when the time has come
   */
  takeDue(time) {
    if (!this.#turn || time < this.#turn.time - BEFORE_SENTENCE) return null;
    const { offset } = this.#turn;
    this.#turn = null;
    return offset;
  }
}
