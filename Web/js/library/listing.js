// @ts-check
// `listing`: the numbers of the books that are shown, in order, from the server; from the kept list while it does not answer.

import { live } from "../api/live.js";
import { Problem } from "../model/problem.js";
import { canKeep } from "../offline/kept-books.js";
import { bookList } from "./book-list.js";
import { changeFeed } from "./change-feed.js";
import { KeptList } from "./kept-list.js";
import { BEGUN, askForList, askForValues } from "./list-answer.js";
import { ListKeeping, keptNumbers, wholeKeptList } from "./list-keeping.js";
import { Listed } from "./listed.js";

/**
 * @typedef {import("../model/types.js").Book} Book
 * @typedef {import("../model/types.js").BookGroup} BookGroup
 * @typedef {import("./list-query.js").Wanted} Wanted
 * @typedef {import("./filters.js").Choice} Choice
 * @typedef {import("./filters.js").FilterName} FilterName
 */

/** Many changes at once are one reason to ask again, in milliseconds. */
const PAUSE = 250;
/** A server that does not answer for so long is waited for with the kept list in view, in milliseconds. */
const PATIENCE = 4000;
const RETRY = 4000;

/** Dispatches `change`, and `failure` with the error when the list could not be had. */
class Listing extends EventTarget {
  /** @type {Wanted | null} */
  #wanted = null;
  #listed = new Listed();
  /** @type {KeptList | null} while the server does not answer */
  #kept = null;
  /** The question that counts: an answer to an earlier one comes too late. */
  #turn = 0;
  #isAsking = false;
  #isDue = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #keeping = new ListKeeping();

  /** @returns {readonly number[]} in order, without those that are being removed; the same array while nothing changes */
  get numbers() {
    return this.#listed.without(bookList.leaving).numbers;
  }

  /** @returns {readonly BookGroup[] | null} into which the numbers are divided */
  get groups() {
    return this.#listed.without(bookList.leaving).groups;
  }

  /** @returns {readonly Book[]} those to read on, the last read first */
  get begun() {
    return present(this.#listed.begun);
  }

  /** @returns {readonly Book[]} those to listen on, the last one first */
  get heard() {
    return present(this.#listed.heard);
  }

  get choices() {
    return this.#listed.choices;
  }

  /** Whether the list is known and true, but for what the feed tells. */
  get isFresh() {
    return this.isLoaded && this.#kept === null;
  }

  /** Whether it is known which books there are. */
  get isLoaded() {
    return this.choices !== null;
  }

  /** How many books the library has. */
  get count() {
    return this.choices?.books ?? 0;
  }

  /** How many of them were put away. */
  get archivedCount() {
    return this.choices?.archived ?? 0;
  }

  /** Whether the numbers are those of what is wanted. */
  get isSettled() {
    return this.#wanted !== null && this.#listed.isOf(this.#wanted);
  }

  /** @param {AbortSignal} signal */
  follow(signal) {
    bookList.addEventListener("stale", () => this.refresh(), { signal });
    bookList.addEventListener("gone", (event) => this.#gone(/** @type {CustomEvent} */ (event).detail), { signal });
    // While the server was away nothing was kept up to date by it.
    live.on("open", () => (this.#kept || !this.isLoaded) && this.refresh(), signal);
    changeFeed.addEventListener("again", () => this.refresh(), { signal });
    signal.addEventListener("abort", () => {
      clearTimeout(this.#timer);
      this.#keeping.stop();
      this.#isDue = false;
      this.#turn += 1;
      this.#isAsking = false;
      // The answer that was waited for comes to nobody: whoever shows the list next asks again.
      if (!this.isSettled) this.#wanted = null;
    });
  }

  /**
   * Shows other books, or the same in another order.
   * @param {Wanted} wanted
   */
  show(wanted) {
    if (JSON.stringify(wanted) === JSON.stringify(this.#wanted)) return;
    this.#wanted = wanted;
    if (this.#kept) this.#showKept(this.#kept);
    this.#ask();
  }

  /** Asks again in a moment. */
  refresh() {
    this.#isDue = true;
    if (this.#isAsking) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  /**
   * What can be chosen of a kind, with how many books have each.
   * @param {FilterName} name
   * @returns {Promise<Choice[]>}
   */
  async values(name) {
    return this.#kept ? this.#kept.values(name) : askForValues(name, this.choices);
  }

  async #ask() {
    const wanted = this.#wanted;
    if (!wanted) return;
    clearTimeout(this.#timer);
    this.#turn += 1;
    const turn = this.#turn;
    this.#isAsking = true;
    this.#isDue = false;
    const impatience = setTimeout(() => turn === this.#turn && this.#fallBack(), PATIENCE);
    try {
      await changeFeed.begin();
      await this.#askServer(wanted, turn);
    } catch (error) {
      if (turn !== this.#turn) return;
      bookList.heard(error);
      await this.#failed(error, turn);
    } finally {
      clearTimeout(impatience);
    }
    if (turn !== this.#turn) return;
    this.#isAsking = false;
    if (this.#isDue) this.refresh();
  }

  /** @param {Wanted} wanted @param {number} turn */
  async #askServer(wanted, turn) {
    const { first, begun, ...answer } = await askForList(wanted, !this.#listed.isOf(wanted));
    if (turn !== this.#turn) return;
    this.#kept = null;
    bookList.setKept([]);
    bookList.heard();
    this.#listed.take({ ...answer, begun: begun.books }, wanted);
    bookList.take([...begun.books, ...answer.heard, ...first], begun.formats);
    this.dispatchEvent(new Event("change"));
    this.#keeping.soon(this.count, () => this.#wanted);
  }

  /** @param {unknown} error @param {number} turn */
  async #failed(error, turn) {
    const isUnreachable = error instanceof Problem && error.type === "unreachable";
    if (isUnreachable) await this.#fallBack();
    if (turn !== this.#turn) return;
    this.dispatchEvent(new CustomEvent("failure", { detail: error }));
    // The events' connection tells when it is back, but it need not be that which failed.
    if (isUnreachable) this.#timer = setTimeout(() => this.#ask(), RETRY);
  }

  /** Shows what was kept of the list, if anything was. */
  async #fallBack() {
    if (!canKeep()) return;
    this.#kept ??= await wholeKeptList();
    if (!this.#kept) return;
    // What somebody has done since is known here.
    this.#kept = new KeptList(this.#kept.all.map((book) => bookList.book(book.id) ?? book));
    await this.#showKept(this.#kept);
  }

  /** @param {KeptList} kept */
  async #showKept(kept) {
    const wanted = this.#wanted;
    if (!wanted) return;
    const known = await keptNumbers(wanted);
    if (wanted !== this.#wanted || this.#kept !== kept) return;
    const { books, groups } = kept.grouped(wanted, known);
    const numbers = books.map(({ id }) => id);
    this.#listed.take({ numbers, groups, begun: kept.begun(BEGUN), heard: [], choices: kept.choices }, wanted);
    this.dispatchEvent(new Event("change"));
  }

  /** @param {number} id */
  #gone(id) {
    this.#listed.drop(id);
    this.refresh();
    this.dispatchEvent(new Event("change"));
  }
}

/** @param {readonly Book[]} books as they are now, without those that are being removed */
const present = (books) => books.flatMap(({ id }) => (bookList.leaving.has(id) ? [] : (bookList.book(id) ?? [])));

/** One for the page: coming back from a book, the list is there at once. */
export const listing = new Listing();
