// @ts-check
// Texts of listening outside the text: what was read, taps and clicks, the mini-player, the listening view.

export const listening = {
  markFinished: "Mark as finished",
  markUnread: "Mark as unread",
  /** @param {string} title */
  isFinished: (title) => `“${title}” is marked as finished.`,
  /** @param {string} title */
  isUnread: (title) => `“${title}” is marked as unread.`,

  taps: "Taps and clicks",
  tapOnWord: "Tapping a word",
  clickOnWord: "Clicking a word",
  actions: { speak: "Play from here", bars: "Show or hide controls", define: "Look up" },
  tapDetail: "On touchscreens. If a tap shows the controls or looks up a word, select a word to play from it.",
  clickDetail: "A double-click selects a word, a triple-click a paragraph.",
  zones: "Page-turn areas at the edges",
  zoneChoices: { normal: "On", swapped: "Swapped", off: "Off" },
  zoneSize: "Size of page-turn areas",
  zoneSizes: { small: "Small", medium: "Medium", large: "Large" },

  miniPlayer: "Mini player",
  /** @param {string} title */
  openPlaying: (title) => `Open “${title}”`,
  closeMini: "Stop and close",
  playOnShort: "Continue",
  /** @param {string} title */
  playOn: (title) => `Continue listening to “${title}”`,

  chapters: "Chapters",
  voice: "Voice",
  /** @param {string} time */
  elapsed: (time) => `${time} played in this chapter`,
  /** @param {string} time */
  left: (time) => `${time} left in this chapter`,
};
