// @ts-check
// Texts of recordings that people add to books.

import { formatBytes, formatNumber, formatPercent } from "../../basics/locale.js";
import { duration } from "./player.js";

export const recordings = {
  open: "Add recording…",
  /** @param {string} title */
  title: (title) => `Recording of “${title}”`,
  detail:
    "Add audio files in which somebody reads this book: MP3, M4B, FLAC, Opus, AAC or WAV. Vorleser finds each sentence in them and marks it while you listen.",
  reader: "Read by (optional)",
  choose: "Choose audio files…",
  files: "Chosen files",
  /** @param {number} count @param {number} bytes */
  count: (count, bytes) => `${count === 1 ? "1 file" : `${formatNumber(count)} files`} · ${formatBytes(bytes)}`,
  add: "Add recording",
  /** @param {string} name of the file @param {number} fraction of all files */
  sending: (name, fraction) => `Uploading ${name} · ${formatPercent(fraction)}`,
  stay: "Keep this window open until everything is uploaded.",
  progress: "Upload progress",
  /** @param {string} reader */
  by: (reader) => (reader ? `Recording, ${reader}` : "Recording"),
  /** @param {number} fraction @param {number | null} seconds */
  working: (fraction, seconds) => {
    const percent = formatPercent(fraction);
    return seconds === null
      ? `Finding the sentences, ${percent}`
      : `Finding the sentences, ${percent} · ${duration(seconds)} left`;
  },
};
