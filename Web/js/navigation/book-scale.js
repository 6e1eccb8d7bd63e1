// @ts-check
// Pure: `BookScale` translates between places of the scrubber, 0…1, and places of the book.

/** @typedef {import("./scrubber.js").Shown} Shown */

/**
 * What a scale asks of the reader.
 * @typedef {object} Book
 * @property {number} length of the text
 * @property {(offset: number) => string} nameAt what a place is called
 * @property {() => {count: number, pageAt: (offset: number) => number} | null | undefined} pages the pages in the layout in use
 */

export class BookScale {
  #book;

  /** @param {Book} book */
  constructor(book) {
    this.#book = book;
  }

  /** The text's length, at least 1, which is what fractions are of. */
  get length() {
    return Math.max(1, this.#book.length);
  }

  /** @param {number} fraction 0…1 @returns {number} a book offset inside the text */
  offsetOf(fraction) {
    return Math.min(Math.round(fraction * this.length), Math.max(0, this.#book.length - 1));
  }

  /** @param {number} fraction 0…1 @returns {Shown} what the scrubber says of that place */
  describe(fraction) {
    const offset = this.offsetOf(fraction);
    const pages = this.#book.pages();
    return {
      name: this.#book.nameAt(offset),
      fraction,
      page: pages ? pages.pageAt(offset) : null,
      pages: pages ? pages.count : null,
    };
  }
}
