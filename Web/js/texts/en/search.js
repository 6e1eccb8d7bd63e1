// @ts-check
// Texts of the search in a book.

import { formatNumber, formatPercent } from "../../basics/locale.js";

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
  end: "Close search",
  list: "All matches",
  open: "Search in this book",
  hint: "Type a word or phrase. Accents, capital letters and kinds of quotation marks make no difference.",
  searching: "Searching…",
  /** @param {string} text */
  none: (text) => `No results for “${text}”.`,
  noneWithOptions: "Try again with fewer options.",
  matches: (/** @type {number} */ count) => (count === 1 ? "1 match" : `${formatNumber(count)} matches`),
  /** @param {number} count @param {number} chapters */
  total: (count, chapters) =>
    `${count === 1 ? "1 match" : `${formatNumber(count)} matches`} in ${chapters === 1 ? "1 chapter" : `${formatNumber(chapters)} chapters`}`,
  /** @param {number} index @param {number} count */
  of: (index, count) => `${formatNumber(index)} of ${formatNumber(count)}`,
  /** @param {number} shown @param {number} count */
  showing: (shown, count) => `Showing the first ${formatNumber(shown)} of ${formatNumber(count)}`,
  more: "Show more",
  failed: "Search failed",
  headings: (/** @type {number} */ count) => (count === 1 ? "1 heading" : `${formatNumber(count)} headings`),
  /** @param {number} count @param {number} share */
  headingsSoFar: (count, share) =>
    `${count === 1 ? "1 heading" : `${formatNumber(count)} headings`} in the first ${formatPercent(share)} of the text`,
};
