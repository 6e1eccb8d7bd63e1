// @ts-check
// The routes of books: list, chapters, places, files, bin.

import { addressOf } from "../basics/address.js";
import { call, json } from "./request.js";
import { comesInPieces, uploadInPieces } from "./upload-pieces.js";
import { upload } from "./upload.js";

/** @typedef {import("./upload.js").UploadOptions} UploadOptions */
/**
 * @typedef {import("../model/types.js").Position} Position
 * @typedef {import("../model/types.js").ReadingState} ReadingState
 * @typedef {import("../model/types.js").Book} Book
 * @typedef {import("../model/types.js").BookFormat} BookFormat
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").Seen} Seen
 * @typedef {import("../model/types.js").Chapter} Chapter
 * @typedef {import("../model/types.js").Bin} Bin
 */

/** What an answer lacks that an older program gave, and that is kept for offline. */
const noOpinion = { favorite: false, rating: null, tags: [], archived: false };

/** @param {any} answer @returns {{books: Book[], formats: BookFormat[]}} */
export function listOf({ books: list, formats = [] }) {
  return { books: list.map((/** @type {Book} */ book) => ({ ...noOpinion, ...book })), formats };
}

/**
 * The first books of a list.
 * @param {Record<string, string>} query
 * @param {number} limit at most 1000
 */
export const firstBooks = async (query, limit) =>
  listOf(await call(`/api/books?${new URLSearchParams({ ...query, limit: String(limit) })}`));

/** @returns {Promise<BookFormat[]>} those that the server opens */
export const bookFormats = async () => (await firstBooks({}, 1)).formats;

/** @returns {Promise<import("../model/types.js").BookChoices>} */
export const bookChoices = () => call("/api/book-choices");

/** @param {readonly number[]} ids at most 1000 @returns {Promise<Book[]>} those that are there */
export const booksOf = async (ids) => (await call(`/api/books?ids=${ids.join(",")}`)).books;

/**
 * Changes what the person thinks of some books.
 * @param {number[]} ids @param {import("../model/types.js").OpinionChange} change @returns {Promise<Book[]>}
 */
export async function changeOpinions(ids, change) {
  return (await call("/api/books", { method: "PATCH", ...json({ books: ids, ...change }) })).books;
}

/** @returns {Promise<import("../model/types.js").Tag[]>} */
export const tags = async () => (await call("/api/tags")).tags;

/** The most chapters that come in one answer: a megabyte. */
const LISTED_AT_ONCE = 5000;

/** @param {number} id the answer that the service worker keeps of each book */
export const detailsPath = (id) => `/api/books/${id}?chapters=${LISTED_AT_ONCE}`;

/**
 * A book with all its chapters; those of a very long one come in parts.
 * @param {number} id @param {AbortSignal} [signal]
 * @returns {Promise<BookDetails>}
 */
export async function bookDetails(id, signal) {
  /** @type {BookDetails} */
  const details = await call(detailsPath(id), { signal });
  const { chapters, contents, chapterCount = 0, contentsCount = 0 } = details;
  for (let from = LISTED_AT_ONCE; from < Math.max(chapterCount, contentsCount); from += LISTED_AT_ONCE) {
    const part = await call(`/api/books/${id}/outline?from=${from}&count=${LISTED_AT_ONCE}`, { signal });
    // The book was replaced meanwhile.
    if (part.edition !== details.edition) return bookDetails(id, signal);
    chapters.push(...part.chapters);
    contents.push(...part.contents);
  }
  return details;
}

/**
 * A book without its chapters and contents.
 * @param {number} id @param {AbortSignal} [signal]
 * @returns {Promise<BookDetails>}
 */
export function bookFields(id, signal) {
  return call(`/api/books/${id}?chapters=0`, { signal });
}

/** @param {number} id @returns {Promise<Book>} */
export function removeBook(id) {
  return call(`/api/books/${id}`, { method: "DELETE" });
}

/** @param {number} id @returns {Promise<Book>} */
export function restoreBook(id) {
  return call(`/api/books/${id}/restore`, { method: "POST" });
}

/** @returns {Promise<Bin>} */
export function bin() {
  return call("/api/bin");
}

/** @returns {Promise<Bin>} */
export function emptyBin() {
  return call("/api/bin", { method: "DELETE" });
}

/** @param {number} id @returns {Promise<Bin>} */
export function deleteBookForGood(id) {
  return call(`/api/books/${id}/bin`, { method: "DELETE" });
}

/** @param {number} id @param {"shared" | "private"} shelf @returns {Promise<Book>} */
export function setShelf(id, shelf) {
  return call(`/api/books/${id}/shelf`, { method: "PUT", ...json({ shelf }) });
}

