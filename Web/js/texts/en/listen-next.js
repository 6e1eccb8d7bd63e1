// @ts-check
// Texts of the listening queue.

import { formatNumber } from "../../basics/locale.js";

export const listenNext = {
  title: "Listen next",
  open: "Listen next…",
  add: "Add to “Listen next”",
  explained: "When one of these ends, the next one plays.",
  none: "The list is still empty.",
  play: "Play",
  show: "Show",
  /** @param {number} count */
  added: (count) => `${count === 1 ? "1 book" : `${formatNumber(count)} books`} added to “Listen next”.`,
  /** @param {string} title */
  plays: (title) => `Now playing: ${title}`,
  /** @param {string} title */
  up: (title) => `Move “${title}” up`,
  /** @param {string} title */
  down: (title) => `Move “${title}” down`,
  /** @param {string} title */
  move: (title) => `Move “${title}”`,
  /** @param {string} title @param {number} place @param {number} count */
  movedTo: (title, place, count) => `“${title}” is number ${formatNumber(place)} of ${formatNumber(count)}.`,
  /** @param {string} title */
  remove: (title) => `Remove “${title}”`,
};
