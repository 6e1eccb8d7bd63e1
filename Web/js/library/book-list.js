// @ts-check
// `bookList`: the books that this page knows, a part of the library. It asks for those that come into sight, and events keep them
// up to date.

import * as api from "../api/books.js";
import { live } from "../api/live.js";
import { changeFeed } from "./change-feed.js";
import { KnownBooks } from "./known-books.js";
import { withPosition } from "./order.js";
import { Reachability } from "./reachability.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookFormat} BookFormat */

/** Of one question; the server takes 1000 numbers. */
const PART = 120;
/** The changes that say something of books. */
const KINDS = new Set(["book", "opinion", "position"]);
/** After a question that failed, in milliseconds. */
const RETRY_MILLISECONDS = 4000;

/**
 * Dispatches `change` when known books have changed, `stale` when the list may hold others or in another order, `gone` with the
 * number of a book that is no more there, and `connection` when `isReachable` has changed.
 */
class BookList extends EventTarget {
  #books = new KnownBooks();
  /** @type {ReadonlyMap<number, Book>} the whole list as it was kept, while the server cannot be asked */
  #kept = new Map();
  /**
   * Those that are being removed: not shown any more, whatever the server still says.
   * @type {Set<number>}
   */
  #leaving = new Set();
  /** @type {BookFormat[]} */
  #formats = [];
  /** Counts what changed here, so that an answer that was under way meanwhile is not believed. */
  #changes = 0;
  /** @type {readonly number[]} those that are in sight */
  #wanted = [];
  #isAsking = false;
  #reachability = new Reachability(() => this.dispatchEvent(new Event("connection")));

  /** Whether the server answers. */
  get isReachable() {
    return this.#reachability.isReachable;
  }

  /**
   * Keeps itself up to date until `signal` is aborted.
   * @param {AbortSignal} signal
   */
  follow(signal) {
    // A file that has vanished is no change of the book, so that the feed does not tell of it.
    live.on("library", ({ book }) => this.#touched([book]), signal);
    live.on("lost", () => this.#reachability.lost(), signal);
    live.on("open", () => this.heard(), signal);
    changeFeed.addEventListener("changes", (event) => this.#learn(/** @type {CustomEvent} */ (event).detail), {
      signal,
    });
    changeFeed.addEventListener("again", () => this.#touched(this.#books.numbers), { signal });
    signal.addEventListener("abort", () => {
      this.#wanted = [];
      this.#reachability.stop();
    });
  }

  /** @param {number} id @returns {Book | undefined} the book, if it is known */
  book(id) {
    return this.#books.get(id) ?? this.#kept.get(id);
  }

  /** @returns {ReadonlySet<number>} those that are being removed; another set whenever they change */
  get leaving() {
    return this.#leaving;
  }

  /**
   * Sees to it that books become known, the others later.
   * @param {readonly number[]} ids those in sight, in order
   */
  want(ids) {
    this.#books.use(ids);
    this.#wanted = ids;
    this.#ask();
  }

  /**
   * Books that somebody works with, in sight or not.
   * @param {readonly number[]} ids
   * @returns {Promise<Book[]>} those that are there
   */
  async load(ids) {
    /** @type {Book[]} */
    const books = [];
    for (let from = 0; from < ids.length; from += PART) {
      const part = ids.slice(from, from + PART);
      const missing = part.filter((id) => !this.book(id));
      const asked = missing.length > 0 ? await api.booksOf(missing) : [];
      const found = new Map(asked.map((book) => [book.id, book]));
      books.push(...part.flatMap((id) => this.book(id) ?? found.get(id) ?? []));
    }
    return books;
  }

  /**
   * The formats that the server opens; empty until a list of books has come.
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
    if (this.#formats.length === 0) this.#formats = await api.bookFormats();
    return this.#formats;
  }

  /**
   * Books that an answer of the server has brought.
   * @param {readonly Book[]} books @param {BookFormat[]} [formats]
   */
  take(books, formats) {
    if (formats && formats.length > 0) this.#formats = formats;
    for (const book of books) this.#books.set(book);
    if (books.length > 0) this.#changed();
  }

  /**
   * The whole list as it was kept, while the server does not answer; empty when it does again.
   * @param {readonly Book[]} books
   */
  setKept(books) {
    this.#kept = new Map(books.map((book) => [book.id, this.#books.get(book.id) ?? book]));
  }

  /**
   * A book that the server has just told of.
   * @param {Book} book
   */
  put(book) {
    this.#changes += 1;
    if (book.removed) this.#forget(book.id);
    else this.#books.set(book);
    this.#changed();
    this.#stale();
  }

  /**
   * Hides a book while it is being removed.
   * @param {number} id
   * @param {boolean} isLeaving
   */
  setLeaving(id, isLeaving) {
    const leaving = new Set(this.#leaving);
    if (isLeaving) leaving.add(id);
    else leaving.delete(id);
    this.#leaving = leaving;
    this.#changed();
  }

  /**
   * The server answers, or it does not.
   * @param {unknown} [error] why not
   */
  heard(error) {
    this.#reachability.heard(error);
  }

  /** @param {number} id */
  #forget(id) {
    this.#books.forget(id);
    this.dispatchEvent(new CustomEvent("gone", { detail: id }));
  }

  /** @param {readonly number[]} ids */
  #touched(ids) {
    this.#books.makeOld(ids);
    this.#ask();
    this.#stale();
  }

  async #ask() {
    if (this.#isAsking) return;
    const ids = this.#wanted.filter((id) => !this.book(id) || this.#books.isOld(id)).slice(0, PART);
    if (ids.length === 0) return;
    this.#isAsking = true;
    const changes = this.#changes;
    try {
      const found = new Map((await api.booksOf(ids)).map((book) => [book.id, book]));
      this.heard();
      if (changes === this.#changes) {
        for (const id of ids) {
          const book = found.get(id);
          if (book) this.#books.set(book);
          else this.#forget(id);
        }
        // One that is gone is not asked for again.
        this.#wanted = this.#wanted.filter((id) => !ids.includes(id) || found.has(id));
        this.#changed();
      }
    } catch (error) {
      this.heard(error);
      await new Promise((resolve) => setTimeout(resolve, RETRY_MILLISECONDS));
    }
    this.#isAsking = false;
    this.#ask();
  }

  /** @param {readonly import("../model/types.js").Change[]} changes */
  #learn(changes) {
    const own = changes.filter(({ kind }) => KINDS.has(kind));
    if (own.length === 0) return;
    this.#changes += 1;
    for (const { book: id, details, gone, position } of own) {
      const known = id === null ? undefined : this.#books.get(id);
      if (id !== null && (gone || details?.removed)) this.#forget(id);
      else if (details && known) this.#books.set(details);
      else if (position && known && position.version > known.position.version)
        this.#books.set(withPosition(known, position));
    }
    this.#changed();
    this.#stale();
  }

  #changed() {
    this.dispatchEvent(new Event("change"));
  }

  #stale() {
    this.dispatchEvent(new Event("stale"));
  }
}

/** One for the page: coming back from a book, the library is there at once. */
export const bookList = new BookList();
