// @ts-check
// The route that hands out a book in another format.

import { download } from "./download.js";
import { call } from "./request.js";

/** @typedef {"own" | "epub" | "html" | "pdf" | "md" | "txt"} ExportFormat `own`: the book's own EPUB with the corrected details */

/** @returns {Promise<ExportFormat[]>} the formats that this server can write */
export const exportFormats = async () => (await call("/api/export/formats")).formats;

/**
 * @param {number} id
 * @param {ExportFormat} format
 * @param {string} token under which `export` events tell how far it is
 * @param {AbortSignal} signal
 * @returns {Promise<File>}
 */
export function exportBook(id, format, token, signal) {
  const isOwn = format === "own";
  const made = isOwn ? "epub" : format;
  const query = new URLSearchParams({ format: made, ...(isOwn && { own: "true" }), export: token });
  return download(`/api/books/${id}/export?${query}`, `book.${made}`, signal);
}

/**
 * Several books as one.
 * @param {number[]} ids at most 500, in their order
 * @param {string} title
 * @param {ExportFormat} format
 * @param {string} token
 * @param {AbortSignal} signal
 * @returns {Promise<File>}
 */
export function exportJoined(ids, title, format, token, signal) {
  const query = new URLSearchParams({ books: ids.join(","), title, format, export: token });
  return download(`/api/export?${query}`, `books.${format}`, signal);
}
