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
