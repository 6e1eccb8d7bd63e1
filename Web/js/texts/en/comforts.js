// @ts-check
// Texts of what makes listening and reading comfortable.

import { formatNumber } from "../../ui/locale.js";

export const comforts = {
  sleep: "Sleep timer",
  sleepOff: "Switch the sleep timer off",
  /** @param {number} minutes */
  sleepMore: (minutes) => `${formatNumber(minutes)} minutes more`,
  endOfSentence: "At the end of the sentence",
  /** @param {number} count */
  endOfChapters: (count) => count === 1 ? "At the end of the chapter" : `After ${formatNumber(count)} chapters`,
  /** @param {number} minutes */
  minutes: (minutes) => `In ${formatNumber(minutes)} minutes`,
  /** @param {string} when */
  sleepSet: (when) => `Sleep timer: ${when}`,
  /** @param {string} left */
  sleepIs: (left) => `Sleep timer: ${left}`,
  /** @param {number} minutes */
  minutesLeft: (minutes) => `${formatNumber(minutes)} min`,
  sentenceShort: "sentence",
  chaptersShort: "chapter",
  slept: "The sleep timer has ended. Reading goes on from where it began to fade.",
  repeat: "Say the sentence again",

  listening: "Listening view",
  closeListening: "Back to the text",
  /** @param {string} author */
  by: (author) => `by ${author}`,
  placeInChapter: "Place in the chapter",

  auto: "Go on by itself",
  autoStop: "Stop going on by itself",
  autoScroll: "Scroll by itself",
  autoTurn: "Turn pages by itself",
  slower: "Slower",
  faster: "Faster",
  /** @param {number} pace */
  pace: (pace) => `${formatNumber(pace)} words a minute`,
  autoEnded: "The text stands still.",

  ruler: "Reading ruler",
  rulers: { off: "No ruler", line: "Line under the eye", focus: "Only some lines" },
  rulerDown: "Ruler a line down",
  rulerUp: "Ruler a line up",
};
