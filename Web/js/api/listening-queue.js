// @ts-check
// The routes of what a person wants to listen to next.

import { call, json } from "./request.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {{books?: number[], addFirst?: number[], add?: number[], remove?: number[]}} QueueChange what it does not name stays */

/** @returns {Promise<Book[]>} in order */
export const listeningQueue = async () => (await call("/api/listening-queue")).books;

/** @param {QueueChange} change @returns {Promise<Book[]>} */
export const changeListeningQueue = async (change) =>
  (await call("/api/listening-queue", { method: "PATCH", ...json(change) })).books;
