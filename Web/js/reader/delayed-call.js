// @ts-check
// Pure but for its clock: `DelayedCall` makes a call after a rest, and no later than a while after it was first asked for.

export class DelayedCall {
  #call;
  #longest;
  #now;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  /** When the call must be made at the latest, by the clock; 0 while nothing waits. */
  #due = 0;

  /**
   * @param {() => void} call
   * @param {number} longest milliseconds from the first request until the call is made anyway
   * @param {() => number} [now] milliseconds
   */
  constructor(call, longest, now = () => performance.now()) {
    this.#call = call;
    this.#longest = longest;
    this.#now = now;
  }

  /**
   * Asks for the call after a rest; a later request begins the rest anew.
   * @param {number} delay milliseconds
   */
  after(delay) {
    const now = this.#now();
    this.#due ||= now + this.#longest;
    this.#wait(Math.max(0, Math.min(delay, this.#due - now)));
  }

  /**
   * Asks for the call after a time, however long it has been asked for.
   * @param {number} delay milliseconds
   */
  exactlyAfter(delay) {
    this.#wait(delay);
  }

  /** The call is made now, by somebody else: what was asked for is done. */
  made() {
    this.stop();
    this.#due = 0;
  }

  /** The call is not made, unless it is asked for again. */
  stop() {
    clearTimeout(this.#timer);
  }

  /** @param {number} delay */
  #wait(delay) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#call(), delay);
  }
}
