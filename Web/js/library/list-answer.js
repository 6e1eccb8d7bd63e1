// @ts-check
// What the server answers about the list of books: what is shown, and what can be chosen.

import { bookChoices, firstBooks, tags } from "../api/books.js";
import { bookNumbers, facetValues } from "../api/collections.js";
import { Problem } from "../model/problem.js";
import { listQuery, stateOnPage } from "./list-query.js";

/**
 * @typedef {import("../model/types.js").BookChoices} BookChoices
 * @typedef {import("./filters.js").Choice} Choice
 * @typedef {import("./filters.js").FilterName} FilterName
 * @typedef {import("./list-query.js").Wanted} Wanted
 */

/** So many books fill a window; they come with the numbers. */
const FIRST = 60;
/** Books that the rows at the top may show. */
export const BEGUN = 8;

/**
 * Asks for the list, and for the rows above it.
 * @param {Wanted} wanted
 * @param {boolean} isOther whether other books than before are wanted, so that the first of them are needed at once
 */
export async function askForList(wanted, isOther) {
  const query = listQuery(wanted);
  const { group } = wanted;
  const begunQuery = { state: "reading", archived: "false", sort: "read" };
  const [{ books: numbers, groups }, first, choices, begun, heard] = await Promise.all([
    bookNumbers(group === "none" ? query : { ...query, group }).catch(noneWhereGone),
    isOther && group === "none" ? firstBooks(query, FIRST).catch(noneWhereGone) : null,
    bookChoices(),
    firstBooks({ ...begunQuery, listened: "false" }, BEGUN),
    firstBooks({ ...begunQuery, listened: "true" }, BEGUN),
  ]);
  return { numbers, groups: groups ?? null, first: first?.books ?? [], choices, begun, heard: heard.books };
}

/**
 * What can be chosen of a kind, with how many books have each.
 * @param {FilterName} name
 * @param {BookChoices | null} choices what is known of all books
 * @returns {Promise<Choice[]>}
 */
export async function askForValues(name, choices) {
  const known = { state: choices?.states, format: choices?.formats, language: choices?.languages };
  const values =
    name === "tag"
      ? await tags()
      : name === "state" || name === "format" || name === "language"
        ? (known[name] ?? [])
        : name === "author" || name === "site"
          ? (await facetValues(name)).values
          : [];
  return values.map(({ name: value, books: count }) => {
    const own = name === "state" ? stateOnPage(value) : value;
    return { value: own, label: own, count };
  });
}

/**
 * A collection that is gone has no books.
 * @param {unknown} error
 * @returns {{books: never[], groups?: undefined}}
 */
function noneWhereGone(error) {
  if (error instanceof Problem && error.type === "not-found") return { books: [] };
  throw error;
}
