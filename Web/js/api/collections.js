// @ts-check
// The routes of collections, smart shelves and what books share.

import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").Collection} Collection
 * @typedef {import("../model/types.js").CollectionChange} CollectionChange
 */

/** @returns {Promise<Collection[]>} */
export const collections = async () => (await call("/api/collections")).collections;

/** @param {number} book @returns {Promise<Collection[]>} those that were put together by hand and hold the book */
export const collectionsOf = async (book) => (await call(`/api/collections?book=${book}`)).collections;

/** @param {CollectionChange} collection @returns {Promise<Collection>} */
export const addCollection = (collection) => call("/api/collections", { method: "POST", ...json(collection) });

/** @param {number} id @param {CollectionChange} change @returns {Promise<Collection>} */
export const changeCollection = (id, change) => call(`/api/collections/${id}`, { method: "PATCH", ...json(change) });

/** @param {number} id @returns {Promise<Collection[]>} those that are left */
export const removeCollection = async (id) => (await call(`/api/collections/${id}`, { method: "DELETE" })).collections;

/** @param {number} id @returns {Promise<Collection[]>} */
export const restoreCollection = async (id) =>
  (await call(`/api/collections/${id}/restore`, { method: "POST" })).collections;

/** @param {unknown} rule @param {AbortSignal} [signal] @returns {Promise<number>} how many books fit */
export const countBooks = async (rule, signal) =>
  (await call("/api/collections/count", { method: "POST", signal, ...json({ rule }) })).count;

/**
 * @param {Record<string, string>} query
 * @returns {Promise<{books: number[], groups?: import("../model/types.js").BookGroup[]}>} the numbers of the books that fit, in order
 */
export const bookNumbers = (query) => call(`/api/book-numbers?${new URLSearchParams(query)}`);

/**
 * @param {"author" | "series" | "language" | "publisher" | "subject" | "site"} facet
 * @param {string} [words]
 * @returns {Promise<{values: {name: string, books: number}[], count: number}>}
 */
export const facetValues = (facet, words = "") =>
  call(`/api/facets/${facet}?${new URLSearchParams({ limit: "1000", ...(words ? { q: words } : {}) })}`);
