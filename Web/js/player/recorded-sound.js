// @ts-check
// `RecordedSound`: a book that is heard as it was recorded. What has no recording a voice speaks.

import { Problem } from "../model/problem.js";
import { lastAtMost } from "../basics/binary-search.js";
import { RECORDING, behindStructure, clipAt, clipsOf, cutsOf, runFrom, segmentsOf } from "./recorded-clips.js";

/** @typedef {import("../model/types.js").StreamRequest} StreamRequest */
/** @typedef {import("../model/types.js").Recording} Recording */
/** @typedef {import("../model/types.js").TimelinePart} TimelinePart */
/** @typedef {import("./recorded-clips.js").Clip} Clip */
/** @typedef {import("./stream.js").Source} Source */
/** @typedef {import("./timeline.js").Span} Span */
/**
 * @typedef {object} Parts
 * @property {{start: number, length: number}[]} chapters
 * @property {readonly number[]} recorded the indices of the chapters that have a recording
 * @property {Source} source speaks what has none
 * @property {(chapter: number, rules: string | null) => Promise<Recording>} load asks for the recording of a chapter
 * @property {() => Promise<string>} voice that speaks what has none
 * @property {readonly number[]} [delays] what a lost connection is given before it is said to be lost, in ms
 */
/** @typedef {{address: string, part: TimelinePart}} Played a stretch of a sound */
/** @typedef {{request: StreamRequest, goesOnAt: number | null, chapter: number}} Spoken what a voice speaks instead */

/** Recordings of chapters that are at hand: that which is heard, the next one, and those somebody looks at. */
const KEPT = 6;

const DELAYS = [300, 1000, 3000];

/** Events: "spoken" (`detail`: a chapter begins that has no recording, and which voice speaks it). */
export class RecordedSound extends EventTarget {
  #parts;
  /** @type {Map<string, Clip[]>} by chapter and rules, least recently used first */
  #kept = new Map();
  /** @type {WeakMap<StreamRequest, Played | Spoken>} */
  #made = new WeakMap();
  /** @type {string | null} the voice that speaks what has no recording, once it is known */
  voice = null;

  /** @param {Parts} parts */
  constructor(parts) {
    super();
    this.#parts = parts;
  }

  /** @returns {Source} */
  get source() {
    const { source } = this.#parts;
    return {
      ready: (request) => this.#ready(request),
      address: (request) => this.#address(request),
      timeline: async (request, index, signal) => {
        if (request.voice !== RECORDING) return source.timeline(request, index, signal);
        await this.#ready(request);
        const made = this.#of(request);
        if ("part" in made) return { ...made.part, segments: made.part.segments.slice(index) };
        const part = await source.timeline(made.request, index, signal);
        return { ...part, goesOnAt: part.goesOnAt ?? made.goesOnAt };
      },
    };
  }

  /**
   * Makes the recording around a chapter ready: what a tap needs must be at hand, as browsers let sound begin only in it.
   * @param {number} chapter @param {string | null} rules the key of those that hold
   */
  async prepare(chapter, rules) {
    const next = this.#parts.chapters.findIndex(({ length }, index) => index > chapter && length > 0);
    await Promise.all([this.#learnVoice(), this.#load(chapter, rules), next < 0 ? null : this.#load(next, rules)]);
  }

  /**
   * The text that is marked together at a place, or the next one in its chapter.
   * @param {number} offset @param {string | null} rules
   * @returns {Span | null} `null` where that is not known, or nothing of it is recorded
   */
  sentenceAt(offset, rules) {
    const clips = this.#clipsAt(offset, rules);
    return clips[clipAt(clips, offset)]?.sentence ?? null;
  }

  /**
   * The first text that is marked together and starts behind a place, in its chapter.
   * @param {number} offset @param {string | null} rules
   * @returns {Span | null}
   */
  sentenceAfter(offset, rules) {
    return this.#clipsAt(offset, rules).find(({ sentence }) => sentence.start > offset)?.sentence ?? null;
  }

  /**
   * The last text that is marked together and ends before a place, in its chapter.
   * @param {number} offset @param {string | null} rules
   * @returns {Span | null}
   */
  sentenceBefore(offset, rules) {
    const clips = this.#clipsAt(offset, rules).filter(({ sentence }) => sentence.end <= offset);
    return clips.at(-1)?.sentence ?? null;
  }

  /**
   * Where to go on to leave the table, list or the like that a place is in; `null` outside of any.
   * @param {number} offset @param {string | null} rules
   */
  behindStructure(offset, rules) {
    return behindStructure(this.#clipsAt(offset, rules), offset);
  }

  /** @param {number} offset @param {string | null} rules @returns {Clip[]} those of its chapter that are at hand */
  #clipsAt(offset, rules) {
    return this.#kept.get(key(this.#chapterAt(offset), rules)) ?? [];
  }

  /** @param {number} offset */
  #chapterAt(offset) {
    const { chapters } = this.#parts;
    return Math.max(
      0,
      lastAtMost(chapters.length, (index) => chapters[index].start, offset),
    );
  }

  /** @param {number} chapter */
  #startBehind(chapter) {
    return this.#parts.chapters.find(({ length }, index) => index > chapter && length > 0)?.start ?? null;
  }

