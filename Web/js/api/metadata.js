// @ts-check
// The routes by which people correct what books' files say.

import { call, json } from "./request.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookMetadata} BookMetadata */
/** @typedef {import("../model/types.js").CommonMetadata} CommonMetadata */
/** @typedef {import("../model/types.js").MetadataChange} MetadataChange */

/** @param {number} id @returns {Promise<BookMetadata>} */
export const bookMetadata = (id) => call(`/api/books/${id}/metadata`);

/** @param {number[]} books @returns {Promise<CommonMetadata>} */
export const commonMetadata = (books) => call("/api/metadata/common", { method: "POST", ...json({ books }) });

/** @param {number[]} books @param {MetadataChange} change @returns {Promise<Book[]>} */
export const changeMetadata = async (books, change) =>
  (await call("/api/metadata", { method: "PATCH", ...json({ books, ...change }) })).books;

/** @param {number} id @returns {Promise<{path: string, address: string}[]>} the pictures that the book shows */
export const pictures = async (id) => (await call(`/api/books/${id}/pictures`)).pictures;

/** @param {number} id @param {{source: "file" | "drawn"} | {source: "picture", picture: string}} choice @returns {Promise<Book>} */
export const chooseCover = (id, choice) => call(`/api/books/${id}/cover`, { method: "PATCH", ...json(choice) });

/** @param {number} id @param {Blob} picture @returns {Promise<Book>} */
export const sendCover = (id, picture) =>
  call(`/api/books/${id}/cover`, {
    method: "PUT",
    body: picture,
    headers: { "Content-Type": "application/octet-stream" },
  });
