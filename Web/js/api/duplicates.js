// @ts-check
// The routes of books that are probably in the library twice.

import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").Book} Book
 * @typedef {{groups: {books: Book[]}[], count: number}} Duplicates
 */

/** @param {AbortSignal} signal @returns {Promise<Duplicates>} */
export const duplicates = (signal) => call("/api/duplicates", { signal });

/** @param {number[]} books that are different ones @returns {Promise<Duplicates>} */
export const setDifferent = (books) => call("/api/duplicates/different", { method: "POST", ...json({ books }) });

/**
 * Puts everything of a book on another one.
 * @param {number} other the one that goes to the bin
 * @param {number} kept
 * @returns {Promise<Book>}
 */
export const mergeBooks = (other, kept) =>
  call(`/api/books/${kept}/merge`, { method: "POST", ...json({ book: other }) });
