// @ts-check
// The routes of what was read.

import { download } from "./download.js";
import { call } from "./request.js";

/**
 * @typedef {import("../model/types.js").Statistics} Statistics
 * @typedef {import("../model/types.js").ReadingPace} ReadingPace
 */

/** The time zone of this browser, which says when a day begins. */
const zone = () => encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone ?? "UTC");

/**
 * @param {{from: string, to: string} | null} range days such as "2026-11-25"; `null` for the last 365 of them
 * @param {AbortSignal} [signal]
 * @returns {Promise<Statistics>}
 */
export function statistics(range, signal) {
  const days = range ? `&from=${range.from}&to=${range.to}` : "";
  return call(`/api/statistics?zone=${zone()}${days}`, { signal });
}

/**
 * Takes over reading times from KOReader.
 * @param {Blob} file its statistics.sqlite3
 * @returns {Promise<{sessions: number, books: number, unknown: string[]}>}
 */
export function importStatistics(file) {
  return call("/api/statistics/import", {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}

/**
 * All sessions as a file.
 * @param {"csv" | "json"} format @returns {Promise<File>}
 */
export function exportSessions(format) {
  return download(`/api/statistics/export?format=${format}&zone=${zone()}`, `vorleser-sessions.${format}`);
}

/**
 * How fast the person reads a book.
 * @param {number} book @returns {Promise<ReadingPace>}
 */
export function pace(book) {
  return call(`/api/books/${book}/pace`);
}
