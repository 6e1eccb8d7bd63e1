// @ts-check
// Texts of what makes listening and reading comfortable.

import { formatNumber } from "../../basics/locale.js";

export const comforts = {
  sleep: "Sleep timer",
  sleepOff: "Turn off sleep timer",
  /** @param {number} minutes */
  sleepMore: (minutes) => `Add ${formatNumber(minutes)} minutes`,
  endOfSentence: "End of sentence",
  /** @param {number} count */
  endOfChapters: (count) => (count === 1 ? "End of chapter" : `After ${formatNumber(count)} chapters`),
  /** @param {number} minutes */
  minutes: (minutes) => `${formatNumber(minutes)} minutes`,
  /** @param {string} when */
  sleepSet: (when) => `Sleep timer: ${when}`,
  /** @param {string} left */
  sleepIs: (left) => `Sleep timer: ${left}`,
  /** @param {number} minutes */
  minutesLeft: (minutes) => `${formatNumber(minutes)} min`,
  sentenceShort: "sentence",
  chaptersShort: "chapter",
  slept: "Sleep timer ended. Playback continues from where the sound began to fade.",
  repeat: "Repeat sentence",

  listening: "Now playing",
  closeListening: "Back to text",
  /** @param {string} author */
  by: (author) => `by ${author}`,
  placeInChapter: "Position in chapter",

  auto: "Auto-scroll",
  autoStop: "Stop auto-scroll",
  autoScroll: "Auto-scroll",
  autoTurn: "Turn pages automatically",
  slower: "Slower",
  faster: "Faster",
  /** @param {number} pace */
  pace: (pace) => `${formatNumber(pace)} words per minute`,
  autoEnded: "Auto-scroll stopped.",

  ruler: "Reading ruler",
  rulers: { off: "Off", line: "Highlight line", focus: "Focus on a few lines" },
  rulerDown: "Move reading ruler down",
  rulerUp: "Move reading ruler up",
};
