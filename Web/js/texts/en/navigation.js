// @ts-check
// Texts of finding one's way in a book.

import { formatNumber, formatPercent } from "../../ui/locale.js";

export const navigation = {
  bar: "Place in the book",
  /** @param {string} percent @param {number} page @param {number} pages @param {boolean} isExact */
  showBar: (percent, page, pages, isExact) =>
    `${percent} of the book, ${isExact ? "" : "about "}page ${formatNumber(page)} of ${formatNumber(pages)}. Show the whole book`,
  /** @param {string} name @param {number} fraction @param {number | null} page @param {number | null} pages */
  placeSaid: (name, fraction, page, pages) => [name, formatPercent(fraction), page && pages ? `page ${formatNumber(page)} of ${formatNumber(pages)}` : ""]
    .filter(Boolean).join(", "),
  /** @param {number} page */
  page: (page) => `Page ${formatNumber(page)}`,
  back: "Back to where you were",
  forward: "Forward again",
  goTo: "Go to…",
  goToTitle: "Go to",
  pageField: "Page",
  /** @param {number} count @param {boolean} isExact */
  ofPages: (count, isExact) => `of ${isExact ? "" : "about "}${formatNumber(count)}`,
  percentField: "Percent",
  chapterField: "Chapter",
  go: "Go",
  /** @param {number} count */
  noSuchPage: (count) => `The book has pages 1 to ${formatNumber(count)}.`,
  noSuchPercent: "Give a number from 0 to 100.",
  devices: "Where your devices are",
  /** @param {string} device @param {number} fraction */
  deviceAt: (device, fraction) => `${device}: ${formatPercent(fraction)}`,
  /** @param {string} device @param {number} fraction @param {string} when */
  wasFurther: (device, fraction, when) => `${device} was further along, at ${formatPercent(fraction)}, ${when}. Go there?`,
  filter: "Find a chapter",
  noMatch: "No chapter is called like that.",
  read: "read",
  /** @param {number} fraction */
  progress: (fraction) => `${formatPercent(fraction)} of the book read`,
};
