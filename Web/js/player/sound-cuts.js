// @ts-check
// `SoundCuts`: the sound of a recording holds more than what is heard. It leaps over that, and goes on where a stream ends.

import { nextCut } from "./recorded-clips.js";

/** The sound is left so many seconds before a cut: a frame of the screen. */
const EARLY = 0.015;

/** A cut that is nearer than this has a timer of its own, in seconds: a page out of sight has no frames. */
const SOON = 1.5;

/** What a leap may take until the stream is begun anew behind it, in ms. */
const LEAP_PATIENCE = 4000;

/**
 * @typedef {object} Parts
 * @property {Pick<import("./present-stream.js").PresentStream, "stream" | "recovery" | "start">} present
 * @property {(offset: number) => void} goOn speaks on from a place
 * @property {() => void} tick looks again where the sound is
 */

export class SoundCuts {
  #shared;
  #parts;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {import("./shared-parts.js").SharedParts} shared @param {Parts} parts */
  constructor(shared, parts) {
    this.#shared = shared;
    this.#parts = parts;
    shared.sound.addEventListener("over", () => this.#over());
  }

  /**
   * Looks where the sound is.
   * @param {import("./timeline.js").Timeline} timeline @param {number} time seconds in the sound
   * @returns {boolean} whether it was taken elsewhere
   */
  follow(timeline, time) {
    clearTimeout(this.#timer);
    if (timeline.isComplete && timeline.count === 0 && timeline.goesOnAt !== null) return this.#end(timeline.goesOnAt);
    const cut = nextCut(timeline.cuts, time);
    if (!cut || !this.#shared.facts.known.wantsSound) return false;
    const left = cut.at - time;
    if (left > EARLY) {
      const seconds = left / this.#shared.sound.rate;
      if (seconds < SOON) this.#timer = setTimeout(this.#parts.tick, seconds * 1000);
      return false;
    }
    if (cut.to === null) return this.#end(timeline.goesOnAt);
    const { to, offset } = cut;
    this.#parts.present.recovery.expectSeek(LEAP_PATIENCE, () => this.#parts.present.start(offset));
    this.#shared.sound.seek(to);
    return true;
  }

  /** Ends what is planned. */
  stop() {
    clearTimeout(this.#timer);
  }

  /** The sound has ended, perhaps before the clips of its stream. */
  #over() {
    const timeline = this.#parts.present.stream?.timeline;
    if (timeline && timeline.cuts.length > 0) this.#end(timeline.goesOnAt);
  }

  /** @param {number | null} goesOnAt */
  #end(goesOnAt) {
    clearTimeout(this.#timer);
    const { sound } = this.#shared;
    if (goesOnAt !== null) this.#parts.goOn(goesOnAt);
    else {
      sound.pause();
      this.#parts.present.recovery.finish();
    }
    return true;
  }
}
