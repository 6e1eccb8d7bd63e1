// @ts-check
// Recordings and audiobooks in the reader: what is in view is made ready, and a voice speaks what was
// not recorded or can't be played, and it is said.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";
import { RECORDING, isRecorded } from "./recorded-clips.js";

/** @typedef {{chapter: number, recording: string, isChanged: boolean, voice: string}} Spoken */

/**
 * @param {Pick<import("./session.js").ListeningSession, "player" | "recorded" | "voices" | "audiobooks" | "prepare">} session
 * @param {EventTarget & {chapter: number}} view
 * @param {AbortSignal} signal
 */
export function followRecording(session, view, signal) {
  const { player, recorded, voices, audiobooks } = session;
  const prepare = () => session.prepare(view.chapter);
  view.addEventListener("moved", prepare, { signal });
  view.addEventListener("loaded", prepare, { signal });
  player.addEventListener(
    "state",
    () => {
      const isUnplayable = player.state === "failed" && player.problem === null && isRecorded(player.voice);
      const speaker = recorded.speakerOf(player.voice);
      if (!isUnplayable || speaker === null) return;
      showToast(texts.player.recordingUnplayable(voices.nameOf(speaker)));
      player.useVoice(speaker);
    },
    { signal },
  );
  /** Chapters are told of once: somebody may tap there often. */
  let told = -1;
  recorded.addEventListener(
    "spoken",
    (event) => {
      const { chapter, recording, isChanged, voice } = /** @type {CustomEvent<Spoken>} */ (event).detail;
      // An audiobook has all that is spoken: what it lacks of an unchanged chapter is silent.
      const isWhole = recording !== RECORDING && !audiobooks.isAdded(recording);
      if (chapter === told || (isWhole && !isChanged)) return;
      told = chapter;
      const words = isChanged ? texts.player.audiobookChanged : texts.player.notRecorded;
      showToast(words(voices.nameOf(voice)));
    },
    { signal },
  );
  recorded.addEventListener(
    "left",
    (event) => {
      const { reason, voice } = /** @type {CustomEvent<import("./audiobook-leaving.js").Left>} */ (event).detail;
      const words = reason === "gone" ? texts.player.audiobookGone : texts.player.audiobookOtherRules;
      showToast(words(voices.nameOf(voice)));
    },
    { signal },
  );
}
