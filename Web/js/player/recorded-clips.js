// @ts-check
// Pure: the clips of a chapter's recording, and which of them one stream plays.

import { lastAtMost } from "../basics/binary-search.js";

/** @typedef {import("../model/types.js").Recording} Recording */
/** @typedef {import("../model/types.js").Segment} Segment */
/** @typedef {import("../model/types.js").Cut} Cut */
/** @typedef {import("./timeline.js").Span} Span */
/**
 * A stretch of a sound with its text; book offsets, and seconds in the sound. `structure` is the number of the table, list or the like
 * that it is in, 0 outside of any.
 * @typedef {object} Clip
 * @property {number} start
 * @property {number} end
 * @property {Span} sentence
 * @property {string} sound its address
 * @property {number} from
 * @property {number} to
 * @property {number} structure
 */

/** The voice of a book that is heard as it was recorded; no voice of the server has this name. */
export const RECORDING = "recording";

/** What the name of an audiobook begins with, where it is played as a voice; no voice of the server has such a name. */
export const AUDIOBOOK = "audiobook:";

/**
 * Whether a voice is heard from sounds that are there: the recording that the book brings, or an audiobook.
 * @param {string | null} voice
 */
export const isRecorded = (voice) => voice === RECORDING || (voice?.startsWith(AUDIOBOOK) ?? false);

/** Numbers of one clip in the server's list. */
const CLIP_SIZE = 8;

/** In place of the end of a sound, which the server does not know: no sound lasts so long, in seconds. */
export const SOUND_END = 3_600_000;

/** Clips less than this apart follow each other: nobody hears a leap over so little, in seconds. */
const SAME_TIME = 0.05;

/** @param {Recording} recording @returns {Clip[]} in the order of the text */
export function clipsOf({ sounds, clips }) {
  return Array.from({ length: Math.floor(clips.length / CLIP_SIZE) }, (_, index) => {
    const [start, end, sentenceStart, sentenceEnd, sound, from, to, structure] = clips.slice(
      CLIP_SIZE * index,
      CLIP_SIZE * (index + 1),
    );
    return {
      start,
      end,
      sentence: { start: sentenceStart, end: sentenceEnd },
      sound: sounds[sound],
      from: from / 1000,
      to: to === 0 ? SOUND_END : to / 1000,
      structure,
    };
  });
}

/**
 * The clip that holds a place, or the next one.
 * @param {Clip[]} clips @param {number} offset
 * @returns {number} its index; the length of the list behind the last clip
 */
export function clipAt(clips, offset) {
  const index = lastAtMost(clips.length, (i) => clips[i].start, offset);
  if (index < 0) return 0;
  const { start, end } = clips[index];
  if (offset >= end && offset > start) return index + 1;
  // Of clips with the same text the first is heard first.
  return clips.findIndex((clip) => clip.start === start);
}

/**
 * The clips from a place on that one sound plays without going back.
 * @param {Clip[]} clips @param {number} offset
 * @returns {{clips: Clip[], goesOnAt: number | null} | null} `goesOnAt`: where the next clip begins, `null` if there is none; `null` if the
 *   chapter has no clip from there on
 */
export function runFrom(clips, offset) {
  const first = clipAt(clips, offset);
  if (first >= clips.length) return null;
  let end = first + 1;
  while (end < clips.length && clips[end].sound === clips[first].sound && clips[end].from >= clips[end - 1].from)
    end += 1;
  // A place that the run has already would begin it again.
  const last = clips[end - 1].start;
  const next = clips.slice(end).find(({ start }) => start > last);
  return { clips: clips.slice(first, end), goesOnAt: next?.start ?? null };
}

/**
 * A stream's segments: the clips of one sentence together.
 * @param {Clip[]} run @param {number} chapter its index
 * @returns {Segment[]}
 */
export function segmentsOf(run, chapter) {
  /** @type {Segment[]} */
  const segments = [];
  for (const { start, end, sentence, from, to } of run) {
    const last = segments.at(-1);
    const isSame = last !== undefined && last.start === sentence.start && last.end === sentence.end;
    if (isSame && last.to < SOUND_END) {
      last.words.push(start, end, from, to);
      last.to = to;
    } else {
      const index = segments.length;
      const words = [start, end, from, to];
      segments.push({ index, chapter, start: sentence.start, end: sentence.end, from, to, words, skipped: null });
    }
  }
  return segments;
}

/**
 * Where the sound has to be left.
 * @param {Clip[]} run
 * @returns {Cut[]} in order; the last one is the end of the run
 */
export function cutsOf(run) {
  /** @type {Cut[]} */
  const cuts = [];
  for (const [index, { to }] of run.entries()) {
    const next = run[index + 1];
    if (!next) cuts.push({ at: to, to: null, offset: null });
    else if (next.from - to > SAME_TIME) cuts.push({ at: to, to: next.from, offset: next.start });
  }
  return cuts;
}

/**
 * The next place where the sound has to be left.
 * @param {readonly Cut[]} cuts @param {number} time seconds in the sound
 * @returns {Cut | null}
 */
export function nextCut(cuts, time) {
  return cuts.find(({ to }) => to === null || time < to - SAME_TIME / 2) ?? null;
}

/**
 * Where to go on to leave the table, list or the like that a place is in.
 * @param {Clip[]} clips of the chapter @param {number} offset
 * @returns {number | null} the book offset of the first clip behind it; `null` outside of any, and where none is behind it
 */
export function behindStructure(clips, offset) {
  const index = clipAt(clips, offset);
  const structure = clips[index]?.structure ?? 0;
  if (structure === 0) return null;
  return clips.slice(index).find((clip) => clip.structure !== structure)?.start ?? null;
}
