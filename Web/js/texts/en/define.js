// @ts-check
// Texts of looking words up.

import { formatNumber } from "../../ui/locale.js";

export const define = {
  title: "Dictionaries",
  /** @param {string} word */
  about: (word) => `“${word}” in the dictionaries`,
  key: "Look up the selected word, or the one being spoken",
  close: "Close",
  /** @param {string} word */
  back: (word) => `Back to “${word}”`,
  manage: "Dictionaries…",
  looking: "Looking it up…",
  tooLong: "Select one word or a few; this is too long to be looked up.",
  noWord: "Select a word first.",
  /** @param {string} word */
  notFound: (word) => `No dictionary has “${word}”.`,
  near: "Did you mean",
  allOff: "All dictionaries are switched off.",
  none: "There is no dictionary yet",
  noneDetail: "Vorleser looks words up in dictionaries that you add: those of StarDict and of dictd, as a .zip, .tar.gz, .tar.bz2 or .tar.xz. On Debian and Ubuntu there are free ones in the packages dict-wn (English) and dict-freedict-…; the documentation says how to add those.",
  explained: "Everybody in this library shares them. Words are looked up in this order.",
  adminsOnly: "Who looks after this library can add and remove dictionaries.",
  off: "switched off",
  add: "Add a dictionary…",
  adding: "Adding…",
  /** @param {string} names */
  added: (names) => `Added: ${names}`,
  /** @param {number} words */
  words: (words) => words === 1 ? "1 word" : `${formatNumber(words)} words`,
  /** @param {string} name */
  use: (name) => `Look words up in ${name}`,
  /** @param {string} name */
  up: (name) => `Move ${name} up`,
  /** @param {string} name */
  down: (name) => `Move ${name} down`,
  /** @param {string} name */
  remove: (name) => `Remove ${name}`,
  removeTitle: "Remove the dictionary?",
  /** @param {string} name */
  removeDetail: (name) => `“${name}” is deleted from this library, for everybody. This can’t be undone; to have it again, add its file again.`,
  removeNow: "Remove",
  cancel: "Cancel",
};
