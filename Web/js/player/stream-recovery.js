// @ts-check
// `StreamRecovery` watches one stream after the other. Where no sound comes, it asks the server how things are, and has the
// stream waited for, begun anew or given up.

import { Problem } from "../model/problem.js";
import { isMade, verdictOn } from "./recovery.js";
import { examine, isAllHeard, meaningOf } from "./stream-examination.js";
import { StreamTrouble } from "./stream-trouble.js";

/** @typedef {import("./stream.js").Stream} Stream */
/**
 * @typedef {object} Parts
 * @property {EventTarget & Pick<import("./sound.js").Sound, "time" | "rate" | "hasEnded" | "isBroken">} sound
 * @property {import("./player-facts.js").PlayerFacts} facts
 * @property {import("./sound-quality.js").SoundQuality} [quality] which stream is asked for
 * @property {() => number | undefined} offset the book offset of the word last heard
 * @property {(offset: number) => void} start begins a stream in place of the present one
 * @property {(error: unknown) => void} fail gives up: a Problem, or `null` when the sound can't be played
 * @property {(stream: Stream) => void} renewRules the server no longer knows the rules of the stream
 */

/** While no sound comes it is looked into this often, in ms. */
const LOOK_INTO_EVERY = 3000;

export class StreamRecovery {
  #parts;
  #trouble = new StreamTrouble();
  /** @type {Stream | null} */
  #stream = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isLookingInto = false;
  #isSeeking = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const on = (/** @type {string} */ name, /** @type {() => void} */ run) => parts.sound.addEventListener(name, run);
    on("flowing", () => this.#flowing());
    on("starved", () => this.#starved());
    on("arriving", () => this.#trouble.arrived());
    on("over", () => {
      this.#parts.facts.set({ isFlowing: false });
      this.#lookInto();
    });
    on("broken", () => this.#broken());
  }

  /**
   * A stream begins.
   * @param {Stream} stream
   */
  watch(stream) {
    this.#stream = stream;
    this.#trouble.begin();
    stream.feed.isArriving = () => this.#trouble.isArriving;
    this.#listen(stream);
    this.#lookIntoLater();
  }

  /** The stream is no longer heard. */
  leave() {
    clearTimeout(this.#timer);
    this.#stream = null;
    this.#isSeeking = false;
    this.#trouble.end();
  }

  /** Somebody asked for sound: what went wrong before does not count. */
  forgetTrouble() {
    this.#trouble.forget();
  }

  /**
   * The sound goes to another time of the stream.
   * @param {number} patience in ms
   * @param {() => void} otherwise what happens when no sound comes by then
   */
  expectSeek(patience, otherwise) {
    this.#isSeeking = true;
    this.#later(patience, () => {
      if (!this.#parts.facts.known.isFlowing) otherwise();
    });
  }

  /**
   * Sound was heard up to there.
   * @param {number} time seconds in the stream
   */
  heard(time) {
    if (this.#parts.facts.known.isFlowing) this.#trouble.heard(time);
  }

  /** The device says that it is online again. */
  online() {
    const { facts } = this.#parts;
    this.#stream?.feed.hurry();
    if (facts.known.wantsSound && !facts.known.isFlowing) this.#lookInto();
    else facts.set({ isLost: this.#stream?.feed.isLost ?? false });
  }

  /** @param {Stream} stream */
  #listen(stream) {
    const { facts, fail, renewRules } = this.#parts;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ run) =>
      stream.feed.addEventListener(name, (event) => {
        if (stream === this.#stream) run(event);
      });
    on("lost", () => this.#away());
    on("found", () => {
      if (facts.known.isFlowing || !facts.known.wantsSound) facts.set({ isLost: false });
      else this.#lookInto();
    });
    on("refused", ({ detail }) => {
      if (meaningOf(detail, false) === "rules") renewRules(stream);
      else if (!facts.known.isFlowing) fail(detail);
    });
  }

  // What the sound says.

  #flowing() {
    const { facts, sound } = this.#parts;
    if (!facts.known.wantsSound) return;
    clearTimeout(this.#timer);
    this.#isSeeking = false;
    this.#trouble.flows(sound.time);
    facts.set({ isFlowing: true, wasHeard: true, isLost: this.#stream?.feed.isLost ?? false });
  }

  #starved() {
    const { facts } = this.#parts;
    if (!facts.known.wantsSound) return;
    const wasFlowing = facts.known.isFlowing;
    facts.set({ isFlowing: false });
    if (this.#isSeeking) return;
    if (!wasFlowing || !this.#takesSmaller()) this.#lookIntoLater();
  }

  /** All that came was heard, and more is ready: the connection may be too slow for this stream, and a smaller one begins. */
  #takesSmaller() {
    const { quality, sound } = this.#parts;
    const stream = this.#stream;
    // A recording comes in one size.
    const isRecorded = (stream?.timeline.cuts.length ?? 0) > 0;
    if (!quality || !stream || isRecorded || !isMade(sound.time, stream.timeline)) return false;
    quality.noteSilence();
    if (stream.request.format === quality.format(sound.rate)) return false;
    this.#startAnew(stream);
    return true;
  }

  #broken() {
    const { facts } = this.#parts;
    if (!facts.known.wantsSound) return;
    facts.set({ isFlowing: false });
    if (this.#stream?.timeline.failure) this.#judge(this.#stream);
    else this.#lookIntoLater(this.#trouble.restartCount === 0 ? 0 : this.#trouble.nextPause());
  }

  // What is done about it.

  /** Asks the server how things are and acts on it. */
  async #lookInto() {
    const stream = this.#stream;
    const { facts, sound } = this.#parts;
    if (!stream || !facts.known.wantsSound || this.#isLookingInto) return;
    clearTimeout(this.#timer);
    if (isAllHeard(sound, stream.timeline)) {
      this.finish();
      return;
    }
    this.#isLookingInto = true;
    try {
      await examine(stream, { sound, wasAway: this.#trouble.wasAway, offset: this.#parts.offset() });
      if (stream === this.#stream) this.#judge(stream);
    } catch (error) {
      if (stream === this.#stream) this.#unanswered(stream, error);
    } finally {
      this.#isLookingInto = false;
      // Another stream took its place meanwhile, and may have been in trouble, too.
      if (stream !== this.#stream && this.#stream) this.#lookIntoLater();
    }
  }

  /** @param {Stream} stream */
  #judge(stream) {
    const { facts, sound, fail } = this.#parts;
    if (!facts.known.wantsSound) return undefined;
    const { timeline } = stream;
    switch (verdictOn(this.#trouble.of(sound, facts.known.isFlowing), timeline)) {
      case "finish":
        return this.finish();
      case "fail":
        return fail(timeline.failure && new Problem(timeline.failure));
      case "unplayable":
        return fail(null);
      case "restart":
        this.#trouble.restarts();
        facts.set({ isLost: true });
        return this.#startAnew(stream);
      case "none":
        return facts.set({ isLost: false });
      default:
        return this.#wait();
    }
  }

  #wait() {
    this.#parts.facts.set({ isLost: false });
    this.#lookIntoLater();
  }

  /**
   * Takes the sound up again from the word last heard.
   * @param {Stream} stream
   */
  #startAnew(stream) {
    this.#parts.start(this.#parts.offset() ?? stream.request.from);
  }

  /** @param {Stream} stream @param {unknown} error */
  #unanswered(stream, error) {
    const { fail, renewRules } = this.#parts;
    switch (meaningOf(error, this.#trouble.isArriving)) {
      case "rules":
        return renewRules(stream);
      case "refused":
        return fail(error);
      case "late":
        return this.#wait();
      default:
        this.#away();
        return this.#lookIntoLater(this.#trouble.nextPause());
    }
  }

  #away() {
    this.#trouble.wasAway = true;
    this.#parts.facts.set({ isLost: true });
  }

  /** The book has been heard to its end, or all that the stream has of it. */
  finish() {
    this.#stream?.feed.stop();
    this.#parts.facts.set({ isFinished: true, wantsSound: false, isFlowing: false, isLost: false });
  }

  #lookIntoLater(milliseconds = LOOK_INTO_EVERY) {
    this.#later(milliseconds, () => this.#lookInto());
  }

  /** @param {number} milliseconds @param {() => void} run */
  #later(milliseconds, run) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, milliseconds);
  }
}
