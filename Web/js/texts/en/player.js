// @ts-check
// Texts of the player.

import { formatPercent } from "../../ui/locale.js";

/**
 * "1 minute", "2 hours 5 minutes"; whole minutes, at least one.
 * @param {number} seconds
 */
function duration(seconds) {
  const minutes = Math.max(1, Math.round(seconds / 60));
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return `${minutes} min`;
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
}

export const player = {
  name: "Reading aloud",
  play: "Read aloud",
  pause: "Pause",
  stop: "Stop reading aloud",
  sentenceBack: "Back a sentence",
  sentenceForward: "Forward a sentence",
  chapterBack: "Back a chapter",
  chapterForward: "Forward a chapter",
  more: "More",
  backToVoice: "Back to the voice",
  voiceIsAbove: "Back to the voice, further up",
  voiceIsBelow: "Back to the voice, further down",

  hint: "Tap a word to hear it from there",
  /** @param {number} seconds */
  timeLeft: (seconds) => seconds < 45 ? "Less than a minute left in chapter" : `About ${duration(seconds)} left in chapter`,
  /** @param {number} fraction */
  chapterFraction: (fraction) => `${formatPercent(Math.floor(fraction * 100) / 100)} of chapter`,

  starting: "Starting…",
  waiting: "The voice is catching up…",
  reconnecting: "Vorleser does not answer. Reading goes on when it does.",
  offline: "Connection lost. What has arrived is read on.",
  paused: "Paused",
  finished: "The end of the book",
  unplayable: "This browser can’t play the sound. Another browser may.",
  /** @param {number} count */
  skipped: (count) => `${count} not spoken`,
  /** @param {number} count */
  skippedName: (count) => `${count} not spoken: which sentences, and why`,
  skippedTitle: "Sentences that could not be spoken",
  goThere: "Show it",

  speed: "Speed",
  /** @param {string} rate */
  speedIs: (rate) => `Speed: ${rate}`,
  slower: "A little slower",
  faster: "A little faster",

  volume: "Volume",
  mute: "Mute",
  unmute: "Sound on",

  voice: "Voice",
  /** @param {string} name */
  voiceIs: (name) => `Voice: ${name}`,
  chooseVoice: "Choose a voice",
  loadingVoices: "Looking for voices…",
  noVoices: "No voice is installed. See “vorleser voices”.",
  /** @param {string} name */
  hear: (name) => `Hear ${name}`,
  /** @param {string} name */
  endHearing: (name) => `Stop ${name}`,
  previewFailed: "This voice could not be heard.",

  keyboard: "Keyboard",
  key: {
    start: "Start or stop reading aloud",
    toggle: "Pause and go on, once it reads aloud",
    sentenceBack: "A sentence back",
    sentenceForward: "A sentence forward",
    chapterBack: "A chapter back",
    chapterForward: "A chapter forward",
    slower: "Slower",
    faster: "Faster",
    mute: "Sound off, on",
    follow: "Back to the voice",
    escape: "Close what is open",
  },
};
