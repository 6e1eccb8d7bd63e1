// @ts-check
// How a book is read: what was chosen for it, else for all books.

/** @typedef {{mode: "scroll" | "paged", columns: "auto" | 1 | 2, animation: boolean}} Choice */

/**
 * Until the page is left.
 * @type {Map<number, "scroll" | "paged">}
 */
const modes = new Map();

/**
 * @param {number} book
 * @returns {Choice}
 */
export function chosen(book) { return { mode: modes.get(book) ?? "scroll", columns: "auto", animation: true }; }

/**
 * @param {number} book
 * @param {"scroll" | "paged"} mode
 */
export function rememberMode(book, mode) { modes.set(book, mode); }

/**
 * @param {number} _book
 * @param {() => void} _run
 * @param {AbortSignal} _signal
 */
export function onChange(_book, _run, _signal) { /* Nothing else changes it. */ }
