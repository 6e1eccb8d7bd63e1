// @ts-check
// Pure: `UnstoredPlace` is what this device knows of the place in a book and the server does not have yet.

/** @typedef {import("../model/types.js").ReadingState} ReadingState */

export class UnstoredPlace {
  /** @type {number | null} `null` while the server has the place */
  offset = null;
  /** @type {ReadingState | undefined} whether the book was read, where the server is to have that instead */
  state = undefined;
  /** @type {number[]} what was sent, and is not known to have arrived */
  sent = [];

  /** @param {number} offset @param {ReadingState} [state] without it what was noted before holds */
  note(offset, state) {
    this.offset = offset;
    this.state = state ?? this.state;
  }

  /** @param {ReadingState} stored @returns {boolean} whether the server is to have another state than it has */
  hasOtherState(stored) {
    return this.state !== undefined && this.state !== stored;
  }

  /** Nothing is to be stored. */
  forget() {
    this.offset = null;
    this.state = undefined;
  }

  /**
   * The server has stored this.
   * @param {number} offset @param {ReadingState | undefined} state that were sent
   * @param {ReadingState} stored whether the book was read, as the server has it now
   * @returns {boolean} whether nothing is left to be stored
   */
  arrived(offset, state, stored) {
    this.sent = [];
    if (this.state === state || this.state === stored) this.state = undefined;
    if (this.offset === offset && this.state === undefined) this.offset = null;
    return this.offset === null;
  }
}
