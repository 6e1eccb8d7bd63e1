// @ts-check
// The books of a place that only the server knows: of a collection, a smart shelf or a publisher.

import * as api from "../api/collections.js";
import { live } from "../api/live.js";
import { showProblem } from "../ui/problem.js";
import { collectionList } from "./collection-list.js";
import { serverQuery } from "./filters.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("./filters.js").Filters} Filters */

/** Many changes in a row are one reason to ask again. */
const PAUSE_MILLISECONDS = 300;

export class PlaceBooks {
  #changed;
  /** @type {Filters} */
  #filters = {};
  #asked = "";
  /** @type {number[] | null} */
  #numbers = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {() => void} changed called when other books are there */
  constructor(changed) {
    this.#changed = changed;
  }

  /** The numbers of the books in order; `null` while every book is shown. */
  get numbers() {
    return this.#numbers;
  }

  /** The same where a person has put them in order, which a smart shelf does not have; it changes only when somebody changes it. */
  get orderByHand() {
    const collection = collectionList.find(Number(this.#filters.collection));
    return collection && !collection.rule ? this.#numbers : null;
  }

  /** @param {AbortSignal} signal */
  follow(signal) {
    for (const name of /** @type {const} */ (["library", "list", "position", "open"])) {
      live.on(name, () => serverQuery(this.#filters) && this.refresh(), signal);
    }
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
  }

  /** @param {Filters} filters */
  go(filters) {
    this.#filters = filters;
    const asked = JSON.stringify(serverQuery(filters));
    if (asked === this.#asked) return;
    this.#asked = asked;
    // Until the answer is there, nothing is better than the books of another place.
    this.#numbers = serverQuery(filters) && [];
    this.#ask();
  }

  /** Asks again in a moment, if the server has to be asked at all. */
  refresh() {
    if (serverQuery(this.#filters) === null) return this.#changed();
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), PAUSE_MILLISECONDS);
  }

  async #ask() {
    const query = serverQuery(this.#filters);
    if (!query) return;
    const asked = this.#asked;
    try {
      const numbers = await api.bookNumbers(query);
      if (asked !== this.#asked) return;
      this.#numbers = numbers;
      this.#changed();
    } catch (error) {
      showProblem(error);
    }
  }

  /**
   * The books of the place; those of a collection as they were put in order.
   * @param {Book[]} books
   * @param {(books: Book[]) => Book[]} sort
   */
  sorted(books, sort) {
    const numbers = this.#numbers;
    if (numbers === null) return sort(books);
    const places = new Map(numbers.map((id, index) => [id, index]));
    const here = books.filter(({ id }) => places.has(id));
    if (this.orderByHand === null) return sort(here);
    return here.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  }
}
