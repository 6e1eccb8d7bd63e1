// @ts-check
// The files of a book in its cache: pages and what they show, and the sound of chapters with its timeline.

import * as requests from "../api/request.js";
import * as voiceRoutes from "../api/voices.js";
import { addressOf } from "../basics/address.js";
import { Problem } from "../model/problem.js";
import { filesIn, mediaIn } from "./kept-shelf.js";

/**
 * @typedef {import("./kept-books.js").Kept} Kept
 * @typedef {import("../model/types.js").Segment} Segment
 */

export class KeptFiles {
  #cache;
  #kept;

  /** @param {Cache} cache of the book @param {Kept} kept whose bytes are counted */
  constructor(cache, kept) {
    this.#cache = cache;
    this.#kept = kept;
  }

  /** @param {string} address @param {AbortSignal} [signal] @returns {Promise<string>} its text */
  async put(address, signal) {
    const response = await fetch(address, { signal });
    if (!response.ok) throw await requests.problemOf(response);
    const copy = response.clone();
    const bytes = await response.arrayBuffer();
    await this.#cache.put(address, copy);
    this.#kept.bytes += bytes.byteLength;
    return new TextDecoder().decode(bytes);
  }

  /** @param {string} json of a chapter @param {AbortSignal} signal */
  async putResources(json, signal) {
    /** @type {import("../model/types.js").Chapter} */
    const { html, style } = JSON.parse(json);
    const found = new Set([
      ...filesIn(html),
      ...filesIn(style?.rules ?? ""),
      ...(style?.sheets.map(({ href }) => href) ?? []),
    ]);
    for (const path of found) {
      signal.throwIfAborted();
      const address = path.replaceAll("&amp;", "&");
      if (await this.#cache.match(address)) continue;
      try {
        const text = await this.put(address, signal);
        // What its style sheets show and write with.
        if (address.includes("/styles/")) for (const file of filesIn(text)) found.add(file);
      } catch (error) {
        // A picture that the book has lost is lost here, too.
        if (signal.aborted) throw error;
      }
    }
  }

  /**
   * Notes the sounds and videos of a chapter, and how large they are, so that somebody can decide about them.
   * @param {string} json of the chapter @param {AbortSignal} signal
   */
  async noteMedia(json, signal) {
    const media = this.#kept.media ?? [];
    this.#kept.media = media;
    for (const address of mediaIn(JSON.parse(json).html)) {
      if (media.some((known) => known.address === address)) continue;
      const { ok, headers } = await fetch(address, { method: "HEAD", signal });
      // One that the book has lost can't be kept.
      if (ok) media.push({ address, bytes: Number(headers.get("Content-Length") ?? 0), isKept: false });
    }
  }

  /**
   * Notes the sounds and videos of the chapters that are kept, for a book that was kept before they could be.
   * @param {AbortSignal} signal
   */
  async noteKeptMedia(signal) {
    for (let index = 0; index < this.#kept.chapters; index += 1) {
      const chapter = await this.#cache.match(chapterOf(this.#kept.id, index));
      if (chapter) await this.noteMedia(await chapter.text(), signal);
    }
    this.#kept.media ??= [];
  }

  /** @param {import("./kept-books.js").KeptMedia} media @param {AbortSignal} signal */
  async putMedia(media, signal) {
    const response = await fetch(media.address, { signal });
    if (!response.ok) throw await requests.problemOf(response);
    // Not through memory: a video may be large.
    await this.#cache.put(media.address, response);
    media.isKept = true;
    this.#kept.bytes += media.bytes;
  }

  /** @param {number} index of the chapter @param {import("../model/types.js").StreamRequest} request @param {AbortSignal} signal */
  async putSound(index, request, signal) {
    const response = await fetch(voiceRoutes.audioAddress(this.#kept.id, request), { signal });
    if (!response.ok) throw await requests.problemOf(response);
    const blob = await response.blob();
    /** @type {Segment[]} */
    const segments = [];
    for (let next = 0, isComplete = false; !isComplete;) {
      const part = await voiceRoutes.timeline(this.#kept.id, request, next, signal);
      if (part.failure) throw new Problem(part.failure);
      segments.push(...part.segments);
      next = part.next;
      isComplete = part.complete;
    }
    await this.#cache.put(soundOf(index), new Response(blob, { headers: { "Content-Type": "audio/mpeg" } }));
    await this.#cache.put(timelineOf(index), jsonResponse(segments));
    this.#kept.bytes += blob.size;
  }

  /** Removes the sound of all chapters. */
  async dropVoice() {
    const { voice } = this.#kept;
    for (const index of voice?.chapters ?? []) {
      const sound = await this.#cache.match(soundOf(index));
      this.#kept.bytes -= (await sound?.blob())?.size ?? 0;
      await this.#cache.delete(soundOf(index));
      await this.#cache.delete(timelineOf(index));
    }
    this.#kept.voice = null;
  }
}

/** @param {Cache} cache of the book @param {number} index @returns {Promise<{blob: Blob, segments: Segment[]} | null>} */
export async function keptSound(cache, index) {
  const [sound, timeline] = await Promise.all([cache.match(soundOf(index)), cache.match(timelineOf(index))]);
  return sound && timeline ? { blob: await sound.blob(), segments: await timeline.json() } : null;
}

/** @param {unknown} value */
export const jsonResponse = (value) =>
  new Response(JSON.stringify(value), { headers: { "Content-Type": "application/json" } });
/** @param {number} id of the book @param {number} index */
export const chapterOf = (id, index) => addressOf(`/api/books/${id}/chapters/${index}?styles=true`);
/** @param {number} index */
const soundOf = (index) => addressOf(`/offline/sound/${index}`);
/** @param {number} index */
const timelineOf = (index) => addressOf(`/offline/timeline/${index}`);
