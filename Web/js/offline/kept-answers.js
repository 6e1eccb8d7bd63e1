// @ts-check
// Fetches the answers that a view needs first, so that the service worker has them while the server is away.

import { detailsPath } from "../api/books.js";
import { addressOf, ownName } from "../basics/address.js";

/** As in answers.js, which is the service worker's. */
export const ANSWERS = ownName("vorleser-answers");

/**
 * Asks, and keeps what is answered; what is not keeps its last one.
 * @param {readonly string[]} paths of the interface, without a slash before them
 */
export async function keepAnswers(paths) {
  const cache = await caches.open(ANSWERS);
  await Promise.allSettled(
    paths.map(async (path) => {
      const address = addressOf(`/${path}`);
      const response = await fetch(address);
      if (response.ok) await cache.put(address, response);
    }),
  );
}

/**
 * What is kept of an answer.
 * @param {string} path of the interface, without a slash before it
 * @returns {Promise<any>} the JSON, `null` where nothing is kept
 */
export async function keptAnswer(path) {
  const kept = await (await caches.open(ANSWERS)).match(addressOf(`/${path}`), { ignoreVary: true });
  return kept ? kept.json() : null;
}

/** @param {number} id of a book @returns {string[]} what its reader asks for when it opens */
export const answersOf = (id) => [
  "api/books",
  "api/audiobooks",
  "api/voices",
  "api/settings",
  detailsPath(id).slice(1),
  `api/books/${id}/positions`,
  `api/books/${id}/marks`,
  `api/books/${id}/settings`,
  `api/books/${id}/speech`,
];
