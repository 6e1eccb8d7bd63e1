// @ts-check
// The routes that save web pages.

import { call, json } from "./request.js";
import { passwordHeader } from "./upload.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {{copy?: boolean, isPrivate?: boolean, password?: string | null, token: string, signal?: AbortSignal}} PageOptions */

/**
 * Saves a web page with its pictures.
 * @param {string} address
 * @param {PageOptions} options
 * @returns {Promise<Book>}
 */
export function addPage(address, { copy = false, isPrivate = false, password, token, signal }) {
  const query = new URLSearchParams({ copy: String(copy), private: String(isPrivate), import: token });
  const { body, headers } = json({ address });
  return call(`/api/articles?${query}`, {
    method: "POST",
    signal,
    body,
    headers: { ...headers, ...passwordHeader({ password }) },
  });
}

/**
 * Fetches a saved page again; marks and places stay where their text is.
 * @param {number} id
 * @param {PageOptions} options
 * @returns {Promise<Book>}
 */
export function fetchPage(id, { token, signal }) {
  return call(`/api/books/${id}/fetch?${new URLSearchParams({ import: token })}`, { method: "POST", signal });
}
