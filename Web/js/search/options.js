// @ts-check
// How a search is meant, remembered in this browser.

const KEY = "vorleser.search";
/** In the order in which they stand. */
export const optionNames = /** @type {const} */ (["whole", "case", "accents", "regex"]);

/** @typedef {Record<typeof optionNames[number], boolean>} Options */

/** @returns {Options} */
export function searchOptions() {
  /** @type {any} */
  let stored = {};
  try { stored = JSON.parse(localStorage.getItem(KEY) ?? "{}") ?? {}; } catch { /* Then all are off. */ }
  return /** @type {Options} */ (Object.fromEntries(optionNames.map((name) => [name, stored[name] === true])));
}

/** @param {Options} options */
export function keepSearchOptions(options) {
  try { localStorage.setItem(KEY, JSON.stringify(options)); } catch { /* Then they are not remembered. */ }
}
