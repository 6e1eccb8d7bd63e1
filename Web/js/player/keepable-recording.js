// @ts-check
// Pure: which recording of a book can be kept on a device.

import { voiceOfAudiobook } from "./audiobook-voices.js";
import { RECORDING } from "./recorded-clips.js";

/** @typedef {{voice: string, byteCount: number}} Keepable a recording by its name as a voice, and about how large it is */

/**
 * The audiobook that is heard, or the recording that the book brings, or the newest audiobook.
 * @param {Pick<import("../model/types.js").BookDetails, "recording" | "byteCount">} details
 * @param {Pick<import("./audiobook-voices.js").AudiobookVoices, "of" | "all">} audiobooks
 * @param {string | null} voice what is heard
 * @returns {Keepable | null}
 */
export function keepableRecording({ recording, byteCount }, audiobooks, voice) {
  const heard = audiobooks.of(voice);
  // Nearly all of the file of a book that brings a recording is sound.
  if (recording && !heard) return { voice: RECORDING, byteCount };
  const audiobook = heard ?? audiobooks.all[0];
  return audiobook ? { voice: voiceOfAudiobook(audiobook), byteCount: audiobook.byteCount ?? 0 } : null;
}
