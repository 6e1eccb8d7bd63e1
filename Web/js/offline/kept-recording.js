// @ts-check
// A recording in a book's cache: the clips of its chapters, and the sounds that they are in.

import { recordingPath } from "../api/recordings.js";
import { problemOf } from "../api/request.js";
import { addressOf } from "../basics/address.js";
import { AUDIOBOOK, RECORDING } from "../player/recorded-clips.js";

/** @typedef {import("../model/types.js").Recording} Recording */
/** @typedef {import("./kept-books.js").Kept} Kept */

/** So many bytes that have come are told at once. */
const TOLD_BYTES = 1 << 20;

export class RecordingFiles {
  #cache;
  #kept;
  #told;

  /** @param {Cache} cache of the book @param {Kept} kept whose bytes are counted @param {(bytes: number) => void} told hears what has come */
  constructor(cache, kept, told) {
    this.#cache = cache;
    this.#kept = kept;
    this.#told = told;
  }

  /**
   * Keeps the clips of a chapter, after the sounds that are not there yet.
   * @param {number} index of the chapter @param {{voice: string, rules: string | null}} request @param {AbortSignal} signal
   */
  async put(index, { voice, rules }, signal) {
    const audiobook = voice === RECORDING ? undefined : voice.slice(AUDIOBOOK.length);
    const path = recordingPath(this.#kept.id, index, rules, audiobook);
    const answer = await this.#fetch(addressOf(path), signal);
    /** @type {Recording} */
    const recording = await answer.json();
    for (const address of recording.sounds) await this.#putSound(address, signal);
    await this.#cache.put(clipsOf(index), new Response(JSON.stringify(recording)));
  }

  /** Removes the clips and sounds of a recording. */
  async drop() {
    const { recording } = this.#kept;
    for (const index of recording?.chapters ?? []) await this.#cache.delete(clipsOf(index));
    for (const address of recording?.sounds ?? []) {
      this.#kept.bytes -= (await (await this.#cache.match(address))?.blob())?.size ?? 0;
      await this.#cache.delete(address);
    }
    this.#kept.recording = null;
  }

  /** @param {string} address @param {AbortSignal} signal */
  async #putSound(address, signal) {
    if (await this.#cache.match(address)) return;
    const answer = await this.#fetch(address, signal);
    const type = answer.headers.get("Content-Type") ?? "";
    const blob = await new Response(answer.body?.pipeThrough(this.#counter())).blob();
    await this.#cache.put(address, new Response(blob, { headers: { "Content-Type": type } }));
    this.#kept.bytes += blob.size;
    this.#kept.recording?.sounds.push(address);
  }

  /** @returns {TransformStream<Uint8Array, Uint8Array>} */
  #counter() {
    let waiting = 0;
    const tell = () => {
      this.#told(waiting);
      waiting = 0;
    };
    return new TransformStream({
      transform(chunk, controller) {
        controller.enqueue(chunk);
        waiting += chunk.byteLength;
        if (waiting >= TOLD_BYTES) tell();
      },
      flush: tell,
    });
  }

  /** @param {string} address @param {AbortSignal} signal */
  async #fetch(address, signal) {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw await problemOf(answer);
    return answer;
  }
}

/** @param {Cache} cache of the book @param {number} index @returns {Promise<Recording | null>} the clips of a chapter */
export async function keptClips(cache, index) {
  return (await (await cache.match(clipsOf(index)))?.json()) ?? null;
}

/** @param {number} index */
const clipsOf = (index) => addressOf(`/offline/recording/${index}`);
