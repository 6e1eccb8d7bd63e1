// @ts-check
// Pure: which books of the library are shown, as it is stored.

/** @typedef {"state" | "favorite" | "archived" | "days" | "site" | "tag" | "language" | "format" | "author" | "series" | "publisher" | "collection" | "feedGroup"} FilterName */
/** @typedef {Partial<Record<FilterName, string>>} Filters by name what a book has; `favorite` and `archived` are "true", a collection is its number, a group of feeds its name, a site its host, `days` how long ago a book was added at most */

/** @type {readonly FilterName[]} in the order in which they are shown */
export const filterNames = [
  "collection",
  "feedGroup",
  "series",
  "publisher",
  "state",
  "favorite",
  "archived",
  "days",
  "tag",
  "author",
  "site",
  "language",
  "format",
];

/** @typedef {[FilterName, string][]} StoredFilters */

/** A name of an author may be long; what is longer was not chosen here. */
const LENGTH = 500;

/** @param {unknown} value */
export function areFilters(value) {
  if (!Array.isArray(value)) return false;
  return value.every(
    (pair) =>
      Array.isArray(pair) &&
      pair.length === 2 &&
      filterNames.includes(pair[0]) &&
      typeof pair[1] === "string" &&
      pair[1].length <= LENGTH,
  );
}
