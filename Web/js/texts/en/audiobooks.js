// @ts-check
// Texts of audiobooks.

import { formatBytes, formatDate, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @typedef {import("../../model/types.js").Audiobook} Audiobook */

export const audiobooks = {
  open: "Make audiobook…",
  /** @param {string} title */
  title: (title) => `Audiobook of “${title}”`,
  format: "Format",
  formats: {
    mp3: { name: "MP3", detail: "Plays everywhere, with chapters and cover" },
    m4b: { name: "M4B", detail: "One file for audiobook players, with chapters and cover" },
    epub: { name: "EPUB with voice", detail: "Text and recording in one book; players highlight what is spoken" },
    opus: { name: "Opus", detail: "The smallest, for newer players" },
    flac: { name: "FLAC", detail: "Lossless, for archives and editing" },
    wav: { name: "WAV", detail: "Uncompressed" },
  },
  /** @param {string} voice */
  readBy: (voice) => `Read by ${voice}, by your rules for reading aloud.`,
  markWords: "Highlight every word, not only the sentence",
  make: "Make audiobook",
  makeAgain: "Make again, to hear it while reading",
  progress: "Progress of the audiobook",
  pause: "Pause",
  goOn: "Resume",
  save: "Download",
  remove: "Remove",
  share: "Share by link",
  /** @param {string} title */
  shareTitle: (title) => `Share “${title}”`,
  shareDetail: "Anyone with the link can listen to this audiobook and download it, without an account.",
  openFor: "The link works for",
  makeLink: "Create link",
  linkOnce: "Copy it now. It won’t be shown again, and an earlier link no longer works.",
  endLink: "Revoke link",
  /** @param {string} time */
  sharedUntil: (time) => `shared until ${formatDate(time, { dateStyle: "medium" })}`,
  /** @param {string} time */
  linkUntil: (time) => `The link works until ${formatDate(time, { dateStyle: "medium", timeStyle: "short" })}.`,
  linkGone: "This link has expired or was revoked.",
  shared: "Shared audiobook",
  /** @param {string} format @param {number} seconds @param {string} size */
  length: (format, seconds, size) => `${format} · ${duration(seconds)} · ${size}`,
  /** @param {string} format @param {string} voice */
  name: (format, voice) => `${format} · ${voice}`,
  /** @param {Audiobook} audiobook */
  state: ({ state, fraction, seconds, secondsLeft, byteCount, skipped, problem }) => {
    const percent = formatPercent(fraction);
    if (state === "waiting") return "Waiting for its turn";
    if (state === "paused") return `Paused at ${percent}`;
    if (state === "failed") return problem ?? "Stopped";
    if (state === "working")
      return secondsLeft === null
        ? `In progress, ${percent}`
        : `In progress, ${percent} · ${duration(secondsLeft)} left`;
    const left = skipped > 0 ? ` · ${formatNumber(skipped)} sentences skipped` : "";
    return `${duration(seconds)} · ${formatBytes(byteCount ?? 0)}${left}`;
  },
};
