// @ts-check
// Pure: `PageCache` keeps the designed pages that were used last, so that turning to them is quick.

/**
 * @typedef {import("./pages.js").DesignedPage} DesignedPage
 * @typedef {object} Filling
 * @property {(index: number) => DesignedPage} make makes a page that is empty yet
 * @property {(page: DesignedPage, usual: import("./spreads.js").Size | null) => Promise<void>} fill `usual`: the size of the first page
 *   that was filled, until the page has told its own
 * @property {(page: DesignedPage, error: unknown) => void} fail
 * @property {(index: number) => boolean} isShown whether the page is in view, and so has to stay
 */

/** Pages that are kept ready: those in view, and the spreads before and after. */
export const KEPT_PAGES = 8;

export class PageCache {
  #filling;
  /** @type {Map<number, Promise<DesignedPage>>} by index, least recently used first */
  #pages = new Map();
  /** @type {import("./spreads.js").Size | null} */
  #usual = null;

  /** @param {Filling} filling */
  constructor(filling) {
    this.#filling = filling;
  }

  /** @param {number} index @returns {Promise<DesignedPage>} filled, or with the message that says why it is not */
  page(index) {
    const known = this.#pages.get(index);
    if (known) {
      this.#pages.delete(index);
      this.#pages.set(index, known);
      return known;
    }
    const made = this.#filled(this.#filling.make(index));
    this.#pages.set(index, made);
    this.#dropOldest();
    return made;
  }

  /** @param {number} index of a page that is made anew when it is asked for again */
  forget(index) {
    this.#pages.delete(index);
  }

  clear() {
    this.#pages.clear();
  }

  /** @param {DesignedPage} page */
  async #filled(page) {
    try {
      await this.#filling.fill(page, this.#usual);
      this.#usual ??= page.size;
    } catch (error) {
      this.#filling.fail(page, error);
    }
    return page;
  }

  #dropOldest() {
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= KEPT_PAGES) break;
      if (!this.#filling.isShown(oldest)) this.#pages.delete(oldest);
    }
  }
}
