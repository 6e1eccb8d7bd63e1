// @ts-check
// Texts of the reader.

import { formatPercent } from "../../basics/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

export const reader = {
  skipToText: "Skip to text",
  skipToPlayer: "Skip to player",
  toLibrary: "Back to library",
  text: "Book text",
  bars: "Reader",
  contents: "Contents",
  panels: "Side panel",
  closePanel: "Close",
  more: "Book options",
  noContents: "This book has no table of contents.",
  untitledChapter: (/** @type {number} */ number) => `Part ${number}`,
  /** @param {number} number @param {number} count */
  chapterOf: (number, count) => `Chapter ${number} of ${count}`,
  progress: percentOf,
  backTo: (/** @type {number} */ percent) => `Back to ${percentOf(percent)}`,
  backDismiss: "Stay here",
  loading: "Loading…",
  nothingToRead: "Nothing to read",
  chapterFailed: "This chapter couldn’t be loaded",
  leaveTitle: "Open external link?",
  leaveDetail: (/** @type {string} */ host) => `This link leaves the book and opens ${host} in a new tab.`,
  leaveOpen: "Open link",
  anotherDevice: "Another device",
  /** @param {string} device @param {number} percent */
  movedOn: (device, percent) => `${device} is now at ${percentOf(percent)}. Go there?`,
  goThere: (/** @type {number} */ percent) => `Go to ${percentOf(percent)}`,
  stayHere: "Stay here",
  placeWaits: "Your place is saved on this device and syncs when Vorleser responds.",
  /** @param {string} browser @param {string} system */
  device: (browser, system) => (system ? `${browser} on ${system}` : browser),
  browser: "Browser",
};
