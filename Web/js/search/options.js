// @ts-check
// Remembers the search options for the person in this browser.

import { personal } from "../basics/storage.js";

const KEY = "vorleser.search";
/** In the order in which they stand. */
export const optionNames = /** @type {const} */ (["whole", "case", "accents", "regex"]);

/** @typedef {Record<typeof optionNames[number], boolean>} Options */

/** @returns {Options} */
export function searchOptions() {
  /** @type {any} */
  let stored = {};
  try {
    stored = JSON.parse(personal.getItem(KEY) ?? "{}") ?? {};
  } catch {
    /* Then all are off. */
  }
  return /** @type {Options} */ (Object.fromEntries(optionNames.map((name) => [name, stored[name] === true])));
}

/** @param {Options} options */
export const keepSearchOptions = (options) => personal.setItem(KEY, JSON.stringify(options));
