// @ts-check
// `RecordedSentences`: where the player's steps lead. While a recording is heard these are the texts that it marks together, which may be
// whole paragraphs.

import { isRecorded } from "./recorded-clips.js";

/** @typedef {import("./steps.js").Sentences} Sentences */
/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {Pick<import("./recorded-sound.js").RecordedSound, "sentenceAt" | "sentenceAfter" | "sentenceBefore">} Recorded */

/** @implements {Sentences} */
export class RecordedSentences {
  #recorded;
  #text;
  #player;

  /**
   * @param {Recorded} recorded
   * @param {Sentences} text
   * @param {() => {voice: string | null, rules: string | null}} player
   */
  constructor(recorded, text, player) {
    this.#recorded = recorded;
    this.#text = text;
    this.#player = player;
  }

  /** @param {number} offset */
  chapterAt(offset) {
    return this.#text.chapterAt(offset);
  }

  /** @param {number} offset @returns {Promise<Span | null>} */
  async sentenceAt(offset) {
    return this.#find("sentenceAt", offset) ?? this.#text.sentenceAt(offset);
  }

  /** @param {number} offset @returns {Promise<Span | null>} */
  async sentenceBefore(offset) {
    return this.#find("sentenceBefore", offset) ?? this.#text.sentenceBefore(offset);
  }

  /** @param {number} offset @returns {Promise<Span | null>} */
  async sentenceAfter(offset) {
    const recorded = this.#find("sentenceAfter", offset);
    // Behind the last text of a chapter the next one begins: the rest of this one may be that same text.
    const here = this.#find("sentenceAt", offset);
    return recorded ?? this.#text.sentenceAfter(here ? Math.max(offset, here.end - 1) : offset);
  }

  /** @param {keyof Recorded} which @param {number} offset */
  #find(which, offset) {
    const { voice, rules } = this.#player();
    return isRecorded(voice) ? this.#recorded[which](offset, { voice, rules }) : null;
  }
}
