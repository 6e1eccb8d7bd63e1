// @ts-check
// The routes of settings.

import { call, json } from "./request.js";

/** @param {number | null} book `null` for all books */
const settingsPath = (book) => (book === null ? "/api/settings" : `/api/books/${book}/settings`);

/**
 * @param {number | null} book `null` for all books
 * @returns {Promise<Record<string, unknown>>} values by name
 */
export function settings(book) {
  return call(settingsPath(book));
}

/**
 * @param {number | null} book `null` for all books
 * @param {Record<string, unknown>} values by name; `null` takes one back
 * @param {boolean} [isLeaving] whether the page is being closed
 * @returns {Promise<Record<string, unknown>>} all that is set now
 */
export function changeSettings(book, values, isLeaving = false) {
  return call(settingsPath(book), { method: "PATCH", keepalive: isLeaving, ...json(values) });
}
