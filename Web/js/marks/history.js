// @ts-check
// Pure: `History`, the steps of this view that can be undone.

/** @typedef {{undo: () => void, ended?: () => void}} Step */

/** So many steps can be undone. */
const MOST_STEPS = 200;

export class History {
  /** @type {Step[]} */
  #steps = [];

  get isEmpty() {
    return this.#steps.length === 0;
  }

  /** @param {Step} step */
  push(step) {
    this.#steps.push(step);
    if (this.#steps.length > MOST_STEPS) this.#steps.shift();
  }

  /**
   * Undoes a step, the last one without it.
   * @param {Step} [step]
   * @returns {boolean} whether there was one
   */
  undo(step = this.#steps[this.#steps.length - 1]) {
    const index = step ? this.#steps.indexOf(step) : -1;
    if (!step || index < 0) return false;
    this.#steps.splice(index, 1);
    step.ended?.();
    step.undo();
    return true;
  }
}
