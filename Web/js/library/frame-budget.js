// @ts-check
// Pure: `FrameBudget` spreads work over frames.

export class FrameBudget {
  #each;
  #left;
  #nextFrame;
  #goOn;
  #isCounting = false;
  #isShort = false;

  /**
   * @param {number} each how many pieces of work a frame has time for
   * @param {(run: () => void) => void} nextFrame runs something in the next frame
   * @param {() => void} goOn is called in the next frame when there was more to do
   */
  constructor(each, nextFrame, goOn) {
    this.#each = each;
    this.#left = each;
    this.#nextFrame = nextFrame;
    this.#goOn = goOn;
  }

  /** @returns {boolean} whether this frame has time for one more piece */
  take() {
    if (!this.#isCounting) {
      this.#isCounting = true;
      this.#nextFrame(() => this.#begin());
    }
    this.#isShort = this.#left === 0;
    if (!this.#isShort) this.#left -= 1;
    return !this.#isShort;
  }

  #begin() {
    this.#isCounting = false;
    this.#left = this.#each;
    if (!this.#isShort) return;
    this.#isShort = false;
    this.#goOn();
  }
}
