// @ts-check
// The routes of dictionaries.

import { call, json } from "./request.js";

/**
 * @typedef {import("../model/types.js").Dictionary} Dictionary
 * @typedef {import("../model/types.js").Definition} Definition
 */

/** @param {string} word @param {string | null} language @param {AbortSignal} [signal] @returns {Promise<Definition>} */
export function define(word, language, signal) {
  return call(`/api/define?${new URLSearchParams(language ? { word, language } : { word })}`, { signal });
}

/** @returns {Promise<Dictionary[]>} */
export async function dictionaries() {
  return (await call("/api/dictionaries")).dictionaries;
}

/** @returns {Promise<{dictionaries: Dictionary[], offered: {id: string, name: string}[]}>} with those that the machine has to offer */
export function dictionaryList() {
  return call("/api/dictionaries");
}

/** @param {string} offered @returns {Promise<Dictionary[]>} what was added */
export async function addOfferedDictionary(offered) {
  const query = new URLSearchParams({ offered });
  return (await call(`/api/dictionaries?${query}`, { method: "POST" })).dictionaries;
}

/** @param {File} file @returns {Promise<Dictionary[]>} those that were in it */
export async function addDictionary(file) {
  const query = new URLSearchParams({ name: file.name });
  const options = { method: "POST", body: file, headers: { "Content-Type": "application/octet-stream" } };
  return (await call(`/api/dictionaries?${query}`, options)).dictionaries;
}

/** @param {number} id @param {{on?: boolean, place?: number}} change @returns {Promise<Dictionary[]>} */
export async function changeDictionary(id, change) {
  return (await call(`/api/dictionaries/${id}`, { method: "PATCH", ...json(change) })).dictionaries;
}

/** @param {number} id @returns {Promise<Dictionary[]>} */
export async function removeDictionary(id) {
  return (await call(`/api/dictionaries/${id}`, { method: "DELETE" })).dictionaries;
}
