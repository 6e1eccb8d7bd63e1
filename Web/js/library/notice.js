// @ts-check
// Pure: what is said in place of the books while there are none to be seen.

/**
 * @typedef {"loading" | "empty" | "nothingFits" | "allArchived" | "nothingFound"} Notice
 * @typedef {object} ListState
 * @property {boolean} isShown whether there is something to be seen, or something is still to come
 * @property {boolean} isLoaded whether the list has come at all
 * @property {number} every how many books there are, with those that were put away
 * @property {string} search what is searched for
 * @property {boolean} isFiltered
 */

/** @param {ListState} state @returns {Notice | null} `null` where there is nothing to say */
export function noticeOf({ isShown, isLoaded, every, search, isFiltered }) {
  if (isShown) return null;
  if (!isLoaded) return "loading";
  if (every === 0) return "empty";
  if (search.trim()) return "nothingFound";
  return isFiltered ? "nothingFits" : "allArchived";
}
