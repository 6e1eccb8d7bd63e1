// @ts-check
// `PlayheadTracker` knows where the voice is: by the stream's timeline, or where somebody went before the sound is there.

import { isSameSpan, playheadAt } from "./playhead.js";

/** @typedef {import("./playhead.js").Playhead} Playhead */
/** @typedef {import("./timeline.js").Moment} Moment */
/** @typedef {import("./timeline.js").Span} Span */

export class PlayheadTracker {
  #sentences;
  #changed;
  /** @type {Playhead | null} */
  #place = null;
  /** Counts the looking up of sentences: only the answer to the last question counts. */
  #lookup = 0;

  /** Whether the place was set by going somewhere, and the sound is not there yet. */
  isMoved = false;

  /**
   * @param {Pick<import("./steps.js").Sentences, "sentenceAt">} sentences
   * @param {(place: Playhead) => void} changed called when another sentence or word is spoken
   */
  constructor(sentences, changed) {
    this.#sentences = sentences;
    this.#changed = changed;
  }

  /** Where the voice is, or was last. */
  get place() {
    return this.#place;
  }

  /**
   * Marks where it goes before the sound is there.
   * @param {number} offset a book offset
   * @param {Span | null} [sentence] the one that holds it; looked up where it is not known
   */
  moveTo(offset, sentence = null) {
    this.forgetLookup();
    const lookup = this.#lookup;
    this.isMoved = true;
    this.#set({ offset, sentence, word: null });
    if (sentence) return;
    this.#sentences.sentenceAt(offset).then(
      (found) => {
        const isStill = lookup === this.#lookup && this.#place?.sentence === null;
        if (isStill && found) this.#set({ offset, sentence: found, word: null });
      },
      () => {
        /* The stream says where it is, too. */
      },
    );
  }

  /** The sentence of a place that was left is not marked any more. */
  forgetLookup() {
    this.#lookup += 1;
  }

  /**
   * Follows the sound.
   * @param {Moment | null} moment what is spoken now; `null` while that is not known
   */
  follow(moment) {
    if (moment && !this.isMoved) this.#set(playheadAt(moment));
  }

  /** @param {Playhead} place */
  #set(place) {
    const before = this.#place;
    this.#place = place;
    const isSame = before && isSameSpan(before.sentence, place.sentence) && isSameSpan(before.word, place.word);
    if (!isSame && place.sentence) this.#changed(place);
  }
}
