// @ts-check
// Texts of the dialog "Possible duplicates".

import { formatNumber } from "../../basics/locale.js";

export const duplicates = {
  title: "Possible duplicates",
  open: "Possible duplicates…",
  explained:
    "These books have the same title and author, or the same identifier. Merging puts marks, places, tags, collections, rating and reading times on the book you keep. The other one goes to the bin.",
  none: "No book seems to be in the library twice.",
  /** @param {number} count */
  more: (count) =>
    count === 1
      ? "1 more group follows when these are done."
      : `${formatNumber(count)} more groups follow when these are done.`,
  keep: "Keep this one, merge",
  /** @param {string} title @param {string} format */
  keepOf: (title, format) => `Keep “${title}” (${format}) and merge the others into it`,
  different: "These are different books",
  /** @param {string} title */
  differentOf: (title) => `“${title}”: these are different books`,
  /** @param {string} title */
  merged: (title) => `Merged into “${title}”. The other book is in the bin.`,
  hides: "Others can’t see this private book.",
  format: "Format",
  progress: "Progress",
  /** @param {number} count */
  letters: (count) => `${formatNumber(count)} characters`,
};
