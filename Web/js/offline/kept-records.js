// @ts-check
// The records of the books that this browser keeps, one in each book's cache.

import { addressOf } from "../basics/address.js";
import { jsonResponse } from "./kept-files.js";
import { bookCache } from "./rules.js";

/** @typedef {import("./kept-books.js").Kept} Kept */

/** In each book's cache: what is kept of it. */
const RECORD = addressOf("/offline/book");
const PREFIX = bookCache("");

/** Whether this browser can keep anything: only under https, or on the machine itself. */
export const canKeep = () => globalThis.isSecureContext && "caches" in globalThis;

/** @returns {Promise<Kept[]>} last used first */
export async function allRecords() {
  if (!canKeep()) return [];
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const all = await Promise.all(names.map((name) => recordOf(Number(name.slice(PREFIX.length)))));
  return all.flatMap((kept) => (kept ? [kept] : [])).sort((one, other) => other.used - one.used);
}

/** @param {number} id @returns {Promise<Kept | null>} `null` for a book of which nothing is kept */
export async function recordOf(id) {
  const cache = await existingCache(id);
  const found = await cache?.match(RECORD);
  return found ? found.json() : null;
}

/** @param {Cache} cache of the book @param {Kept} kept */
export const writeRecord = (cache, kept) => cache.put(RECORD, jsonResponse(kept));

/**
 * @param {number} id
 * @param {string} address of a file of the book, such as a sound
 * @returns {Promise<Blob | null>} `null` where it is not kept
 */
export async function keptFile(id, address) {
  const cache = await existingCache(id);
  const found = await cache?.match(address, { ignoreVary: true });
  return found ? found.blob() : null;
}

/** @param {number} id @returns {Promise<Cache | null>} the cache of a book of which something is kept */
async function existingCache(id) {
  return canKeep() && (await caches.has(bookCache(id))) ? caches.open(bookCache(id)) : null;
}
