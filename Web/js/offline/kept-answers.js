// @ts-check
// Has the server's answers kept that a view without the server begins with.

/** As in answers.js, which is the service worker's. */
const ANSWERS = "vorleser-answers";

/**
 * Asks, and keeps what is answered; what is not keeps its last one.
 * @param {readonly string[]} paths
 */
export async function keepAnswers(paths) {
  const cache = await caches.open(ANSWERS);
  await Promise.allSettled(paths.map(async (path) => {
    const response = await fetch(path);
    if (response.ok) await cache.put(new URL(path, location.origin), response);
  }));
}

/** @param {number} id of a book @returns {string[]} what its reader asks for when it opens */
export const answersOf = (id) => [
  "/api/books", "/api/voices", "/api/settings", `/api/books/${id}`, `/api/books/${id}/positions`, `/api/books/${id}/marks`,
  `/api/books/${id}/settings`, `/api/books/${id}/speech`,
];
