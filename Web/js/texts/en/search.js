// @ts-check
// Texts of the search in a book.

import { formatNumber } from "../../ui/locale.js";

export const search = {
  title: "Search",
  field: "Search in this book",
  clear: "Clear",
  options: "Options",
  whole: "Whole words",
  case: "Match case",
  accents: "Match accents",
  regex: "Regular expression",
  next: "Next match",
  previous: "Previous match",
  end: "End the search",
  list: "All matches",
  open: "Search in this book",
  hint: "Type a word or a phrase. Accents, capitals and kinds of quotation marks make no difference.",
  searching: "Searching…",
  /** @param {string} text */
  none: (text) => `Nothing found for “${text}”.`,
  noneWithOptions: "An option may be too strict: try without it.",
  matches: (/** @type {number} */ count) => (count === 1 ? "1 match" : `${formatNumber(count)} matches`),
  /** @param {number} count @param {number} chapters */
  total: (count, chapters) => `${count === 1 ? "1 match" : `${formatNumber(count)} matches`} in ${chapters === 1 ? "1 chapter" : `${formatNumber(chapters)} chapters`}`,
  /** @param {number} index @param {number} count */
  of: (index, count) => `${formatNumber(index)} of ${formatNumber(count)}`,
  /** @param {number} shown @param {number} count */
  showing: (shown, count) => `The first ${formatNumber(shown)} of ${formatNumber(count)}`,
  more: "Show more",
  failed: "The search failed",
  actionLabel: "Search in the book",
};
