// @ts-check
// The routes of backups.

import { call, json } from "./request.js";
import { upload } from "./upload.js";

/**
 * @typedef {{made: string, added: number, known: number, places: number, marks: number, sessions: number, choices: number,
 *   newPeople: string[], problems: string[]}} RestoreReport what was taken over, as docs/api.md has it
 */

/**
 * Takes over what a backup has and the library lacks.
 * @param {File} file
 * @param {string | null} passphrase of an encrypted one
 * @param {(fraction: number) => void} progress of sending it
 * @returns {Promise<RestoreReport>}
 */
export const restoreBackup = (file, passphrase, progress) =>
  upload("POST", "/api/backup", file, { password: passphrase, progress });

/**
 * @param {string} passphrase of the next download
 * @returns {Promise<string>} what stands for it in the download's address
 */
export const backupTicket = async (passphrase) =>
  (await call("/api/backup/passphrase", { method: "POST", ...json({ passphrase }) })).ticket;
