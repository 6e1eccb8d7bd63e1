// @ts-check
// `TimelineFeed` keeps a timeline known far enough ahead of the listener by asking the server for more.

import { Problem } from "../model/problem.js";
import { Backoff } from "./backoff.js";

/** @typedef {import("./timeline.js").Timeline} Timeline */
/** @typedef {import("../model/types.js").TimelinePart} TimelinePart */
/** @typedef {(index: number, signal: AbortSignal) => Promise<TimelinePart>} Ask */

/** The server answers within 20 s (docs/api.md); a request that takes longer than this is lost. */
const LOST_AFTER = 28_000;

/** Between answers that bring nothing, so that a hasty server is not asked in a loop, in ms. */
const BREATH = 300;

/**
 * Events: "known" (the timeline grew or is complete), "lost" (no answer; it goes on trying), "found" (it
 * answers again), "refused" (`detail`: the Problem; it stops).
 */
export class TimelineFeed extends EventTarget {
  #timeline;
  #ask;
  #stop = new AbortController();
  #backoff = new Backoff();
  #needed = 0;
  /** @type {(() => void) | null} */
  #wake = null;
  #isBackingOff = false;
  #isLost = false;

  /** Whether the sound itself still comes, so that an answer that takes too long is not a lost connection. */
  isArriving = () => false;

  /** @param {Timeline} timeline @param {Ask} ask */
  constructor(timeline, ask) {
    super();
    this.#timeline = timeline;
    this.#ask = ask;
  }

  get isLost() {
    return this.#isLost;
  }

  /**
   * Asks until everything up to a time is known.
   * @param {number} time seconds
   */
  need(time) {
    this.#needed = Math.max(this.#needed, time);
    if (!this.#isBackingOff && this.#needed > this.#timeline.knownUntil) this.#wake?.();
  }

  /** Tries at once what it would have tried later, as after "online". */
  hurry() {
    this.#wake?.();
  }

  stop() {
    this.#stop.abort();
    this.#wake?.();
  }

  /** Runs until all is known or it is stopped. */
  async run() {
    const { signal } = this.#stop;
    while (!signal.aborted && !this.#isDone()) {
      if (!this.#isLost && this.#timeline.knownUntil >= this.#needed && this.#timeline.next > 0) {
        await this.#sleep(null);
        continue;
      }
      await this.#askOnce(signal);
    }
  }

  #isDone() {
    return this.#timeline.isComplete || this.#timeline.failure !== null;
  }

  /** @param {AbortSignal} signal */
  async #askOnce(signal) {
    const before = this.#timeline.next;
    try {
      const part = await withTimeout(signal, LOST_AFTER, (inner) => this.#ask(before, inner));
      if (signal.aborted) return;
      this.#timeline.append(part);
      this.#found();
      this.#say("known");
      if (this.#timeline.next === before && !this.#isDone()) await this.#backOff(BREATH);
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof Problem && isFinal(error)) {
        this.stop();
        this.dispatchEvent(new CustomEvent("refused", { detail: error }));
        return;
      }
      if (!(error instanceof LateAnswer && this.isArriving())) this.#lost();
      await this.#backOff(this.#backoff.next() * 1000);
    }
  }

  #found() {
    this.#backoff.reset();
    if (!this.#isLost) return;
    this.#isLost = false;
    this.#say("found");
  }

  #lost() {
    if (this.#isLost) return;
    this.#isLost = true;
    this.#say("lost");
  }

  /** @param {string} name */
  #say(name) {
    this.dispatchEvent(new Event(name));
  }

  /**
   * Waits for the next attempt; the clock of the sound does not shorten it.
   * @param {number} milliseconds
   */
  async #backOff(milliseconds) {
    this.#isBackingOff = true;
    await this.#sleep(milliseconds);
    this.#isBackingOff = false;
  }

  /**
   * Until woken, or so many ms.
   * @param {number | null} milliseconds
   * @returns {Promise<void>}
   */
  #sleep(milliseconds) {
    return new Promise((/** @type {(value: void) => void} */ resolve) => {
      /** @type {ReturnType<typeof setTimeout> | undefined} */
      let timer;
      const wake = () => {
        clearTimeout(timer);
        this.#wake = null;
        resolve();
      };
      if (milliseconds !== null) timer = setTimeout(wake, milliseconds);
      this.#wake = wake;
    });
  }
}

/** A request that was given up because it took too long. */
export class LateAnswer extends Error {}

/**
 * Whether trying again would bring the same.
 * @param {Problem} problem
 */
export function isFinal(problem) {
  return problem.type !== "unreachable" && problem.type !== "busy";
}

/**
 * Runs a request that is given up when the signal says so or the time is over.
 * @template T
 * @param {AbortSignal} signal
 * @param {number} milliseconds
 * @param {(signal: AbortSignal) => Promise<T>} request
 * @returns {Promise<T>} throws a LateAnswer when the time is over
 */
export async function withTimeout(signal, milliseconds, request) {
  const inner = new AbortController();
  const giveUp = () => inner.abort();
  const timer = setTimeout(giveUp, milliseconds);
  signal.addEventListener("abort", giveUp);
  try {
    return await request(inner.signal);
  } catch (error) {
    throw inner.signal.aborted && !signal.aborted ? new LateAnswer() : error;
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", giveUp);
  }
}
