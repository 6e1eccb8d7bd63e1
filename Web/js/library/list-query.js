// @ts-check
// Pure: what the server is asked for a list.

import { filterNames } from "../model/book-filters.js";

/** @typedef {import("../model/book-filters.js").Filters} Filters */
/** @typedef {import("./order.js").Order} Order */
/**
 * What is shown.
 * @typedef {{search: string, filters: Filters, order: Order | "place", group: "none" | "author" | "series" | "collection"}} Wanted
 *   `place`: as a collection was put in order by hand
 */

/**
 * What the page calls a state, as the server does.
 * @param {string} state
 */
const stateOnServer = (state) => (state === "new" ? "unread" : state);
/** @param {string} state as the server calls it */
export const stateOnPage = (state) => (state === "unread" ? "new" : state);

/**
 * Whether books that were put away are left out: they are shown in the archive, in collections, and to somebody who searches.
 * @param {{search: string, filters: Filters}} wanted
 */
export const isWithoutArchive = ({ search, filters }) => !filters.archived && !filters.collection && !search.trim();

/**
 * @param {Wanted} wanted
 * @returns {Record<string, string>} the query of `/api/books` and `/api/book-numbers`
 */
export function listQuery({ search, filters, order }) {
  /** @type {Record<string, string>} */
  const query = {};
  const words = search.trim();
  if (words) query.q = words;
  for (const name of filterNames) {
    const value = filters[name];
    if (value !== undefined) query[name] = name === "state" ? stateOnServer(value) : value;
  }
  if (isWithoutArchive({ search, filters })) query.archived = "false";
  query.sort = order;
  return query;
}
