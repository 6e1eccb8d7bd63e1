// @ts-check
// Pure: what the address of the reader asks for.

/**
 * @typedef {object} Opening
 * @property {number | null} at the book offset to open at
 * @property {boolean} listens whether the book is read aloud at once
 * @property {string | null} find the text that is marked, as the search of the library has found it
 */

/** @param {string} search of the address @returns {Opening} */
export function openingOf(search) {
  const query = new URLSearchParams(search);
  const at = query.get("at");
  return {
    at: at !== null && /^\d+$/.test(at) ? Number(at) : null,
    listens: query.has("listen"),
    find: query.get("find") || null,
  };
}
