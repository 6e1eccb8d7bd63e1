// @ts-check
// The routes of marks: highlights, notes, bookmarks.

import { download } from "./download.js";
import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").Seen} Seen
 * @typedef {import("../model/types.js").Mark} Mark
 * @typedef {import("../model/types.js").MarkContent} MarkContent
 * @typedef {import("../model/types.js").Bin} Bin
 * @typedef {import("../model/types.js").MarkFormat} MarkFormat
 * @typedef {import("../model/types.js").MarkImport} MarkImport
 */

/** @param {number} id @param {string} mark @returns {Promise<Bin>} */
export function deleteMarkForGood(id, mark) {
  return call(`${markPath(id, mark)}/bin`, { method: "DELETE" });
}

/** @param {number} id @returns {Promise<Mark[]>} */
export async function marks(id) {
  return (await call(`/api/books/${id}/marks`)).marks;
}

/** @param {number} id @param {string} mark */
const markPath = (id, mark) => `/api/books/${id}/marks/${encodeURIComponent(mark)}`;

/**
 * Makes a mark, or changes the one that has this version.
 * @param {number} id @param {string} mark its id @param {MarkContent & {version: number} & Partial<Seen>} body 0 for a new one
 * @returns {Promise<Mark>}
 */
export function putMark(id, mark, body) {
  return call(markPath(id, mark), { method: "PUT", ...json(body) });
}

/** @param {number} id @param {string} mark @returns {Promise<Mark>} */
export function removeMark(id, mark) {
  return call(markPath(id, mark), { method: "DELETE" });
}

/** @param {number} id @param {string} mark @returns {Promise<Mark>} */
export function restoreMark(id, mark) {
  return call(`${markPath(id, mark)}/restore`, { method: "POST" });
}

/**
 * A part of the marks of all books, from a place in their list on.
 * @param {number} from @param {AbortSignal} [signal]
 * @returns {Promise<{marks: (Mark & {title: string})[], total: number, next: number | null}>}
 */
export function allMarks(from, signal) {
  return call(`/api/marks?from=${from}`, { signal });
}

/**
 * The marks of all books that have some words in their passage or note.
 * @param {string} search
 * @param {{from?: number, signal: AbortSignal}} options
 * @returns {Promise<{marks: (Mark & {title: string})[], total: number, next: number | null}>}
 */
export function findMarks(search, { from = 0, signal }) {
  return call(`/api/marks?${new URLSearchParams({ search, from: String(from) })}`, { signal });
}

/**
 * The marks as a file.
 * @param {number | null} id of a book, `null` for all
 * @param {MarkFormat} format
 * @returns {Promise<File>}
 */
export function exportMarks(id, format) {
  return download(`/api/${id === null ? "" : `books/${id}/`}marks/export?format=${format}`, "marks");
}

/** @param {number} id @param {Blob} file @returns {Promise<MarkImport>} */
export function importMarks(id, file) {
  return call(`/api/books/${id}/marks/import`, {
    method: "POST",
    body: file,
    headers: { "Content-Type": "application/octet-stream" },
  });
}
