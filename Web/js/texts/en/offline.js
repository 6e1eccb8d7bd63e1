// @ts-check
// Texts of reading without the server.

export const offline = {
  take: "Take along offline",
  explained: "What is kept here can be read on this device when Vorleser can’t be reached. Your place and your marks are sent when it can again.",
  insecure: "This address is not a secure one, so the browser keeps nothing. Open Vorleser under https (see “vorleser tls”) or on the machine itself.",
  progress: "How much has been kept",
  nothing: "Nothing of this book is kept on this device yet.",
  /** @param {string} share */
  someText: (share) => `${share} of the text is kept.`,
  /** @param {string} size */
  allText: (size) => `The whole text is kept (${size}).`,
  /** @param {string} share @param {string} size */
  someVoice: (share, size) => `The whole text and ${share} of the sound are kept (${size}).`,
  /** @param {string} size */
  allVoice: (size) => `Text and sound are kept, all of it (${size}).`,
  takeText: "Keep the text",
  /** @param {string} size */
  takeVoice: (size) => `Keep text and voice (about ${size})`,
  stop: "Stop",
  /** @param {string} size */
  free: (size) => `Free ${size}`,
  full: "This device has no room left for it. Free some in the settings under “On this device”, or elsewhere.",
  storageExplained: "Books that you opened stay on this device for a while; those that you took along stay until you remove them here.",
  noBooks: "No book is kept on this device.",
  /** @param {string} used @param {string} all */
  total: (used, all) => `${used} used of the ${all} that the browser gives.`,
  partly: "not all of it yet",
  withVoice: "with voice",
  remove: "Remove",
  /** @param {string} title */
  removeBook: (title) => `Remove “${title}” from this device`,
};
