// @ts-check
// Pure but for its clock: `Polling` asks again and again, and after a failure goes on with longer pauses until there is an answer.

import { pause } from "../api/pieces.js";

export class Polling {
  #ask;
  #tell;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {() => unknown} ask ends in `answered` or `failed`; when it calls neither, nothing is asked any more
   * @param {(error: unknown) => void} tell is told of the first failure in a row, and `null` when there is an answer again
   */
  constructor(ask, tell) {
    this.#ask = ask;
    this.#tell = tell;
  }

  /**
   * There is an answer.
   * @param {number | null} period the milliseconds until the next question; `null` if there is nothing to follow
   */
  answered(period) {
    if (this.#failures > 0) this.#tell(null);
    this.#failures = 0;
    this.#after(period);
  }

  /** @param {unknown} error why there is no answer */
  failed(error) {
    this.#failures += 1;
    if (this.#failures === 1) this.#tell(error);
    this.#after(pause(this.#failures));
  }

  /** @param {number | null} milliseconds */
  #after(milliseconds) {
    clearTimeout(this.#timer);
    if (milliseconds !== null) this.#timer = setTimeout(() => this.#ask(), milliseconds);
  }
}