  /** @param {StreamRequest} request @returns {Promise<unknown> | null} `null` where all is known */
  #ready({ voice, from, rules = null }) {
    if (voice !== RECORDING) return null;
    const chapter = this.#chapterAt(from);
    if (this.voice !== null && this.#isAtHand(chapter, rules)) return null;
    return Promise.all([this.#learnVoice(), this.#load(chapter, rules)]);
  }

  async #learnVoice() {
    this.voice ??= await this.#parts.voice();
  }

  /** @param {number} chapter @param {string | null} rules */
  #isAtHand(chapter, rules) {
    return !this.#parts.recorded.includes(chapter) || this.#kept.has(key(chapter, rules));
  }

  /** @param {number} chapter @param {string | null} rules */
  async #load(chapter, rules) {
    const { load, delays = DELAYS } = this.#parts;
    for (let attempt = 0; !this.#isAtHand(chapter, rules); attempt += 1) {
      try {
        const clips = clipsOf(await load(chapter, rules));
        this.#kept.set(key(chapter, rules), clips);
        for (const name of this.#kept.keys()) if (this.#kept.size > KEPT) this.#kept.delete(name);
      } catch (error) {
        const isPassing = error instanceof Problem && ["unreachable", "busy"].includes(error.type);
        if (!isPassing || attempt >= delays.length) throw error;
        await new Promise((resolve) => setTimeout(resolve, delays[attempt]));
      }
    }
  }

  /** @param {StreamRequest} request */
  #address(request) {
    if (request.voice !== RECORDING) return this.#parts.source.address(request);
    const made = this.#of(request);
    if ("part" in made) return made.address;
    const { chapter } = made;
    this.dispatchEvent(new CustomEvent("spoken", { detail: { chapter, voice: made.request.voice } }));
    return this.#parts.source.address(made.request);
  }

  /** @param {StreamRequest} request one that is ready */
  #of(request) {
    const known = this.#made.get(request);
    if (known) return known;
    const made = this.#make(request);
    this.#made.set(request, made);
    return made;
  }

  /** @param {StreamRequest} request @returns {Played | Spoken} */
  #make(request) {
    const { from, rules = null } = request;
    const chapter = this.#chapterAt(from);
    const run = runFrom(this.#clipsAt(from, rules), from);
    const behind = this.#startBehind(chapter);
    if (!run) {
      const voice = /** @type {string} */ (this.voice);
      return { request: { ...request, voice, until: "chapter" }, goesOnAt: behind, chapter };
    }
    const [first] = run.clips;
    const segments = segmentsOf(run.clips, chapter);
    const goesOnAt = run.goesOnAt ?? behind;
    return {
      address: `${first.sound}#t=${first.from}`,
      part: { segments, next: segments.length, complete: true, failure: null, goesOnAt, cuts: cutsOf(run.clips) },
    };
  }
}

/** @param {number} chapter @param {string | null} rules */
function key(chapter, rules) {
  return `${chapter}/${rules ?? ""}`;
}
