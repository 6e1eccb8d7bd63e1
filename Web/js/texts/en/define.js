// @ts-check
// Texts of looking words up.

import { formatNumber } from "../../basics/locale.js";

export const define = {
  title: "Dictionaries",
  /** @param {string} word */
  about: (word) => `Definition of “${word}”`,
  key: "Look up the selected word, or the one being spoken",
  close: "Close",
  /** @param {string} word */
  back: (word) => `Back to “${word}”`,
  manage: "Dictionaries…",
  looking: "Looking up…",
  tooLong: "Too long to look up. Select one word or a short phrase.",
  noWord: "Select a word first.",
  /** @param {string} word */
  notFound: (word) => `No entry for “${word}”.`,
  near: "Did you mean",
  allOff: "All dictionaries are turned off.",
  none: "No dictionaries yet",
  noneDetail:
    "Add StarDict or dictd dictionaries as .zip, .tar.gz, .tar.bz2 or .tar.xz files. Debian and Ubuntu have free ones in the packages dict-wn (English) and dict-freedict-…; the documentation says how to add them.",
  explained: "Everyone in this library shares them. Words are looked up in this order.",
  adminsOnly: "Only an admin can add and remove dictionaries.",
  off: "off",
  add: "Add dictionary…",
  /** @param {string} name */
  addOffer: (name) => `Add ${name}`,
  adding: "Adding…",
  /** @param {string} names */
  added: (names) => `Added: ${names}`,
  /** @param {number} words */
  words: (words) => (words === 1 ? "1 word" : `${formatNumber(words)} words`),
  /** @param {string} name */
  use: (name) => `Use ${name}`,
  /** @param {string} name */
  up: (name) => `Move ${name} up`,
  /** @param {string} name */
  down: (name) => `Move ${name} down`,
  /** @param {string} name */
  remove: (name) => `Remove ${name}`,
  removeTitle: "Remove dictionary?",
  /** @param {string} name */
  removeDetail: (name) =>
    `“${name}” will be deleted for everyone. You can’t undo this, but you can add the file again.`,
  removeNow: "Remove",
  cancel: "Cancel",
};
