// @ts-check
// The routes of pages that a book's file draws.

import { addressOf } from "../basics/address.js";
import { call } from "./request.js";

/** @param {number} id of the book @returns {Promise<{pages: import("../model/types.js").DrawnPageInfo[]}>} */
export function drawnPages(id) {
  return call(`/api/books/${id}/pages`);
}

/**
 * @param {number} id of the book
 * @param {number} page its index
 * @returns {Promise<{words: number[], links: import("../model/types.js").DrawnPageLink[]}>}
 */
export function drawnWords(id, page) {
  return call(`/api/books/${id}/pages/${page}/words`);
}

/** @param {number} id of the book @param {number} page its index @param {number} width in pixels */
export function drawnPageAddress(id, page, width) {
  return addressOf(`/api/books/${id}/pages/${page}?width=${width}`);
}

/**
 * @param {number} id of the book
 * @param {number} page its index
 * @param {number} width of the whole page in pixels
 * @param {number} column @param {number} row
 */
export function drawnTileAddress(id, page, width, column, row) {
  return addressOf(`/api/books/${id}/pages/${page}/tiles/${column}/${row}?width=${width}`);
}
