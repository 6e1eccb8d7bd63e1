// @ts-check
// Pure: the list out of all its books, for a page that has them and cannot ask the server.

import { choices, filtered } from "./filters.js";
import { isWithoutArchive } from "./list-query.js";
import { booksInProgress, matching, sorted } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookChoices} BookChoices */
/** @typedef {import("./list-query.js").Wanted} Wanted */
/** @typedef {import("./filters.js").FilterName} FilterName */

export class KeptList {
  #books;

  /** @param {readonly Book[]} books all that were kept */
  constructor(books) {
    this.#books = books;
  }

  get all() {
    return this.#books;
  }

  /**
   * @param {Wanted} wanted
   * @param {readonly number[] | null} place the books of a collection or publisher in order, which only the server knows; `null` for any
   * @returns {Book[]}
   */
  books({ search, filters, order }, place) {
    const listed = isWithoutArchive({ search, filters })
      ? this.#books.filter(({ archived }) => !archived)
      : [...this.#books];
    const fitting = filtered(matching(listed, search), filters);
    if (place === null) return sorted(fitting, order === "place" ? "title" : order);
    const places = new Map(place.map((id, index) => [id, index]));
    const here = fitting.filter(({ id }) => places.has(id));
    if (order !== "place") return sorted(here, order);
    return here.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
  }

  /**
   * The same, divided; collections are known to the server alone.
   * @param {Wanted} wanted @param {readonly number[] | null} place
   * @returns {{books: Book[], groups: import("../model/types.js").BookGroup[] | null}}
   */
  grouped(wanted, place) {
    const books = this.books(wanted, place);
    const { group } = wanted;
    if (group !== "author" && group !== "series") return { books, groups: null };
    const nameOf = (/** @type {Book} */ book) => (group === "author" ? book.authors[0] : book.series?.name) ?? "";
    /** @type {Map<string, Book[]>} */
    const parts = new Map();
    for (const book of books) parts.set(nameOf(book), [...(parts.get(nameOf(book)) ?? []), book]);
    const order = sorted(
      [...parts.values()].map(([first]) => first),
      group,
    ).map(nameOf);
    return {
      books: order.flatMap((name) => parts.get(name) ?? []),
      groups: order.map((name) => ({ name: name || null, collection: null, count: parts.get(name)?.length ?? 0 })),
    };
  }

  /** @returns {BookChoices} */
  get choices() {
    const values = (/** @type {FilterName} */ name) =>
      choices(this.#books, name).map(({ value, count }) => ({ name: value, books: count }));
    return {
      books: this.#books.length,
      favorites: values("favorite")[0]?.books ?? 0,
      archived: values("archived")[0]?.books ?? 0,
      tags: values("tag").length,
      authors: values("author").length,
      states: values("state"),
      formats: values("format"),
      languages: values("language"),
    };
  }

  /** @param {FilterName} name */
  values(name) {
    return choices(this.#books, name);
  }

  /** @param {number} count at most */
  begun(count) {
    const listed = this.#books.filter(({ archived }) => !archived);
    return booksInProgress(listed, count);
  }
}
