// @ts-check
// The routes that restore a backup from the place where it has gone.

import { call, json } from "./request.js";

/**
 * @typedef {{name: string, made: string, bytes: number | null, encrypted: boolean}} StoredBackup as docs/api.md has it
 * @typedef {{destination: string, backup: string, sections: string[] | null, step: "fetching" | "restoring" | "done" | "failed",
 *   received: number, bytes: number | null, books: number, allBooks: number | null,
 *   report: import("./backup.js").RestoreReport | null, problem: import("../model/types.js").ProblemDocument | null}} RestoreJob
 * @typedef {{destination: string, backup: string, sections?: string[], passphrase?: string}} RestoreRequest
 */

const path = "/api/backup/restoring";

/** @param {string} destination @returns {Promise<StoredBackup[]>} newest first */
export const backupsAt = async (destination) =>
  (await call(`/api/backup/destinations/${encodeURIComponent(destination)}/backups`)).backups;

/** @returns {Promise<RestoreJob | null>} the one that goes on, or the last one */
export const restoreJob = async () => (await call(path)).restoring;

/** @param {RestoreRequest} request @returns {Promise<RestoreJob | null>} */
export const startRestore = async (request) => (await call(path, { method: "POST", ...json(request) })).restoring;

/** Gives it up if it runs; what has ended by then stays, as nobody has read its report. @returns {Promise<RestoreJob | null>} */
export const cancelRestore = async () => (await call(`${path}?running=true`, { method: "DELETE" })).restoring;

/** Gives it up, or forgets how it has ended. @returns {Promise<RestoreJob | null>} */
export const forgetRestore = async () => (await call(path, { method: "DELETE" })).restoring;
