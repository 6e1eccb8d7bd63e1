// @ts-check
// Texts of reading without the server.

import { formatNumber } from "../../basics/locale.js";

export const offline = {
  take: "Download for offline",
  explained:
    "Downloaded books can be read on this device when Vorleser can’t be reached. Your place and your marks sync when you’re back online.",
  insecure:
    "Your browser can’t store books because this address isn’t secure. Open Vorleser over https (see “vorleser tls”), or on the computer it runs on.",
  progress: "Download progress",
  nothing: "Nothing of this book is on this device yet.",
  /** @param {string} share */
  someText: (share) => `${share} of the text downloaded.`,
  /** @param {string} size */
  allText: (size) => `Text downloaded (${size}).`,
  /** @param {string} share @param {string} size */
  someVoice: (share, size) => `Text and ${share} of the audio downloaded (${size}).`,
  /** @param {string} size */
  allVoice: (size) => `Text and audio downloaded (${size}).`,
  takeText: "Download text",
  /** @param {string} size */
  takeVoice: (size) => `Download text and audio (about ${size})`,
  /** @param {string} size */
  takeRecording: (size) => `Download text and recording (about ${size})`,
  /** @param {number} count @param {string} size */
  takeNext: (count, size) =>
    count === 1
      ? `Download the next chapter with audio (about ${size})`
      : `Download the next ${formatNumber(count)} chapters with audio (about ${size})`,
  /** @param {number} kept @param {number} all */
  media: (kept, all) =>
    kept === all
      ? "The book’s sounds and videos are downloaded."
      : kept === 0
        ? "The book’s sounds and videos aren’t on this device."
        : `${formatNumber(kept)} of ${formatNumber(all)} sounds and videos downloaded.`,
  /** @param {string} size */
  takeMedia: (size) => `Download sounds and videos (${size})`,
  stop: "Stop",
  /** @param {string} size */
  free: (size) => `Remove download (${size})`,
  full: "There isn’t enough space on this device. Free some up in the settings under “On this device”, or elsewhere.",
  storageExplained: "Books you opened stay on this device for a while. Downloads stay until you remove them here.",
  noBooks: "No books on this device.",
  /** @param {string} used @param {string} all */
  total: (used, all) => `${used} of ${all} available to this browser used.`,
  onDevice: "Available offline",
  partly: "incomplete",
  withVoice: "with audio",
  remove: "Remove",
  /** @param {string} title */
  removeBook: (title) => `Remove “${title}” from this device`,
};
