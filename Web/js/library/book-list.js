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
/** So many books fill the window of a list that is long; the others come after them. */
const FIRST_BOOKS = 200;
/** Of more changed books than that, the whole list is asked for. */
const SOME_BOOKS = 100;
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
  /** Whether the whole list is to be asked for. */
  #isDue = false;
  /**
   * The books that are to be asked for.
   * @type {Set<number>}
   */
  #due = new Set();
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
    live.on("library", ({ book }) => this.#touched(book), signal);
    live.on("list", ({ list }) => list === "opinions" && this.refresh(), signal);
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
  refresh() {
    this.#isDue = true;
    return this.#ask();
  }

  /** @param {number} id of a book that has changed */
  #touched(id) {
    this.#due.add(id);
    this.#ask();
  }

  async #ask() {
    // When the pause is over it is asked what is due then.
    if (this.#isAsking) return;
    this.#isAsking = true;
    const ids = this.#isDue || !this.isLoaded || this.#due.size > SOME_BOOKS ? null : [...this.#due];
    this.#isDue = false;
    this.#due.clear();
    clearTimeout(this.#retry);
    const changes = this.#changes;
    try {
      if (ids) await this.#askSome(ids, changes);
      else await this.#askAll(changes);
      this.#reached();
    } catch (error) {
      this.#failed(error);
    }
    setTimeout(() => {
      this.#isAsking = false;
      if (this.#isDue || this.#due.size > 0) this.#ask();
    }, REFRESH_MILLISECONDS);
  }

  /** @param {number} changes how many there were before */
  async #askAll(changes) {
    if (!this.isLoaded) {
      // The first ones at once, however many there are; offline, the whole list may be kept alone.
      const first = await api.books(FIRST_BOOKS).catch(() => null);
      if (first) {
        this.#formats = first.formats;
        if (first.isWhole && changes === this.#changes) return this.#take(first.books);
        if (changes === this.#changes) this.#show(first.books);
      }
    }
    const { books, formats } = await api.books();
    this.#formats = formats;
    if (changes !== this.#changes) {
      this.#isDue = true;
      return undefined;
    }
    return this.#take(books);
  }

  /** @param {number[]} ids @param {number} changes how many there were before */
  async #askSome(ids, changes) {
    const found = new Map((await api.booksOf(ids)).map((book) => [book.id, book]));
    if (changes !== this.#changes) {
      for (const id of ids) this.#due.add(id);
      return;
    }
    for (const id of ids) {
      const book = found.get(id);
      if (book) this.#books.set(id, book);
      else this.#books.delete(id);
    }
    this.#changed();
  }

  /** @param {Book[]} list */
  #take(list) {
    this.isLoaded = true;
    this.#show(list);
  }

  /** @param {Book[]} list */
  #show(list) {
    this.#books = new Map(list.map((book) => [book.id, book]));
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
