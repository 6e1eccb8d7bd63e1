// @ts-check
// Pure but for its clock: `Telling` says something to screen readers once nothing else is to be said.

export class Telling {
  #say;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(text: string) => void} say */
  constructor(say) {
    this.#say = say;
  }

  /** @param {string} text @param {number} delay in ms */
  soon(text, delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#say(text), delay);
  }

  /** What was to be said is not said any more. */
  stop() {
    clearTimeout(this.#timer);
  }
}
