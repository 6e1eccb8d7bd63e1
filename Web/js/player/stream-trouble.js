// @ts-check
// Pure but for its clock: `StreamTrouble` knows how the present stream has fared, as far as that decides what to do about missing sound.

import { Backoff } from "./backoff.js";
import { isArriving } from "./recovery.js";

/** So many seconds of sound without trouble mean that the connection holds. */
const CALM_AFTER = 3;

export class StreamTrouble {
  #now;
  #backoff = new Backoff();
  /** When something of the stream arrived last, by the clock. */
  #lastArrival = 0;
  /** The time in the stream from which it has gone well. */
  #calmSince = 0;
  #restarts = 0;

  /** Whether the server was away since the stream began. */
  wasAway = false;

  /** @param {() => number} [now] milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** A stream begins. */
  begin() {
    this.arrived();
    this.#calmSince = 0;
  }

  /** The stream is no longer heard. */
  end() {
    this.wasAway = false;
  }

  /** Something of the stream arrived. */
  arrived() {
    this.#lastArrival = this.#now();
  }

  /**
   * Sound comes out.
   * @param {number} time seconds in the stream
   */
  flows(time) {
    this.#calmSince = time;
  }

  /**
   * Sound was heard without a break up to there.
   * @param {number} time seconds in the stream
   */
  heard(time) {
    if (time > this.#calmSince + CALM_AFTER) this.forget();
  }

  /** What went wrong before does not count. */
  forget() {
    this.#backoff.reset();
    this.#restarts = 0;
  }

  /** The stream is begun anew. A server that was away is a reason of its own, and does not count. */
  restarts() {
    if (!this.wasAway) this.#restarts += 1;
  }

  /** How often it was begun anew without a sound since. */
  get restartCount() {
    return this.#restarts;
  }

  /**
   * What a verdict on missing sound goes by.
   * @param {{time: number, hasEnded: boolean, isBroken: boolean}} sound
   * @param {boolean} isFlowing
   * @returns {import("./recovery.js").Trouble}
   */
  of({ time, hasEnded, isBroken }, isFlowing) {
    const { wasAway, stillFor } = this;
    return { isFlowing, time, hasEnded, isBroken, wasAway, stillFor, restarts: this.#restarts };
  }

  /** Seconds since anything of the stream arrived. */
  get stillFor() {
    return (this.#now() - this.#lastArrival) / 1000;
  }

  /** Whether something of it came of late. */
  get isArriving() {
    return isArriving(this.stillFor);
  }

  /** Milliseconds until the next attempt, longer each time. */
  nextPause() {
    return this.#backoff.next() * 1000;
  }
}
