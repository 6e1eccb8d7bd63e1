// @ts-check
// `RecordedSound`: a book that is heard from sounds that are there, its own recording or an audiobook. What has no recording a voice speaks.

import { Problem } from "../model/problem.js";
import { lastAtMost } from "../basics/binary-search.js";
import { behindStructure, clipAt, clipsOf, cutsOf, isRecorded, runFrom, segmentsOf } from "./recorded-clips.js";

/** @typedef {import("../model/types.js").StreamRequest} StreamRequest */
/** @typedef {import("../model/types.js").Recording} Recording */
/** @typedef {import("../model/types.js").TimelinePart} TimelinePart */
/** @typedef {import("./recorded-clips.js").Clip} Clip */
/** @typedef {import("./stream.js").Source} Source */
/** @typedef {import("./timeline.js").Span} Span */
/**
 * @typedef {object} Parts
 * @property {{start: number, length: number}[]} chapters
 * @property {(voice: string) => readonly number[] | null} recorded the indices of the chapters that have a recording; `null` where any may
 * @property {Source} source speaks what has none
 * @property {(voice: string, chapter: number, rules: string | null) => Promise<Recording>} load asks for the recording of a chapter
 * @property {(voice: string) => Promise<string>} speaker the voice that speaks what has none
 * @property {readonly number[]} [delays] what a lost connection is given before it is said to be lost, in ms
 */
/** @typedef {{address: string, part: TimelinePart}} Played a stretch of a sound */
/** @typedef {{request: StreamRequest, goesOnAt: number | null, chapter: number}} Spoken what a voice speaks instead */
/** @typedef {{voice: string | null, rules: string | null}} Heard a recording by its name as a voice, and the key of the rules that hold */
/** @typedef {{clips: Clip[], isChanged: boolean}} Known of a chapter */

/** Recordings of chapters that are at hand: that which is heard, the next one, and those somebody looks at. */
const KEPT = 6;

const DELAYS = [300, 1000, 3000];

/**
 * Events: "spoken" (`detail`: a chapter begins of which nothing is recorded, of which recording, whether its text has changed since, and
 * which voice speaks it).
 */
export class RecordedSound extends EventTarget {
  #parts;
  /** @type {Map<string, Known>} by recording, chapter and rules, least recently used first */
  #kept = new Map();
  /** @type {WeakMap<StreamRequest, Played | Spoken>} */
  #made = new WeakMap();
  /** @type {Map<string, string>} the voice that speaks what a recording lacks, once it is known */
  #speakers = new Map();

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
        if (!isRecorded(request.voice)) return source.timeline(request, index, signal);
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
   * @param {number} chapter @param {string} voice the recording @param {string | null} rules the key of those that hold
   */
  async prepare(chapter, voice, rules) {
    const next = this.#parts.chapters.findIndex(({ length }, index) => index > chapter && length > 0);
    await Promise.all([
      this.learnSpeaker(voice),
      this.#load(voice, chapter, rules),
      next < 0 ? null : this.#load(voice, next, rules),
    ]);
  }

  /**
   * The voice that speaks what a recording lacks; `null` while it is not known.
   * @param {string | null} voice the recording
   */
  speakerOf(voice) {
    return this.#speakers.get(voice ?? "") ?? null;
  }

  /** @param {string} voice the recording @returns {Promise<string>} the voice that speaks what it lacks */
  async learnSpeaker(voice) {
    const speaker = this.#speakers.get(voice) ?? (await this.#parts.speaker(voice));
    this.#speakers.set(voice, speaker);
    return speaker;
  }

  /** Asks again for all recordings: their sounds are elsewhere by now. */
  forget() {
    this.#kept.clear();
  }

  /**
   * The text that is marked together at a place, or the next one in its chapter.
   * @param {number} offset @param {Heard} heard
   * @returns {Span | null} `null` where that is not known, or nothing of it is recorded
   */
  sentenceAt(offset, heard) {
    const clips = this.#clipsAt(offset, heard);
    return clips[clipAt(clips, offset)]?.sentence ?? null;
  }

  /**
   * The first text that is marked together and starts behind a place, in its chapter.
   * @param {number} offset @param {Heard} heard
   * @returns {Span | null}
   */
  sentenceAfter(offset, heard) {
    return this.#clipsAt(offset, heard).find(({ sentence }) => sentence.start > offset)?.sentence ?? null;
  }

  /**
   * The last text that is marked together and ends before a place, in its chapter.
   * @param {number} offset @param {Heard} heard
   * @returns {Span | null}
   */
  sentenceBefore(offset, heard) {
    const clips = this.#clipsAt(offset, heard).filter(({ sentence }) => sentence.end <= offset);
    return clips.at(-1)?.sentence ?? null;
  }

  /**
   * Where to go on to leave the table, list or the like that a place is in; `null` outside of any.
   * @param {number} offset @param {Heard} heard
   */
  behindStructure(offset, heard) {
    return behindStructure(this.#clipsAt(offset, heard), offset);
  }

  /** @param {number} offset @param {Heard} heard @returns {Clip[]} those of its chapter that are at hand */
  #clipsAt(offset, { voice, rules }) {
    return this.#kept.get(key(voice, this.#chapterAt(offset), rules))?.clips ?? [];
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
    if (!isRecorded(voice)) return null;
    const chapter = this.#chapterAt(from);
    if (this.#speakers.has(voice) && this.#isAtHand(voice, chapter, rules)) return null;
    return Promise.all([this.learnSpeaker(voice), this.#load(voice, chapter, rules)]);
  }

  /** @param {string} voice @param {number} chapter @param {string | null} rules */
  #isAtHand(voice, chapter, rules) {
    const recorded = this.#parts.recorded(voice);
    return (recorded !== null && !recorded.includes(chapter)) || this.#kept.has(key(voice, chapter, rules));
  }

  /** @param {string} voice @param {number} chapter @param {string | null} rules */
  async #load(voice, chapter, rules) {
    const { load, delays = DELAYS } = this.#parts;
    for (let attempt = 0; !this.#isAtHand(voice, chapter, rules); attempt += 1) {
      try {
        const recording = await load(voice, chapter, rules);
        const known = { clips: clipsOf(recording), isChanged: recording.changed ?? false };
        this.#kept.set(key(voice, chapter, rules), known);
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
    if (!isRecorded(request.voice)) return this.#parts.source.address(request);
    const made = this.#of(request);
    if ("part" in made) return made.address;
    const { chapter } = made;
    const { voice: recording, rules = null } = request;
    const isChanged = this.#kept.get(key(recording, chapter, rules))?.isChanged ?? false;
    const detail = { chapter, recording, isChanged, voice: made.request.voice };
    this.dispatchEvent(new CustomEvent("spoken", { detail }));
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
    const { from, voice: recording, rules = null } = request;
    const chapter = this.#chapterAt(from);
    const run = runFrom(this.#clipsAt(from, { voice: recording, rules }), from);
    const behind = this.#startBehind(chapter);
    if (!run) {
      const voice = /** @type {string} */ (this.speakerOf(recording));
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

/** @param {string | null} voice @param {number} chapter @param {string | null} rules */
function key(voice, chapter, rules) {
  return `${voice}/${chapter}/${rules ?? ""}`;
}
