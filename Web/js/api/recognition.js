// @ts-check
// The routes of the text that is recognised on pages without one.

import { call, json } from "./request.js";

/** @typedef {import("../model/types.js").Recognition} Recognition */

/** @param {number} id of the book @returns {Promise<Recognition>} */
export const recognition = (id) => call(`/api/books/${id}/recognition`);

/** @param {number} id of the book @param {string[]} languages @returns {Promise<Recognition>} */
export const startRecognition = (id, languages) =>
  call(`/api/books/${id}/recognition`, { method: "PUT", ...json({ languages }) });

/** @param {number} id of the book @returns {Promise<Recognition>} */
export const stopRecognition = (id) => call(`/api/books/${id}/recognition`, { method: "DELETE" });
