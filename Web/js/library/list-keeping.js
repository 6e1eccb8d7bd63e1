// @ts-check
// The list as the device keeps it for offline: when it is kept, and what is there of it.

import { listOf } from "../api/books.js";
import { keepAnswers, keptAnswer } from "../offline/kept-answers.js";
import { canKeep } from "../offline/kept-books.js";
import { bookList } from "./book-list.js";
import { serverQuery } from "./filters.js";
import { KeptList } from "./kept-list.js";

/** @typedef {import("./list-query.js").Wanted} Wanted */

/** So long after a change the whole list is kept, in milliseconds; a long one, which costs more, later. */
const KEPT_AFTER = 2000;
const LONG_KEPT_AFTER = 60_000;
const LONG = 1000;
/** The whole list, as it is kept. */
const WHOLE = "api/books";

export class ListKeeping {
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #waiting;

  /**
   * Keeps the list, with the changes of a while.
   * @param {number} count of all books
   * @param {() => Wanted | null} wanted what is shown then
   */
  soon(count, wanted) {
    if (!canKeep()) return;
    this.#waiting ??= setTimeout(
      () => {
        this.#waiting = undefined;
        const shown = wanted();
        const place = shown && placePath(shown);
        keepAnswers([WHOLE, "api/collections", ...(place ? [place] : [])]);
      },
      count > LONG ? LONG_KEPT_AFTER : KEPT_AFTER,
    );
  }

  stop() {
    clearTimeout(this.#waiting);
    this.#waiting = undefined;
  }
}

/** @returns {Promise<KeptList | null>} what was kept of the list, of which the page knows the books from now on */
export async function wholeKeptList() {
  const answer = await keptAnswer(WHOLE).catch(() => null);
  if (!answer) return null;
  const { books, formats } = listOf(answer);
  bookList.setKept(books);
  bookList.take([], formats);
  return new KeptList(books);
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<number[] | null>} the numbers of a place that only the server knows, as they were kept; `null` for another place
 */
export async function keptNumbers(wanted) {
  const place = placePath(wanted);
  return place ? ((await keptAnswer(place).catch(() => null))?.books ?? []) : null;
}

/**
 * What is asked for a place that only the server knows.
 * @param {Wanted} wanted
 */
function placePath({ filters }) {
  const query = serverQuery(filters);
  return query && `api/book-numbers?${new URLSearchParams(query)}`;
}
