// @ts-check
// Pure: when each sentence and word of a stream is spoken. It grows at its end while the stream is made, and forgets
// the past.

import { lastAtMost } from "../basics/binary-search.js";

/** @typedef {import("../model/types.js").Segment} Segment */
/** @typedef {import("../model/types.js").TimelinePart} TimelinePart */
/** @typedef {import("../model/types.js").ProblemDocument} ProblemDocument */
/** @typedef {{start: number, end: number}} Span a range of book offsets */
/** @typedef {{segment: Segment, sentence: Span, word: Span | null}} Moment what is spoken at a time */
/** @typedef {{start: number, end: number, time: number, reason: string} & import("../model/types.js").Coded} Skipped a sentence that could not
 *   be spoken, and when it would have been */

/** `words` of a segment: start offset, end offset, from, to. */
const WORD_SIZE = 4;

/** Seconds that stay known behind the listener: enough for going back by sentences without asking again. */
const KEPT_SECONDS = 900;

/** So many segments must have become old before they are dropped, as dropping moves the others. */
const DROPPED_AT_ONCE = 64;

/** The longest silence between sentences that can be chosen; what comes later belongs to a sentence not known yet. */
const LONGEST_PAUSE = 10;

/** So many skipped sentences are kept for being named; a book has no more unless everything fails. */
const KEPT_SKIPPED = 200;

export class Timeline {
  /** @type {Segment[]} the spoken ones, in order of time and of offset */
  #segments = [];
  /** @type {Skipped[]} */
  #skipped = [];
  #from;
  /** The index to ask for next. */
  next = 0;
  /** Whether there are no more segments. */
  isComplete = false;
  /** @type {ProblemDocument | null} why the voice stopped for good */
  failure = null;
  /** @type {number | null} the book offset at which another stream goes on, where this one ends before the book */
  goesOnAt = null;
  /** @type {readonly import("../model/types.js").Cut[]} where a sound is left that holds more than what is heard */
  cuts = [];

  /** @param {number} from the book offset at which the stream begins */
  constructor(from) {
    this.#from = from;
  }

  /** Seconds from the start of the stream up to which all is known. */
  get knownUntil() {
    return this.#segments.at(-1)?.to ?? 0;
  }

  /** How many segments are held. */
  get count() {
    return this.#segments.length;
  }

  /** @type {Segment | undefined} */
  get first() {
    return this.#segments[0];
  }

  /** @type {Segment | undefined} */
  get last() {
    return this.#segments.at(-1);
  }

  /**
   * Adds what the server answered; segments known already are left out.
   * @param {TimelinePart} part
   */
  append(part) {
    for (const segment of part.segments) {
      if (segment.index < this.next) continue;
      this.next = segment.index + 1;
      if (segment.skipped === null) this.#segments.push(segment);
      else this.#addSkipped(segment, segment.skipped);
    }
    this.next = Math.max(this.next, part.next);
    this.isComplete = part.complete;
    this.failure = part.failure;
    this.goesOnAt = part.goesOnAt ?? null;
    this.cuts = part.cuts ?? [];
  }

  /** @param {Segment} segment @param {string} reason */
  #addSkipped(segment, reason) {
    const { start, end, from, code, values } = segment;
    this.#skipped.push({ start, end, time: from, reason, code, values });
    if (this.#skipped.length > KEPT_SKIPPED) this.#skipped.shift();
  }

  /**
   * What is spoken at a time. In the silence after a sentence that sentence and its last word; `null`
   * before the first sentence and where nothing is known yet.
   * @param {number} time seconds
   * @returns {Moment | null}
   */
  at(time) {
    const segments = this.#segments;
    const index = lastAtMost(segments.length, (i) => segments[i].from, time);
    if (index < 0) return null;
    const segment = segments[index];
    const isLast = index === segments.length - 1;
    if (isLast && !this.isComplete && time > segment.to + LONGEST_PAUSE) return null;
    const word = wordAt(segment, time);
    // A recording may know no smaller parts of a text, which is marked as a sentence.
    const isWhole = this.cuts.length > 0 && word?.start === segment.start && word.end === segment.end;
    return { segment, sentence: { start: segment.start, end: segment.end }, word: isWhole ? null : word };
  }

  /**
   * Where the sentence behind the one at a time begins, in seconds and as a book offset; `null` while it is not known.
   * @param {number} time seconds
   * @returns {{time: number, offset: number} | null}
   */
  after(time) {
    const segments = this.#segments;
    const index = lastAtMost(segments.length, (i) => segments[i].from, time);
    if (index < 0) return null;
    const next = segments
      .slice(index + 1)
      .find((segment) => segment.start !== segments[index].start && segment.words.length > 0);
    return next ? { time: next.from, offset: next.words[0] } : null;
  }

  /**
   * The last sentence before a place whose beginning is in the sound, `null` where there is none or it is not known.
   * @param {number} offset
   * @returns {Span | null}
   */
  before(offset) {
    const segments = this.#segments;
    let index = lastAtMost(segments.length, (i) => segments[i].start, offset - 1);
    while (index >= 0 && segments[index].words.length === 0) index -= 1;
    // The first may have been begun in its middle, and what was forgotten is not known.
    if (index < 0 || segments[index].start < this.#from || (index === 0 && segments[0].index > 0)) return null;
    return { start: segments[index].start, end: segments[index].end };
  }

  /**
   * When the word at a book offset is spoken, in seconds; `null` where the stream does not have it or it is
   * not known.
   * @param {number} offset
   * @returns {number | null}
   */
  timeOf(offset) {
    const segments = this.#segments;
    if (offset < this.#from) return null;
    let index = lastAtMost(segments.length, (i) => segments[i].start, offset);
    if (index < 0 || offset >= segments[index].end) return null;
    // A long sentence may have been cut into several segments, which have the same range.
    for (; index >= 0 && segments[index].end > offset; index -= 1) {
      const time = timeInside(segments[index], offset);
      if (time !== null) return time;
      const isCut = index > 0 && segments[index - 1].start === segments[index].start;
      if (!isCut) return this.#holdsStart(index) ? segments[index].from : null;
    }
    return null;
  }

  /**
   * Whether a sentence's own beginning is in the sound.
   * @param {number} index
   */
  #holdsStart(index) {
    return this.#segments[index].start >= this.#from && (index > 0 || this.first?.index === 0);
  }

  /**
   * The skipped sentences up to a time.
   * @param {number} time seconds
   * @returns {Skipped[]}
   */
  skippedUntil(time) {
    return this.#skipped.filter((skipped) => skipped.time <= time);
  }

  /**
   * Forgets what is long past.
   * @param {number} time the listener's, in seconds
   */
  forget(time) {
    const segments = this.#segments;
    const old = lastAtMost(segments.length, (i) => segments[i].to, time - KEPT_SECONDS) + 1;
    if (old >= DROPPED_AT_ONCE) segments.splice(0, old);
  }
}

/** @param {Segment} segment @param {number} time @returns {Span | null} */
function wordAt({ words }, time) {
  const count = Math.floor(words.length / WORD_SIZE);
  const index = lastAtMost(count, (i) => words[WORD_SIZE * i + 2], time);
  if (index < 0) return null;
  return { start: words[WORD_SIZE * index], end: words[WORD_SIZE * index + 1] };
}

/** @param {Segment} segment @param {number} offset @returns {number | null} */
function timeInside({ words }, offset) {
  const count = Math.floor(words.length / WORD_SIZE);
  const index = lastAtMost(count, (i) => words[WORD_SIZE * i], offset);
  return index < 0 ? null : words[WORD_SIZE * index + 2];
}
