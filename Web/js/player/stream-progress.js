// @ts-check
// `StreamProgress` follows the sound through the present stream: it moves the playhead, collects the sentences that were skipped,
// and has other rules followed when their time has come.

import { SoundCuts } from "./sound-cuts.js";

/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {import("./timeline.js").Skipped} Skipped */

export class StreamProgress {
  #shared;
  #present;
  #goOn;
  #cuts;
  /** @type {Map<number, Skipped>} by the offset at which they start */
  #skipped = new Map();

  /**
   * @param {import("./shared-parts.js").SharedParts} shared
   * @param {Pick<import("./present-stream.js").PresentStream, "stream" | "recovery" | "follow" | "start">} present
   * @param {(offset: number) => void} goOn speaks on from a place by the rules that hold now
   */
  constructor(shared, present, goOn) {
    this.#shared = shared;
    this.#present = present;
    this.#goOn = goOn;
    this.#cuts = new SoundCuts(shared, { present, goOn, tick: () => this.tick() });
  }

  /** @returns {Skipped[]} the sentences that could not be spoken, as far as was listened */
  get skipped() {
    return [...this.#skipped.values()];
  }

  /** Seconds of listening until the present sentence has been spoken; `null` while that is not known. */
  get sentenceLeft() {
    const { sound, playhead } = this.#shared;
    const moment = this.#present.stream?.timeline.at(sound.time);
    return moment && !playhead.isMoved ? (moment.segment.to - sound.time) / sound.rate : null;
  }

  /**
   * Seconds of listening since a sentence began.
   * @param {Span} sentence
   */
  heardOf(sentence) {
    const { sound, playhead } = this.#shared;
    if (playhead.isMoved) return 0;
    const time = this.#present.stream?.timeline.timeOf(sentence.start) ?? null;
    return time === null ? 0 : (sound.time - time) / sound.rate;
  }

  /** The sound has come further, or more of its timeline is known. */
  tick() {
    const { sound, playhead, rulesChange } = this.#shared;
    const { stream, recovery } = this.#present;
    if (!stream || playhead.isMoved) return;
    this.#present.follow();
    const { time } = sound;
    recovery.heard(time);
    if (this.#cuts.follow(stream.timeline, time)) return;
    const offset = rulesChange.takeDue(time);
    if (offset !== null) {
      this.#goOn(offset);
      return;
    }
    playhead.follow(stream.timeline.at(time));
    this.#noteSkipped(stream.timeline.skippedUntil(time));
  }

  /** @param {Skipped[]} skipped */
  #noteSkipped(skipped) {
    const before = this.#skipped.size;
    for (const sentence of skipped) this.#skipped.set(sentence.start, sentence);
    if (this.#skipped.size !== before) this.#shared.say("skipped");
  }
}
