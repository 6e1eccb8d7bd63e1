// @ts-check
// The routes of the places where backups go.

import { call, json } from "./request.js";

/**
 * @typedef {{time: string, backup: string | null, bytes: number | null, reason: string | null, detail: string | null,
 *   thinningReason?: string | null, thinningDetail?: string | null}} BackupResult
 * @typedef {{name: string, kind: "webdav" | "s3" | "folder", address: string, user: string | null, region: string | null, hosted: boolean,
 *   sending: {sent: number, bytes: number | null} | null, last: BackupResult | null, arrived: string | null,
 *   schedule: BackupSchedule | null, zone: string}} Destination as docs/api.md has it, with the server's time zone
 * @typedef {{period: "daily" | "weekly", weekday: number | null, time: string, files: boolean, encrypted: boolean,
 *   next: string | null}} BackupSchedule
 * @typedef {{period: "daily" | "weekly", weekday?: number, time: string, files: boolean, encrypted: boolean,
 *   passphrase?: string}} BackupScheduleRequest
 * @typedef {{kind: "webdav" | "s3" | "folder", address: string, user?: string, password?: string, region?: string,
 *   hosted?: boolean}} DestinationRequest
 */

const path = "/api/backup/destinations";

/** @param {string} name */
const one = (name) => `${path}/${encodeURIComponent(name)}`;

/** @typedef {{destinations: Destination[], zone: string, below: string[]}} Answer */

/** @param {Answer} answer */
const zoned = ({ destinations: all, zone }) => all.map((destination) => ({ ...destination, zone }));

/** @param {Promise<Answer>} answer */
const list = async (answer) => zoned(await answer);

/** @returns {Promise<{all: Destination[], below: string[]}>} with the folders of the server below which backups may go */
export async function destinations() {
  const answer = /** @type {Answer} */ (await call(path));
  return { all: zoned(answer), below: answer.below };
}

/** @param {string} name @param {DestinationRequest} request @returns {Promise<Destination[]>} */
export const keepDestination = (name, request) => list(call(one(name), { method: "PUT", ...json(request) }));

/** @param {string} name @returns {Promise<Destination[]>} */
export const removeDestination = (name) => list(call(one(name), { method: "DELETE" }));

/**
 * Begins to back up.
 * @param {string} name @param {{files: boolean, passphrase?: string}} request
 * @returns {Promise<Destination[]>}
 */
export const sendBackup = (name, request) => list(call(`${one(name)}/backups`, { method: "POST", ...json(request) }));

/** @param {string} name @returns {Promise<Destination[]>} */
export const stopBackup = (name) => list(call(`${one(name)}/backups`, { method: "DELETE" }));

/** @param {string} name @param {BackupScheduleRequest} request @returns {Promise<Destination[]>} */
export const keepSchedule = (name, request) => list(call(`${one(name)}/schedule`, { method: "PUT", ...json(request) }));

/** @param {string} name @returns {Promise<Destination[]>} */
export const endSchedule = (name) => list(call(`${one(name)}/schedule`, { method: "DELETE" }));
