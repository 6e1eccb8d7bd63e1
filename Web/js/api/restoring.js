// @ts-check
// The routes that restore a backup from the place where it has gone.

import { call, json } from "./request.js";

/**
 * @typedef {{name: string, made: string, bytes: number | null, encrypted: boolean}} PlacedBackup as docs/api.md has it
 * @typedef {{destination: string, backup: string, sections: string[] | null, step: "fetching" | "restoring" | "done" | "failed",
 *   received: number, bytes: number | null, books: number, allBooks: number | null,
 *   report: import("./backup.js").RestoreReport | null, problem: import("../model/types.js").ProblemDocument | null}} Restoring
 * @typedef {{destination: string, backup: string, sections?: string[], passphrase?: string}} RestoringRequest
 */

const path = "/api/backup/restoring";

/** @param {string} destination @returns {Promise<PlacedBackup[]>} newest first */
export const backupsAt = async (destination) =>
  (await call(`/api/backup/destinations/${encodeURIComponent(destination)}/backups`)).backups;

/** @returns {Promise<Restoring | null>} the one that goes on, or the last one */
export const restoring = async () => (await call(path)).restoring;

/** @param {RestoringRequest} request @returns {Promise<Restoring | null>} */
export const beginRestoring = async (request) => (await call(path, { method: "POST", ...json(request) })).restoring;

/** Gives it up, or forgets how it has ended. @returns {Promise<Restoring | null>} */
export const endRestoring = async () => (await call(path, { method: "DELETE" })).restoring;
