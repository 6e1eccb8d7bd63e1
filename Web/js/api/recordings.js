// @ts-check
// The route of the recordings of books: those that they bring, and audiobooks that were made of them.

import { call } from "./request.js";

/** @typedef {import("../model/types.js").Recording} Recording */

/**
 * Which text of a chapter is heard when.
 * @param {number} id
 * @param {number} chapter its index
 * @param {string | null} rules the key of the rules that count
 * @param {string} [audiobook] its identifier; without it, the recording that the book brings
 * @returns {Promise<Recording>}
 */
export function recording(id, chapter, rules, audiobook) {
  return call(recordingPath(id, chapter, rules, audiobook));
}

/** @param {number} id @param {number} chapter @param {string | null} rules @param {string} [audiobook] */
export function recordingPath(id, chapter, rules, audiobook) {
  const query = new URLSearchParams({ ...(rules === null ? {} : { rules }), ...(audiobook ? { audiobook } : {}) });
  return `/api/books/${id}/chapters/${chapter}/recording?${query}`.replace(/\?$/, "");
}
