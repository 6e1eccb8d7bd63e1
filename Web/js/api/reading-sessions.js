// @ts-check
// The routes of reading sessions.

import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").SessionReport} SessionReport
 * @typedef {import("../model/types.js").ReadingSession} ReadingSession
 */

/**
 * Tells the totals of a session so far; it may be told again.
 * @param {number} book @param {string} id @param {SessionReport} report
 * @param {boolean} [isLeaving] whether the page may be closed at once
 * @returns {Promise<ReadingSession>}
 */
export function putSession(book, id, report, isLeaving = false) {
  return call(`/api/books/${book}/reading-sessions/${encodeURIComponent(id)}`, {
    method: "PUT",
    keepalive: isLeaving,
    ...json(report),
  });
}

/**
 * A part of the person's sessions, the latest first.
 * @param {number} from @param {number} limit @param {AbortSignal} [signal]
 * @returns {Promise<{sessions: ReadingSession[], next: number | null}>}
 */
export function readingSessions(from, limit, signal) {
  return call(`/api/reading-sessions?from=${from}&limit=${limit}`, { signal });
}

/** As many as the server gives at once. */
const MOST = 1000;

/**
 * All sessions of a book, the latest first.
 * @param {number} book
 * @returns {Promise<ReadingSession[]>}
 */
export async function sessionsOfBook(book) {
  /** @type {ReadingSession[]} */
  const all = [];
  for (let from = 0; ;) {
    const { sessions, next } = await call(`/api/reading-sessions?book=${book}&from=${from}&limit=${MOST}`);
    all.push(...sessions);
    if (next === null) return all;
    from = next;
  }
}

/** @param {string} id @returns {Promise<{deleted: number}>} */
export function deleteSession(id) {
  return call(`/api/reading-sessions/${encodeURIComponent(id)}`, { method: "DELETE" });
}

/** @returns {Promise<{deleted: number}>} */
export function deleteSessions() {
  return call("/api/reading-sessions", { method: "DELETE" });
}
