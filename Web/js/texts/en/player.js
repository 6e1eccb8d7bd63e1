// @ts-check
// Texts of the player.

import { formatPercent } from "../../basics/locale.js";

/**
 * "1 minute", "2 hours 5 minutes"; whole minutes, at least one.
 * @param {number} seconds
 */
export function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

export const player = {
  name: "Playback",
  play: "Read aloud",
  pause: "Pause",
  stop: "Stop reading aloud",
  sentenceBack: "Previous sentence",
  sentenceForward: "Next sentence",
  chapterBack: "Previous chapter",
  chapterForward: "Next chapter",
  more: "More",
  backToVoice: "Return to playback",
  voiceIsAbove: "Return to playback, further up",
  voiceIsBelow: "Return to playback, further down",

  hint: { touch: "Tap a word to listen from there", mouse: "Click a word to listen from there" },
  /** @param {number} seconds */
  timeLeft: (seconds) => (seconds < 45 ? "Less than a minute left in chapter" : `${duration(seconds)} left in chapter`),
  /** @param {number} fraction */
  chapterFraction: (fraction) => `${formatPercent(fraction)} of chapter`,

  starting: "Starting…",
  waiting: "Buffering…",
  reconnecting: "Vorleser isn’t responding. Reconnecting…",
  offline: "Connection lost. Playing what has loaded.",
  paused: "Paused",
  finished: "End of book",
  unplayable: "This browser can’t play the audio. Try another browser.",
  /** @param {number} count */
  skipped: (count) => `${count} skipped`,
  /** @param {number} count */
  skippedName: (count) => `${count} skipped: show sentences and reasons`,
  skippedTitle: "Skipped sentences",
  goThere: "Show",

  speed: "Speed",
  /** @param {string} rate */
  speedIs: (rate) => `Speed: ${rate}`,
  slower: "Slower",
  faster: "Faster",

  volume: "Volume",
  mute: "Mute",
  unmute: "Unmute",

  voice: "Voice",
  /** @param {string} name */
  voiceIs: (name) => `Voice: ${name}`,
  /** @type {Record<string, string>} what is said of an engine's voices; the server says it in English itself */
  engines: {},
  accented: "with an accent",
  sexes: { female: "female", male: "male" },
  chooseVoice: "Choose a voice",
  loadingVoices: "Loading voices…",
  noVoices: "No voice is installed. “vorleser voices” shows how to get one.",
  /** @param {string} name */
  hear: (name) => `Preview ${name}`,
  /** @param {string} name */
  endHearing: (name) => `Stop preview of ${name}`,
  previewFailed: "This voice couldn’t be played.",

  moreVoices: "More voices",
  install: "Install",
  /** @param {string} name */
  installVoice: (name) => `Install ${name}`,
  /** @param {string} name */
  installing: (name) => `Installing ${name}`,
  /** @param {string} name */
  stopInstalling: (name) => `Stop installing ${name}`,
  /** @param {string} name */
  removeVoice: (name) => `Remove ${name}`,
  preparingVoice: "Almost done…",
  installed: "Installed",
  /** @param {string} reason in English */
  installFailed: (reason) => `Not installed. ${reason}`,
  installOne: "These voices speak it:",

  recording: "Recorded voice",
  /** @param {string} narrators their names @param {number | null} seconds */
  recordingBy: (narrators, seconds) =>
    [narrators && `Read by ${narrators}`, seconds !== null && duration(seconds)].filter(Boolean).join(" · ") ||
    "Comes with the book",
  /** @param {string} voice */
  notRecorded: (voice) => `Nothing was recorded here. ${voice} reads aloud.`,
  /** @param {string} voice */
  recordingUnplayable: (voice) => `The recording can’t be played here. ${voice} reads aloud.`,
  audiobooks: "Audiobooks",
  /** @param {string} voice */
  audiobook: (voice) => `Audiobook, ${voice}`,
  /** @param {string} format @param {number} seconds @param {boolean} isByOtherRules */
  audiobookBy: (format, seconds, isByOtherRules) =>
    [format, duration(seconds), isByOtherRules && "made by other rules for reading aloud"].filter(Boolean).join(" · "),
  /** @param {string} voice */
  audiobookChanged: (voice) => `This chapter has changed since the audiobook was made. ${voice} reads aloud.`,
  /** @param {string} voice */
  audiobookGone: (voice) => `The audiobook is no longer there. ${voice} reads aloud.`,
  /** @param {string} voice */
  audiobookOtherRules: (voice) => `The audiobook was made by other rules. ${voice} reads aloud.`,
  leaveStructure: "Leave table or list",

  soundQuality: "Audio quality",
  quality: { auto: "Automatic", standard: "Standard (64 kbit/s)", small: "Data saver (24 kbit/s)" },
  soundQualityHint: "On this device, from the next time you press play. Automatic uses less data on a slow connection.",

  /** @param {string | null} language */
  noVoiceFor: (language) => (language ? `No voice for ${language}` : "No voice for this language"),
  /** @param {string} voice */
  tryAnyway: (voice) =>
    `None of the installed voices speaks this language. ${voice} can read it with an English accent.`,
  cannotTry: "None of the installed voices can read this script.",
  readAnyway: "Read anyway",

  keyboard: "Keyboard shortcuts",
  key: {
    start: "Start or stop reading aloud",
    toggle: "Play or pause",
    sentenceBack: "Previous sentence",
    sentenceForward: "Next sentence",
    chapterBack: "Previous chapter",
    chapterForward: "Next chapter",
    slower: "Slower",
    faster: "Faster",
    mute: "Mute or unmute",
    follow: "Return to playback",
    escape: "Close",
  },
};
