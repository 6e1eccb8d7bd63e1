// @ts-check
// The routes of the folders whose new files are added.

import { call, json } from "./request.js";

/**
 * @typedef {{id: number | null, path: string, state: "watched" | "missing" | "outside", looked: string | null, added: number,
 *   refused: {path: string, problem: import("../model/types.js").ProblemDocument}[],
 *   problem: import("../model/types.js").ProblemDocument | null, unreadable: string[]}} WatchedFolder as docs/api.md has it
 * @typedef {{folders: WatchedFolder[], below: string[]}} WatchedFolderList
 */

const path = "/api/watched-folders";

/** @returns {Promise<WatchedFolderList>} */
export const watchedFolders = () => call(path);

/** @param {string} folder its path on the server @returns {Promise<WatchedFolderList>} */
export const watchFolder = (folder) => call(path, { method: "POST", ...json({ path: folder }) });

/** @param {number} id @returns {Promise<WatchedFolderList>} */
export const unwatchFolder = (id) => call(`${path}/${id}`, { method: "DELETE" });
