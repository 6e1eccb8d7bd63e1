// @ts-check
// An audiobook that is played makes way for a voice when it is removed, or was made by other rules than those that hold now.

import { isRunning } from "./state.js";
import { RECORDING, isRecorded } from "./recorded-clips.js";

/** @typedef {import("./audiobook-voices.js").AudiobookVoices} AudiobookVoices */
/** @typedef {Pick<import("./player.js").Player, "voice" | "rules" | "state" | "useVoice" | "addEventListener">} Player */
/** @typedef {{reason: "gone" | "rules", voice: string}} Left why an audiobook is left, and the voice that goes on */

/**
 * @param {object} parts
 * @param {Player} parts.player
 * @param {AudiobookVoices} parts.audiobooks
 * @param {EventTarget & Pick<import("./recorded-sound.js").RecordedSound, "learnSpeaker">} parts.recorded is told "left" (`detail`: {@link Left})
 * @param {AbortSignal} signal
 */
export function leaveAudiobooks({ player, audiobooks, recorded }, signal) {
  /** @param {Left["reason"]} reason */
  const leave = async (reason) => {
    const left = /** @type {string} */ (player.voice);
    // Without a list of voices nothing speaks, and the player says why once somebody wants to hear it.
    const voice = await recorded.learnSpeaker(left).catch(() => null);
    if (signal.aborted || voice === null || player.voice !== left) return;
    const isHeard = player.state === "failed" || isRunning(player.state);
    player.useVoice(voice);
    if (isHeard) recorded.dispatchEvent(new CustomEvent("left", { detail: { reason, voice } }));
  };
  const isAudiobook = () => isRecorded(player.voice) && player.voice !== RECORDING;
  audiobooks.addEventListener(
    "change",
    () => {
      if (isAudiobook() && !audiobooks.of(player.voice)) leave("gone");
    },
    { signal },
  );
  let { rules } = player;
  player.addEventListener(
    "rules",
    () => {
      // Somebody may have chosen one that was made by other rules; it is left when they change after that.
      const isChange = rules !== null && rules !== player.rules;
      ({ rules } = player);
      // Rules for reading aloud change nothing in what a person has read.
      if (audiobooks.isAdded(player.voice)) return;
      if (isChange && isAudiobook() && audiobooks.of(player.voice)?.rules !== rules) leave("rules");
    },
    { signal },
  );
}
