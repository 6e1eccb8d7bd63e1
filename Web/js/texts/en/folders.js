// @ts-check
// Texts of folders that are added with all that is in them.

import { formatNumber } from "../../basics/locale.js";

export const folders = {
  /** @param {string} name @param {number} count */
  added: (name, count) => `${name}: ${count === 1 ? "1 book" : `${formatNumber(count)} books`} added.`,
  /** @param {number} count */
  known: (count) => (count === 1 ? "1 was there already." : `${formatNumber(count)} were there already.`),
  /** @param {number} count */
  refused: (count) => (count === 1 ? "1 couldn’t be added." : `${formatNumber(count)} couldn’t be added.`),
  show: "Show",
};
