// @ts-check
// Pure: how far the download of a book is, what the dialog says of it, and what it offers.

import { BYTES_A_SECOND } from "./voice-parts.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {import("./kept-books.js").Kept} Kept */
/** @typedef {import("../player/keepable-recording.js").Keepable} Keepable */

/** Of text in a second of speech, in UTF-16 units: what the default voice speaks of English prose. */
const UNITS_A_SECOND = 15;

/** So many chapters are "the next ones": an evening's or a journey's listening. */
const NEXT = 3;

/**
 * @typedef {object} DownloadState
 * @property {number} text what is kept of the text, 0…1
 * @property {number} sound what is kept of the sound, 0…1
 * @property {number} fraction of what is being downloaded
 * @property {"nothing" | "someText" | "allText" | "someVoice" | "allVoice"} sentence
 * @property {{text: boolean, next: number[], voice: boolean, recording: boolean, media: boolean}} offers `next`: the chapters whose sound
 *   comes next; `media`: the book's own sounds and videos
 * @property {{kept: number, all: number}} media how many of these are kept
 * @property {{next: number, voice: number, recording: number, media: number}} bytes that downloading takes
 */

/**
 * @param {Pick<BookDetails, "chapters" | "length">} details
 * @param {Pick<Kept, "chapters" | "chapterCount" | "voice" | "recording" | "media" | "isPinned"> | null} kept
 * @param {{canListen: boolean, offset: number, recording?: Keepable | null, bytes?: number | null,
 *   part?: import("./kept-books.js").Part | null}} reading `offset`: the place in the book; `recording`: what can be kept in place of the
 *   voice; `bytes`: of it that have come, while it is under way; `part`: what is under way
 * @returns {DownloadState}
 */
export function downloadState({ chapters, length }, kept, reading) {
  const { canListen, offset, recording = null, bytes = null, part = null } = reading;
  const spoken = chapters.filter((chapter) => chapter.length > 0);
  const text = kept ? kept.chapters / Math.max(1, kept.chapterCount) : 0;
  const heard = kept?.voice?.chapters ?? [];
  const recorded = recording && kept?.recording?.voice === recording.voice ? kept.recording.chapters.length : 0;
  const sound = Math.max(heard.length, recorded) / Math.max(1, spoken.length);
  const isWhole = text === 1;
  const next = canListen ? nextChapters(spoken, offset).filter(({ index }) => !heard.includes(index)) : [];
  const media = kept?.media ?? [];
  const missing = media.filter(({ isKept }) => !isKept);
  return {
    text,
    sound,
    fraction:
      part === "media"
        ? 1 - sum(missing) / Math.max(1, sum(media))
        : isWhole
          ? fractionOf(recording, bytes, sound)
          : text,
    sentence: sentenceFor(text, sound),
    offers: {
      text: !(kept?.isPinned && isWhole),
      next: next.length < spoken.length ? next.map(({ index }) => index) : [],
      voice: canListen && sound < 1,
      recording: canListen && recording !== null && recorded < spoken.length,
      media: isWhole && missing.length > 0,
    },
    media: { kept: media.length - missing.length, all: media.length },
    bytes: {
      recording: recording?.byteCount ?? 0,
      next: bytesOf(next.reduce((units, chapter) => units + chapter.length, 0)),
      voice: bytesOf(length),
      media: sum(missing),
    },
  };
}

/**
 * @param {Keepable | null} recording @param {number | null} bytes of it that have come, while it is under way
 * @param {number} sound what is kept of the sound
 */
function fractionOf(recording, bytes, sound) {
  return recording === null || bytes === null ? sound : Math.min(1, bytes / Math.max(1, recording.byteCount));
}

/**
 * The chapter in which one is, and those after it.
 * @template {{start: number, length: number}} C
 * @param {readonly C[]} spoken
 * @param {number} offset
 */
function nextChapters(spoken, offset) {
  return spoken.filter(({ start, length }) => start + length > offset).slice(0, NEXT);
}

/** @param {number} text @param {number} sound @returns {DownloadState["sentence"]} */
function sentenceFor(text, sound) {
  if (text === 0) return "nothing";
  if (text < 1) return "someText";
  if (sound === 0) return "allText";
  return sound < 1 ? "someVoice" : "allVoice";
}

/** @param {number} units of text */
function bytesOf(units) {
  return (units / UNITS_A_SECOND) * BYTES_A_SECOND;
}

/** @param {{bytes: number}[]} media */
const sum = (media) => media.reduce((bytes, one) => bytes + one.bytes, 0);
