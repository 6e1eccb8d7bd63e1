// @ts-check
// Texts of the reader.

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
  partOf: (/** @type {number} */ number, /** @type {number} */ count) => `${number} of ${count}`,
  progress: (/** @type {number} */ percent) => `${percent} %`,
  progressLabel: (/** @type {number} */ percent) => `${percent} % of the book`,
  backTo: (/** @type {number} */ percent) => `Back to ${percent} %`,
  backDismiss: "Stay here",
  loading: "Loading…",
  chapterFailed: "This chapter could not be loaded",
  leaveTitle: "Open a page on the internet?",
  leaveDetail: (/** @type {string} */ host) => `This link leads out of the book, to ${host}. It opens in another tab.`,
  leaveOpen: "Open it",
  anotherDevice: "Another device",
  /** @param {string} device @param {number} percent */
  movedOn: (device, percent) => `${device} went on to ${percent} %. Go there?`,
  goThere: (/** @type {number} */ percent) => `Go to ${percent} %`,
  stayHere: "Stay here",
  placeWaits: "Your place is kept on this device until Vorleser answers again.",
  /** @param {string} browser @param {string} system */
  device: (browser, system) => (system ? `${browser} on ${system}` : browser),
  browser: "Browser",
};
