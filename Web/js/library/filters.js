// @ts-check
// Pure: which books fit what was chosen, and what can be chosen.

import { filterNames } from "../model/book-filters.js";
import { folded, readingState } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/book-filters.js").Filters} Filters */
/** @typedef {import("../model/book-filters.js").FilterName} FilterName */
/** @typedef {{value: string, label: string, count: number}} Choice */

export { filterNames };

/**
 * What a book has of a filter's kind.
 * @type {Record<FilterName, (book: Book) => string[]>}
 */
const values = {
  // Compared with now, and not with one another.
  days: () => [],
  state: (book) => [readingState(book)],
  favorite: (book) => (book.favorite ? ["true"] : []),
  archived: (book) => (book.archived ? ["true"] : []),
  site: (book) => siteOf(book.address ?? ""),
  tag: (book) => book.tags ?? [],
  author: (book) => book.authors,
  series: (book) => (book.series ? [book.series.name] : []),
  // The server knows these.
  publisher: () => [],
  collection: () => [],
  feedGroup: () => [],
  language: (book) => (book.language ? [book.language.split("-")[0].toLowerCase()] : []),
  format: (book) => [book.format],
};

/** @param {string} address of a page @returns {string[]} the host, as people write it */
function siteOf(address) {
  try {
    return address ? [new URL(address).hostname.replace(/^www\./, "")] : [];
  } catch {
    return [];
  }
}

/** How long ago a book was added, as choices of days. */
export const PERIODS = ["1", "7", "31", "365"];
const DAY = 86_400_000;

/** @param {Book} book @param {string} days */
const isAddedIn = (book, days) => Date.parse(book.added) >= Date.now() - Number(days) * DAY;

/** @param {FilterName} name whether it is either there or not */
export const isToggle = (name) => name === "favorite" || name === "archived";

/** @param {FilterName} name whether only the server can tell which books fit */
export const isServers = (name) => name === "publisher" || name === "collection" || name === "feedGroup";

/**
 * What only the server can tell, as it is kept for a page that cannot ask it; `null` where books tell it all.
 * @param {Filters} filters
 * @returns {Record<string, string> | null}
 */
export function serverQuery(filters) {
  /** @type {Record<string, string>} */
  const query = {};
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined && isServers(name)) query[name] = value;
  }
  if (Object.keys(query).length === 0) return null;
  return query.collection ? { ...query, sort: "place" } : query;
}

/**
 * The books that fit all filters names are compared as a search compares them.
 * @param {Book[]} books
 * @param {Filters} filters
 */
export function filtered(books, filters) {
  const wanted = filterNames.flatMap((name) => {
    const value = filters[name];
    return value === undefined || name === "days" || isServers(name) ? [] : [{ name, value: folded(value) }];
  });
  const { days } = filters;
  const recent = days === undefined ? books : books.filter((book) => isAddedIn(book, days));
  if (wanted.length === 0) return recent;
  return recent.filter((book) =>
    wanted.every(({ name, value }) => values[name](book).some((own) => folded(own) === value)),
  );
}

/**
 * What books can be filtered by, with how many have each, in the order in which they come.
 * @param {readonly Book[]} books
 * @param {FilterName} name
 * @returns {Choice[]}
 */
export function choices(books, name) {
  /** @type {Map<string, Choice>} */
  const found = new Map();
  for (const book of books) {
    for (const key of new Set(values[name](book).map(folded))) {
      const known = found.get(key);
      if (known) known.count += 1;
      else {
        const value = values[name](book).find((own) => folded(own) === key) ?? key;
        found.set(key, { value, label: value, count: 1 });
      }
    }
  }
  return [...found.values()];
}

/**
 * Filters with one of them changed.
 * @param {Filters} filters
 * @param {FilterName} name
 * @param {string | undefined} value `undefined` takes the filter away
 * @returns {Filters}
 */
export function withFilter(filters, name, value) {
  const { [name]: _, ...rest } = filters;
  return value === undefined ? rest : { ...rest, [name]: value };
}
