// @ts-check
// Pure: of several calls that wait for something, the last one counts.

export class Latest {
  #number = 0;
  #signal;

  /** @param {AbortSignal} signal after its end no call counts */
  constructor(signal) {
    this.#signal = signal;
  }

  /** Begins a call; what it returns tells whether none has begun since. */
  begin() {
    this.#number += 1;
    const mine = this.#number;
    return () => mine === this.#number && !this.#signal.aborted;
  }
}
