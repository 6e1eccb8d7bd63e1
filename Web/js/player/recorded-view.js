// @ts-check
// The recording that a book brings, in the reader: what is in view is made ready, and it is said that a voice speaks what was not recorded.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";

/**
 * @param {Pick<import("./session.js").ListeningSession, "recorded" | "voices" | "prepare">} session
 * @param {EventTarget & {chapter: number}} view
 * @param {AbortSignal} signal
 */
export function followRecording(session, view, signal) {
  const { recorded, voices } = session;
  if (!recorded) return;
  const prepare = () => session.prepare(view.chapter);
  view.addEventListener("moved", prepare, { signal });
  view.addEventListener("loaded", prepare, { signal });
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
