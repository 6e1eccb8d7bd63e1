// @ts-check
// Pure: a file or a web page on its way into the library, and which of them go on.

import { Problem } from "../model/problem.js";
import { alreadyThere } from "./import-refusals.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {{file: Blob, name: string}} NamedFile */
/** @typedef {{name: string, files: import("./folder-file.js").PlacedFile[]}} Folder */
/**
 * @typedef {object} Import
 * @property {string} token
 * @property {Blob} file
 * @property {number} size of the file in bytes
 * @property {string} name
 * @property {string | null} address of the web page that it is, with an empty `file`
 * @property {number | null} replaces the id of the book whose file this becomes
 * @property {boolean} edition whether it is a corrected edition, not the missing file
 * @property {boolean} copy whether a second copy is wanted
 * @property {string | null} password of an encrypted file, as it was entered
 * @property {boolean} isFolder whether the file has all of a folder
 * @property {boolean} isElsewhere whether the server's machine adds it by itself, with an empty `file`: nothing is sent
 * @property {boolean} isOwn whether the person may cancel it: another person's command or folder may add it
 * @property {boolean} isInArchive whether it came in an archive, and can't be sent again alone
 * @property {"away" | "waiting" | "fetching" | "pausing" | "pictures" | "media" | "receiving" | "checking" | "reading" | "done" | "failed"} stage
 *   `away`: it waits for the server
 * @property {number} fraction
 * @property {number | null} done how many files of a web page are fetched, `null` in stages without files
 * @property {number | null} total of how many
 * @property {unknown} error why it failed
 * @property {Book | null} book what it became
 * @property {import("../api/upload-pieces.js").Resumption} resumption what of it has arrived already
 * @property {number} lookedAt the byte of the file at which the person last looked, 0 before they did
 * @property {AbortController} given aborted to give up
 */

/** Two at once: one is read by the program while the other one is sent. */
const AT_ONCE = 2;
/** Stages in which the server or the connection works. */
const UNDER_WAY = new Set(["fetching", "pausing", "pictures", "media", "receiving", "checking", "reading"]);
/** Stages of which only the server knows. */
const SERVERS = new Set(["fetching", "pausing", "pictures", "media", "checking", "reading"]);
/** Stages of a file of which nothing is on its way any more. */
const ARRIVED = new Set(["checking", "reading", "done"]);

let count = 0;

/** @param {NamedFile} named @param {Partial<Import>} [given] what is known of it @returns {Import} */
export function importOf({ file, name }, given = {}) {
  count += 1;
  return {
    token: `${Date.now().toString(36)}-${count}-${Math.random().toString(36).slice(2, 10)}`,
    file,
    size: file.size,
    name,
    address: null,
    replaces: null,
    edition: false,
    copy: false,
    password: null,
    isFolder: false,
    isElsewhere: false,
    isOwn: true,
    isInArchive: false,
    stage: "waiting",
    fraction: 0,
    done: null,
    total: null,
    error: null,
    book: null,
    resumption: { id: null },
    lookedAt: 0,
    given: new AbortController(),
    ...given,
  };
}

/** @param {Import["stage"]} stage @returns {boolean} whether only the server knows of it */
export const isServers = (stage) => SERVERS.has(stage);

/** @param {Import} item @returns {boolean} whether the server or the connection works on it */
export const isUnderWay = ({ stage }) => UNDER_WAY.has(stage);

/** @param {Import[]} all @returns {boolean} whether something waits or is under way */
export const isBusy = (all) => all.some((item) => item.stage === "waiting" || isUnderWay(item));

/** @param {Import[]} all @returns {boolean} whether something would be lost if the page were closed now */
export const wouldLose = (all) => isBusy(all.filter((item) => !item.isElsewhere));

/** @param {Import[]} all @returns {Import[]} those that can begin now, in their order */
export function nextOf(all) {
  const free = AT_ONCE - all.filter((item) => isUnderWay(item) && !item.isElsewhere).length;
  return all.filter(({ stage }) => stage === "waiting").slice(0, Math.max(0, free));
}

/**
 * The books of an archive, each as it ended.
 * @param {Import} archive
 * @param {import("../model/types.js").ArchiveImport} outcome
 * @returns {Import[]}
 */
export function itemsOf({ file }, { books, known, refused }) {
  const inside = (/** @type {string} */ name, /** @type {Partial<Import>} */ given) =>
    importOf({ file, name }, { fraction: 1, isInArchive: true, ...given });
  return [
    ...books.map((book) => inside(book.fileName, { stage: "done", book })),
    ...known.map((book) => inside(book.fileName, { stage: "failed", error: alreadyThere(book) })),
    ...refused.map(({ path, problem }) => inside(path, { stage: "failed", error: new Problem(problem) })),
  ];
}

/** @param {Pick<Import, "stage">} item a file @returns {boolean} whether the server has all of it */
export const hasArrived = ({ stage }) => ARRIVED.has(stage);
