// @ts-check
// Pure: `Requests` tells whether something that was asked for is still wanted. Only the last request is carried out.

/** @typedef {() => boolean} IsWanted whether nothing else has been asked for since */

export class Requests {
  #count = 0;

  /**
   * Somebody asks for something: nobody wants the earlier requests any more.
   * @returns {IsWanted}
   */
  begin() {
    this.#count += 1;
    return this.last();
  }

  /** @returns {IsWanted} of the last request */
  last() {
    const count = this.#count;
    return () => count === this.#count;
  }
}
