// @ts-check
// `Steps` finds where the player's steps lead: the sentence or chapter before or after the playhead.

import { spokenBefore } from "./spoken-before.js";

/**
 * @typedef {import("./playhead.js").Playhead} Playhead
 * @typedef {import("./timeline.js").Span} Span
 * @typedef {import("./stream.js").Source} Source
 */

/**
 * The part of the reader's `BookModel` that is needed here.
 * @typedef {object} Sentences
 * @property {(offset: number) => number} chapterAt
 * @property {(offset: number) => Promise<Span | null>} sentenceAt
 * @property {(offset: number) => Promise<Span | null>} sentenceBefore
 * @property {(offset: number) => Promise<Span | null>} sentenceAfter
 */

/**
 * The stream that is heard, as far as steps ask for it.
 * @typedef {{request: import("../model/types.js").StreamRequest, timeline: {before: (offset: number) => Span | null}}} Heard
 */

/** Going back begins the sentence again when more of it than this was heard, in seconds of listening. */
const BEGUN_AGAIN_AFTER = 2;

export class Steps {
  #sentences;
  #chapters;
  #source;

  /** @param {{sentences: Sentences, chapters: {start: number, length: number}[], source: Pick<Source, "timeline">}} book */
  constructor({ sentences, chapters, source }) {
    this.#sentences = sentences;
    this.#chapters = chapters;
    this.#source = source;
  }

  /**
   * The sentence at the playhead.
   * @param {Playhead} playhead
   * @returns {Promise<Span | null>}
   */
  async present(playhead) {
    return playhead.sentence ?? this.#sentences.sentenceAt(playhead.offset);
  }

  /** @param {Playhead} playhead */
  sentenceAfter(playhead) {
    return this.#sentences.sentenceAfter(playhead.sentence?.start ?? playhead.offset);
  }

  /**
   * The sentence before that is read aloud; the present one where more than a moment of it was heard, or none is before it.
   * @param {Playhead} playhead
   * @param {(sentence: Span) => number} heardOf seconds of listening since a sentence began
   * @param {Heard | null} heard
   * @param {AbortSignal} signal
   */
  async sentenceBefore(playhead, heardOf, heard, signal) {
    const present = await this.present(playhead);
    if (present && heardOf(present) > BEGUN_AGAIN_AFTER) return present;
    return (await this.#spokenBefore(present?.start ?? playhead.offset, heard, signal)) ?? present;
  }

  /**
   * The first sentence of a chapter: going back, of the present one where its first sentence is over. Chapters without text are passed
   * over.
   * @param {Playhead} playhead
   * @param {1 | -1} direction
   * @returns {Promise<Span | null>} `null` at the ends of the book
   */
  async chapterBeside(playhead, direction) {
    const chapters = this.#chapters;
    const present = this.#sentences.chapterAt(playhead.offset);
    const first = await this.#sentences.sentenceAt(chapters[present].start);
    const isBegun = first !== null && playhead.offset >= first.end;
    if (direction < 0 && isBegun) return first;
    let index = present + direction;
    while (chapters[index]?.length === 0) index += direction;
    return chapters[index] ? this.#sentences.sentenceAt(chapters[index].start) : null;
  }

  /** @param {number} offset @param {Heard | null} heard @param {AbortSignal} signal */
  async #spokenBefore(offset, heard, signal) {
    const known = heard?.timeline.before(offset) ?? null;
    const before = (/** @type {number} */ at) => this.#sentences.sentenceBefore(at);
    if (known || !heard?.request.rules) return known ?? before(offset);
    const { request } = heard;
    return spokenBefore(offset, before, (from) =>
      this.#source.timeline({ ...request, from }, 0, signal).catch(() => null),
    );
  }
}
