// @ts-check
// The route of the recordings that books bring.

import { call } from "./request.js";

/** @typedef {import("../model/types.js").Recording} Recording */

/**
 * Which text of a chapter is heard when.
 * @param {number} id
 * @param {number} chapter its index
 * @param {string | null} rules the key of the rules that count
 * @returns {Promise<Recording>}
 */
export function recording(id, chapter, rules) {
  const query = rules === null ? "" : `?${new URLSearchParams({ rules })}`;
  return call(`/api/books/${id}/chapters/${chapter}/recording${query}`);
}
