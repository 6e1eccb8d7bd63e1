// @ts-check
// Pure: `Jumps`, the places that jumps have left, back and forward like a browser's history.

/** More steps than this nobody goes. */
const LONGEST_TRAIL = 50;

export class Jumps extends EventTarget {
  /** @type {number[]} */
  #before = [];
  /** @type {number[]} */
  #after = [];

  /** Where back leads, `null` when nowhere. */
  get back() {
    return this.#before.at(-1) ?? null;
  }
  /** Where forward leads, `null` when nowhere. */
  get forward() {
    return this.#after.at(-1) ?? null;
  }

  /**
   * A place is left for another one.
   * @param {number} offset a book offset
   */
  left(offset) {
    if (this.back !== offset) this.#before.push(offset);
    if (this.#before.length > LONGEST_TRAIL) this.#before.shift();
    this.#after = [];
    this.#changed();
  }

  /**
   * @param {number} here where the reader is now
   * @returns {number | null} where to go
   */
  goBack(here) {
    return this.#step(this.#before, this.#after, here);
  }

  /**
   * @param {number} here
   * @returns {number | null}
   */
  goForward(here) {
    return this.#step(this.#after, this.#before, here);
  }

  /** Nobody wants the way back any more. */
  forget() {
    this.#before = [];
    this.#after = [];
    this.#changed();
  }

  /** @param {number[]} from @param {number[]} to @param {number} here */
  #step(from, to, here) {
    const goal = from.pop();
    if (goal === undefined) return null;
    to.push(here);
    this.#changed();
    return goal;
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}
