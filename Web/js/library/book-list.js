// @ts-check
// `bookList`: the books as this page knows them. It asks the server once, and events keep it up to date.

import * as api from "../api/books.js";
import { Problem } from "../model/problem.js";
import { live } from "../api/live.js";
import { withPosition } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookFormat} BookFormat */

/** Many imports at once are many events: the list is asked for at most this often. */
const REFRESH_MILLISECONDS = 1000;
/** A short gap, such as a restart of the program, is not worth a message. */
const PATIENCE_MILLISECONDS = 1500;
const RETRY_MILLISECONDS = 4000;

/**
 * Dispatches `change` when books came, went or changed, `connection` when `isReachable` did, and
 * `failure` with the error when the list could not be had at all.
 */
class BookList extends EventTarget {
  /** @type {Map<number, Book>} */
  #books = new Map();
  /**
   * Those that are being removed: not shown any more, whatever the server still says.
   * @type {Set<number>}
   */
  #leaving = new Set();
  /** @type {BookFormat[]} */
  #formats = [];
  /** Counts what changed here, so that an answer that was under way meanwhile is not believed. */
  #changes = 0;
  #isAsking = false;
  #isDue = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #retry;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  isLoaded = false;
  isReachable = true;

  /**
   * Keeps itself up to date until `signal` is aborted.
   * @param {AbortSignal} signal
   */
  follow(signal) {
    live.on("library", () => this.refresh(), signal);
    live.on("open", () => this.refresh(), signal);
    live.on("lost", () => this.#lost(), signal);
    live.on("position", ({ book, position }) => this.#moved(book, position), signal);
    signal.addEventListener("abort", () => {
      clearTimeout(this.#retry);
      clearTimeout(this.#patience);
      this.#patience = undefined;
    });
    this.refresh();
  }

  /** @returns {Book[]} */
  get books() {
    return [...this.#books.values()].filter(({ id }) => !this.#leaving.has(id));
  }

  /** @param {number} id */
  book(id) {
    return this.#books.get(id);
  }

  /**
   * The formats that the server opens; empty until the list of books has come.
   * @returns {readonly BookFormat[]}
   */
  get formats() {
    return this.#formats;
  }

  /**
   * The same for a view that has no list of books, such as the reader: asks the server where it must.
   * @returns {Promise<readonly BookFormat[]>}
   */
  async askFormats() {
    if (this.#formats.length === 0) this.#formats = (await api.books()).formats;
    return this.#formats;
  }

  /**
   * A book that the server has just told of.
   * @param {Book} book
   */
  put(book) {
    this.#changes += 1;
    if (book.removed) this.#books.delete(book.id);
    else this.#books.set(book.id, book);
    this.#changed();
  }

  /**
   * Hides a book while it is being removed.
   * @param {number} id
   * @param {boolean} isLeaving
   */
  setLeaving(id, isLeaving) {
    if (isLeaving) this.#leaving.add(id);
    else this.#leaving.delete(id);
    this.#changed();
  }

  /** Asks for the list, now or, if that was done just now, in a moment. */
  async refresh() {
    if (this.#isAsking) {
      this.#isDue = true;
      return;
    }
    this.#isAsking = true;
    this.#isDue = false;
    clearTimeout(this.#retry);
    const changes = this.#changes;
    try {
      const { books, formats } = await api.books();
      this.#reached();
      this.#formats = formats;
      if (changes === this.#changes) this.#take(books);
      else this.#isDue = true;
    } catch (error) {
      this.#failed(error);
    }
    setTimeout(() => {
      this.#isAsking = false;
      if (this.#isDue) this.refresh();
    }, REFRESH_MILLISECONDS);
  }

  /** @param {Book[]} list */
  #take(list) {
    this.#books = new Map(list.map((book) => [book.id, book]));
    this.isLoaded = true;
    this.#changed();
  }

  /** @param {unknown} error */
  #failed(error) {
    const isUnreachable = error instanceof Problem && error.type === "unreachable";
    if (isUnreachable) this.#setReachable(false);
    // The events' connection tells when it is back, but it need not be that which failed.
    this.#retry = setTimeout(() => this.refresh(), RETRY_MILLISECONDS);
    this.dispatchEvent(new CustomEvent("failure", { detail: error }));
  }

  /** @param {number} id @param {import("../model/types.js").Position} position */
  #moved(id, position) {
    const book = this.#books.get(id);
    if (!book || position.version <= book.position.version) return;
    this.#changes += 1;
    this.#books.set(id, withPosition(book, position));
    this.#changed();
  }

  #lost() {
    this.#patience ??= setTimeout(() => this.#setReachable(false), PATIENCE_MILLISECONDS);
  }

  #reached() {
    clearTimeout(this.#patience);
    this.#patience = undefined;
    this.#setReachable(true);
  }

  /** @param {boolean} isReachable */
  #setReachable(isReachable) {
    if (this.isReachable === isReachable) return;
    this.isReachable = isReachable;
    this.dispatchEvent(new Event("connection"));
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }
}

/** One for the page: coming back from a book, the library is there at once. */
export const bookList = new BookList();
