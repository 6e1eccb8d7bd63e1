// @ts-check
// Pure: `KnownBooks` remembers the books that were wanted last, and which of them may have changed.

/** @typedef {import("../model/types.js").Book} Book */

/** So many books are remembered, some hundred screens; those that were not wanted for the longest time go first. */
export const MOST_BOOKS = 3000;

export class KnownBooks {
  /** @type {Map<number, Book>} the last wanted at the end */
  #books = new Map();
  /** Those that may have changed. @type {Set<number>} */
  #old = new Set();

  get numbers() {
    return [...this.#books.keys()];
  }

  /** @param {number} id */
  get(id) {
    return this.#books.get(id);
  }

  /** @param {Book} book as it is now */
  set(book) {
    this.#old.delete(book.id);
    this.#books.delete(book.id);
    this.#books.set(book.id, book);
    if (this.#books.size <= MOST_BOOKS) return;
    const [oldest] = this.#books.keys();
    this.forget(oldest);
  }

  /** @param {number} id */
  forget(id) {
    this.#books.delete(id);
    this.#old.delete(id);
  }

  /** @param {readonly number[]} ids that are wanted now, the first ones first to go */
  use(ids) {
    for (const id of ids) {
      const book = this.#books.get(id);
      if (!book) continue;
      this.#books.delete(id);
      this.#books.set(id, book);
    }
  }

  /** @param {readonly number[]} ids that may have changed */
  makeOld(ids) {
    for (const id of ids) if (this.#books.has(id)) this.#old.add(id);
  }

  /** @param {number} id @returns {boolean} whether the book may have changed since it was told */
  isOld(id) {
    return this.#old.has(id);
  }
}
