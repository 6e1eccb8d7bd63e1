// @ts-check
// `KeptVoice`: a book's sound out of what this browser keeps. It falls back to the server where nothing is kept.

import { live } from "../api/live.js";
import { keptBooks } from "./kept-books.js";
import { RecordingSounds } from "./recording-sounds.js";
import { firstByte, joined } from "./voice-parts.js";

/** @typedef {import("../player/stream.js").Source} Source */
/** @typedef {import("../model/types.js").StreamRequest} StreamRequest */
/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {{blob: Blob, segments: import("../model/types.js").Segment[]}} Sound */

/** Chapters whose sound is at hand around the listener; one stream goes over as many. */
const AHEAD = 4;

export class KeptVoice {
  #details;
  #server;
  /** @type {import("./kept-books.js").Kept["voice"]} */
  #kept = null;
  /** @type {Map<number, Sound>} */
  #near = new Map();
  /** @type {WeakMap<StreamRequest, {address: string, segments: import("../model/types.js").Segment[], goesOnAt: number | null} | null>} */
  #made = new WeakMap();
  #address = "";
  #recordings;

  /** @param {BookDetails} details @param {Source} server */
  constructor(details, server) {
    this.#details = details;
    this.#server = server;
    this.#recordings = new RecordingSounds(details.id);
  }

  /**
   * Makes the sound around a chapter ready: what a tap needs must be at hand, as browsers let sound begin only in it.
   * @param {number} chapter
   */
  async prepare(chapter) {
    this.#kept = (await keptBooks.of(this.#details.id))?.voice ?? null;
    if (!this.#kept) return this.#near.clear();
    const wanted = new Set(
      Array.from({ length: AHEAD }, (_, step) => chapter + step).filter((index) =>
        this.#kept?.chapters.includes(index),
      ),
    );
    for (const index of this.#near.keys()) if (!wanted.has(index)) this.#near.delete(index);
    for (const index of wanted) {
      if (this.#near.has(index)) continue;
      const sound = await keptBooks.sound(this.#details.id, index);
      if (sound) this.#near.set(index, sound);
    }
    return undefined;
  }

  /** @returns {Source} */
  get source() {
    return {
      address: (request) => this.#of(request)?.address ?? this.#server.address(request),
      timeline: async (request, index, signal) => {
        const made = this.#of(request);
        if (!made) return this.#server.timeline(request, index, signal);
        const { segments, goesOnAt } = made;
        return { segments: segments.slice(index), next: segments.length, complete: true, failure: null, goesOnAt };
      },
    };
  }

  /**
   * A chapter of a recording or audiobook, whose sound may be kept.
   * @type {import("../player/stream.js").BookSound["recording"]}
   */
  recording(voice, chapter, rules, ask) {
    return this.#recordings.recording(voice, chapter, rules, ask);
  }

  close() {
    this.#recordings.close();
    URL.revokeObjectURL(this.#address);
  }

  /** @param {StreamRequest} request */
  #of(request) {
    const known = this.#made.get(request);
    if (known !== undefined) return known;
    const made = this.#fits(request) ? this.#make(request.from) : null;
    this.#made.set(request, made);
    return made;
  }

  /**
   * Other rules would sound otherwise; without the server better so than not at all.
   * @param {StreamRequest} request
   */
  #fits({ voice, rules }) {
    return (
      this.#kept !== null && this.#kept.voice === voice && (this.#kept.rules === (rules ?? null) || !live.isConnected)
    );
  }

  /** @param {number} offset */
  #make(offset) {
    const { chapters } = this.#details;
    let index = chapters.length - 1;
    while (index > 0 && (chapters[index].start > offset || chapters[index].length === 0)) index -= 1;
    /** @type {{start: number, byteCount: number, segments: import("../model/types.js").Segment[], blob: Blob}[]} */
    const parts = [];
    for (; index < chapters.length; index += 1) {
      if (chapters[index].length === 0) continue;
      const sound = this.#near.get(index);
      if (!sound) break;
      parts.push({ start: chapters[index].start, byteCount: sound.blob.size, ...sound });
    }
    if (parts.length === 0) return null;
    const first = firstByte(parts[0], offset);
    if (first >= parts[0].byteCount && parts.length === 1) return null;
    URL.revokeObjectURL(this.#address);
    this.#address = URL.createObjectURL(
      new Blob(
        parts.map(({ blob }, number) => (number === 0 ? blob.slice(first) : blob)),
        { type: "audio/mpeg" },
      ),
    );
    return { address: this.#address, segments: joined(parts, offset), goesOnAt: chapters[index]?.start ?? null };
  }
}
