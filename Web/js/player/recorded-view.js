// @ts-check
// The recording that a book brings, in the reader: what is in view is made ready, and a voice
// speaks what was not recorded or can't be played, and it is said.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";
import { RECORDING } from "./recorded-clips.js";

/**
 * @param {Pick<import("./session.js").ListeningSession, "player" | "recorded" | "voices" | "prepare">} session
 * @param {EventTarget & {chapter: number}} view
 * @param {AbortSignal} signal
 */
export function followRecording(session, view, signal) {
  const { player, recorded, voices } = session;
  if (!recorded) return;
  const prepare = () => session.prepare(view.chapter);
  view.addEventListener("moved", prepare, { signal });
  view.addEventListener("loaded", prepare, { signal });
  player.addEventListener(
    "state",
    () => {
      const isUnplayable = player.state === "failed" && player.problem === null && player.voice === RECORDING;
      if (!isUnplayable || recorded.voice === null) return;
      showToast(texts.player.recordingUnplayable(voices.nameOf(recorded.voice)));
      player.useVoice(recorded.voice);
    },
    { signal },
  );
  /** Chapters are told of once: somebody may tap there often. */
  let told = -1;
  recorded.addEventListener(
    "spoken",
    (event) => {
      const { chapter, voice } = /** @type {CustomEvent<{chapter: number, voice: string}>} */ (event).detail;
      if (chapter === told) return;
      told = chapter;
      showToast(texts.player.notRecorded(voices.nameOf(voice)));
    },
    { signal },
  );
}
