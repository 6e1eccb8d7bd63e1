// @ts-check
// Texts of finding one's way in a book.

import { formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} seconds */
const timeOf = (seconds) => (seconds < 45 ? "Less than a minute" : duration(seconds));

export const navigation = {
  bar: "Position in book",
  /** @param {string} percent @param {number} page @param {number} pages @param {boolean} isExact */
  showBar: (percent, page, pages, isExact) =>
    `${percent} of the book, ${isExact ? "" : "about "}page ${formatNumber(page)} of ${formatNumber(pages)}. Show progress bar`,
  /** @param {string} name @param {number} fraction @param {number | null} page @param {number | null} pages */
  placeSaid: (name, fraction, page, pages) =>
    [name, formatPercent(fraction), page && pages ? `page ${formatNumber(page)} of ${formatNumber(pages)}` : ""]
      .filter(Boolean)
      .join(", "),
  /** @param {number} page */
  page: (page) => `Page ${formatNumber(page)}`,
  back: "Back to previous position",
  forward: "Forward",
  goTo: "Go to…",
  goToTitle: "Go to",
  pageField: "Page",
  /** @param {number} count @param {boolean} isExact */
  ofPages: (count, isExact) => `of ${isExact ? "" : "about "}${formatNumber(count)}`,
  percentField: "Percent",
  chapterField: "Chapter",
  go: "Go",
  /** @param {number} count */
  noSuchPage: (count) => `Enter a page from 1 to ${formatNumber(count)}.`,
  noSuchPercent: "Enter a number from 0 to 100.",
  devices: "Your devices",
  earlier: "Earlier places",
  /** @param {string} device @param {number} fraction */
  deviceAt: (device, fraction) => `${device}: ${formatPercent(fraction)}`,
  /** @param {string} device @param {number} fraction @param {string} when */
  wasFurther: (device, fraction, when) => `${device} was at ${formatPercent(fraction)}, ${when}. Go there?`,
  filter: "Search chapters",
  noMatch: "No matching chapters",
  /** @param {number} chapter in seconds @param {number} book in seconds @param {number} now in milliseconds */
  timeLeft: (chapter, book, now) =>
    `${timeOf(chapter)} left in chapter · ${timeOf(book)} left in book · ${formatDate(new Date(now).toISOString(), { timeStyle: "short" })}`,
  read: "read",
  /** @param {number} fraction */
  progress: (fraction) => `${formatPercent(fraction)} of the book read`,
};
