// @ts-check
// `Attempts`: the chapters that were asked for, which of them are loaded, and which failed and why.

/** @typedef {import("./book.js").BookModel} BookModel */

export class Attempts {
  #model;
  /** @type {Map<number, unknown>} */
  #failed = new Map();

  /** @param {BookModel} model */
  constructor(model) {
    this.#model = model;
  }

  /** The chapters that could not be loaded. */
  get failed() {
    return [...this.#failed.keys()];
  }

  /**
   * Why a chapter could not be loaded.
   * @param {number} chapter
   */
  errorOf(chapter) {
    return this.#failed.get(chapter);
  }

  /**
   * Whether a chapter is at hand, or is known not to be.
   * @param {number} chapter
   */
  isOver(chapter) {
    return this.#model.loaded(chapter) !== undefined || this.#failed.has(chapter);
  }

  /**
   * Waits for a chapter; that it could not be loaded is kept.
   * @param {number} chapter
   */
  async ready(chapter) {
    try {
      await this.#model.chapter(chapter);
      this.#failed.delete(chapter);
    } catch (error) {
      this.#failed.set(chapter, error);
    }
  }
}