/** @param {number} id @param {string | null} voice @returns {Promise<Book>} */
export function setVoice(id, voice) {
  return call(`/api/books/${id}`, { method: "PATCH", ...json({ voice }) });
}

/**
 * For everybody; `null` goes back to what the book says or the program detects.
 * @param {number} id @param {import("../model/types.js").Correction} change @returns {Promise<Book>}
 */
export function correct(id, change) {
  return call(`/api/books/${id}`, { method: "PATCH", ...json(change) });
}

/** @param {number} id @returns {Promise<import("../model/types.js").BookEncodings>} */
export function encodings(id) {
  return call(`/api/books/${id}/encodings`);
}

/** @param {number} id @param {number} n @param {AbortSignal} [signal] @returns {Promise<Chapter>} */
export function chapter(id, n, signal) {
  return call(`/api/books/${id}/chapters/${n}?styles=true`, { signal });
}

/** @param {number} id @returns {Promise<Position>} */
export function position(id) {
  return call(`/api/books/${id}/position`);
}

/**
 * @param {number} id
 * @param {{offset: number, version: number, device: string, state?: ReadingState} & Partial<Seen>} place
 * @param {boolean} [isLeaving] whether the page is being closed
 * @returns {Promise<Position>}
 */
export function setPosition(id, place, isLeaving = false) {
  const options = { method: "PUT", keepalive: isLeaving, ...json(place) };
  return call(`/api/books/${id}/position`, options);
}

/**
 * Where a byte of a book's file stands in its text.
 * @param {number} id @param {number} byte
 * @returns {Promise<number>} the book offset
 */
export const placeOfByte = async (id, byte) => (await call(`/api/books/${id}/place?byte=${byte}`)).offset;

/** @param {number} id */
export const fileAddress = (id) => addressOf(`/api/books/${id}/file`);

/**
 * Where each device was last, the latest first.
 * @param {number} id
 * @returns {Promise<Position[]>}
 */
export const bookPositions = async (id) => (await call(`/api/books/${id}/positions`)).positions;

/**
 * The last 50 places of the person in a book, the latest first.
 * @param {number} id
 * @returns {Promise<Position[]>}
 */
export const earlierPositions = async (id) => (await call(`/api/books/${id}/positions/earlier`)).positions;

/**
 * Puts a file into the library; a large one goes in pieces, and goes on after a broken connection.
 * @param {Blob} file
 * @param {string} name
 * @param {UploadOptions & {resumption?: import("./upload-pieces.js").Resumption}} [options]
 * @returns {Promise<Book>}
 */
export function addBook(file, name, options = {}) {
  const purpose = (/** @type {string} */ id) => `/api/uploads/${id}/book?${addingQuery(options)}`;
  if (comesInPieces(file)) return uploadInPieces(file, name, purpose, options);
  return upload("POST", `/api/books?${addingQuery(options, name)}`, file, options);
}

/**
 * Puts every book of an archive into the library; of a file that is a book, that one.
 * @param {Blob} file
 * @param {string} name
 * @param {UploadOptions} [options]
 * @returns {Promise<import("../model/types.js").ArchiveImport>}
 */
export function addArchive(file, name, options = {}) {
  return upload("POST", `/api/imports?${addingQuery(options, name)}`, file, options);
}

/**
 * Adds every book of a folder.
 * @param {Blob} file the folder's files as a tar file
 * @param {string} name of the folder
 * @param {UploadOptions & {resumption?: import("./upload-pieces.js").Resumption}} options
 * @returns {Promise<import("../model/types.js").ArchiveImport>}
 */
export function addFolder(file, name, options) {
  return uploadInPieces(file, name, (id) => `/api/uploads/${id}/folder?${addingQuery(options)}`, options);
}

/** @param {UploadOptions} options @param {string} [name] */
function addingQuery(options, name) {
  const query = new URLSearchParams(name ? { name } : {});
  if (options.copy) query.set("copy", "true");
  if (options.token) query.set("import", options.token);
  if (options.isPrivate) query.set("private", "true");
  return query;
}

/**
 * Puts back the missing file of a book, or replaces it by a corrected edition; a large one goes in pieces.
 * @param {number} id
 * @param {Blob} file
 * @param {string} name
 * @param {UploadOptions & {resumption?: import("./upload-pieces.js").Resumption}} [options]
 * @returns {Promise<Book>}
 */
export function replaceFile(id, file, name, options = {}) {
  const query = new URLSearchParams();
  if (options.edition) query.set("edition", "true");
  if (comesInPieces(file)) {
    if (options.token) query.set("import", options.token);
    return uploadInPieces(file, name, (sent) => `/api/books/${id}/file?upload=${sent}&${query}`, options);
  }
  query.set("name", name);
  return upload("PUT", `/api/books/${id}/file?${query}`, file, options);
}
