// @ts-check
// Has the listener choose a voice. The player is silent while a sample of another voice plays.

import { isRunning } from "./state.js";

/**
 * @typedef {object} Parts
 * @property {Pick<import("./player.js").Player, "state" | "voice" | "volume" | "isMuted" | "pause" | "resume" | "useVoice">} player
 * @property {import("./voices.js").Voices} voices
 * @property {string | null} language of the book
 * @property {{quality: import("./preferences.js").Preferences["quality"]}} preferences
 * @property {typeof import("./voice-dialog.js").chooseVoice} choose asks for a voice
 * @property {import("../model/types.js").BookRecording | null} [recording] that the book brings
 * @property {import("./voice-dialog.js").OfferedAudiobook[]} [audiobooks] that were made of the book
 * @property {(voice: string) => void} store remembers the book's voice
 * @property {AbortSignal} signal
 */

/** @param {Parts} parts */
export async function changeVoice(parts) {
  const { player, voices, language, preferences, choose, recording, audiobooks, store, signal } = parts;
  const wasRunning = isRunning(player.state);
  let isSilenced = false;
  const chosen = await choose({
    voices,
    present: player.voice,
    bookLanguage: language,
    recording,
    audiobooks,
    volume: player.isMuted ? 0 : player.volume,
    quality: {
      present: preferences.quality,
      choose: (choice) => {
        preferences.quality = choice;
      },
    },
    onhear: () => {
      isSilenced = true;
      player.pause();
    },
  });
  if (signal.aborted) return;
  if (chosen && chosen !== player.voice) {
    player.useVoice(chosen);
    store(chosen);
  }
  if (wasRunning && isSilenced && !isRunning(player.state)) player.resume();
}
