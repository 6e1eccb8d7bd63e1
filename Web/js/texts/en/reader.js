// @ts-check
// Texts of the reader.

import { formatPercent } from "../../ui/locale.js";

const percentOf = (/** @type {number} */ percent) => formatPercent(percent / 100);

export const reader = {
  skipToText: "Skip to the text",
  toLibrary: "Back to the library",
  text: "Text of the book",
  bars: "Reader",
  contents: "Contents",
  panels: "Beside the book",
  closePanel: "Close",
  more: "More for this book",
  noContents: "This book has no contents.",
  untitledChapter: (/** @type {number} */ number) => `Part ${number}`,
  /** @param {number} number @param {number} count */
  chapterOf: (number, count) => `Chapter ${number} of ${count}`,
  progress: percentOf,
  progressLabel: (/** @type {number} */ percent) => `${percentOf(percent)} of the book`,
  backTo: (/** @type {number} */ percent) => `Back to ${percentOf(percent)}`,
  backDismiss: "Stay here",
  loading: "Loading…",
  chapterFailed: "This chapter could not be loaded",
  leaveTitle: "Open a page on the internet?",
  leaveDetail: (/** @type {string} */ host) => `This link leads out of the book, to ${host}. It opens in another tab.`,
  leaveOpen: "Open it",
  anotherDevice: "Another device",
  /** @param {string} device @param {number} percent */
  movedOn: (device, percent) => `${device} went on to ${percentOf(percent)}. Go there?`,
  goThere: (/** @type {number} */ percent) => `Go to ${percentOf(percent)}`,
  stayHere: "Stay here",
  placeWaits: "Your place is kept on this device until Vorleser answers again.",
  /** @param {string} browser @param {string} system */
  device: (browser, system) => (system ? `${browser} on ${system}` : browser),
  browser: "Browser",
};
