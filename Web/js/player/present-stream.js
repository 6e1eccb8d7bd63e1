// @ts-check
// `PresentStream`: the stream that is heard. It begins one in place of another, seeks in it, and ends it; what becomes of a stream
// that brings no sound is `StreamRecovery`'s.

import { Problem } from "../model/problem.js";
import { Stream } from "./stream.js";
import { meaningOf } from "./stream-examination.js";
import { StreamRecovery } from "./stream-recovery.js";

/** @typedef {import("./shared-parts.js").SharedParts} SharedParts */

export class PresentStream {
  #shared;
  #known;
  #recovery;
  /** @type {Stream | null} */
  #stream = null;
  /** Counts beginnings and ends: only the last stream that was asked for begins. */
  #turn = 0;

  /**
   * @param {SharedParts} shared
   * @param {object} more
   * @param {import("./sound-quality.js").SoundQuality} [more.quality] which stream is asked for
   * @param {() => void} more.known called when more of the timeline is known
   */
  constructor(shared, { quality, known }) {
    this.#shared = shared;
    this.#known = known;
    const { sound, facts, playhead } = shared;
    this.#recovery = new StreamRecovery({
      sound,
      facts,
      quality,
      offset: () => playhead.place?.offset,
      start: (offset) => this.start(offset),
      fail: (error) => this.#fail(error),
      renewRules: (stream) => this.#renewRules(stream),
    });
  }

  /** The stream; `null` while there is none. */
  get stream() {
    return this.#stream;
  }

  get timeline() {
    return this.#stream?.timeline ?? null;
  }

  get recovery() {
    return this.#recovery;
  }

  /**
   * Makes sound at a place: by a seek where it has arrived, else by a new stream.
   * @param {number} offset a book offset
   */
  soundAt(offset) {
    const { sound, facts, playhead, choice } = this.#shared;
    const canSeek = choice.isOf(this.#stream?.request) && !facts.isConnectionLost;
    const time = canSeek ? (this.timeline?.timeOf(offset) ?? null) : null;
    const patience = time === null ? null : sound.seekPatience(time);
    if (time === null || patience === null) {
      this.start(offset);
      return;
    }
    playhead.isMoved = false;
    facts.set({ isFlowing: false });
    this.#recovery.expectSeek(patience, () => this.start(offset));
    sound.seek(time);
    sound.play();
  }

  /**
   * Begins another stream.
   * @param {number} offset a book offset
   */
  async start(offset) {
    const { source, sound, facts, playhead, choice, rulesChange } = this.#shared;
    this.end();
    playhead.isMoved = true;
    facts.set({ isFlowing: false, wasHeard: false });
    if (!choice.isKnown && !(await this.#learnChoice())) return;
    const request = choice.requestFrom(offset, sound.rate);
    const learning = source.ready?.(request) ?? null;
    if (learning && !(await this.#isReady(learning, offset))) return;
    const stream = new Stream(source, request);
    this.#stream = stream;
    rulesChange.forget();
    playhead.isMoved = false;
    stream.feed.addEventListener("known", () => {
      if (stream === this.#stream) this.#known();
    });
    this.#recovery.watch(stream);
    sound.load(stream.address);
    this.follow();
    stream.feed.run();
  }

  /** Learns what comes next for the listener. */
  follow() {
    const { sound, facts } = this.#shared;
    if (facts.known.wantsSound) this.#stream?.follow(sound.time, sound.rate);
  }

  end() {
    this.#turn += 1;
    this.#recovery.leave();
    this.#stream?.end();
    this.#stream = null;
  }

  /** @returns {Promise<boolean>} whether voice and rules are known and the stream is still wanted */
  async #learnChoice() {
    const { sound, choice, requests, say } = this.#shared;
    sound.pause();
    const isWanted = requests.last();
    try {
      await choice.learn();
    } catch (error) {
      if (isWanted()) this.#fail(error);
      return false;
    }
    say("settings");
    return isWanted();
  }

  /**
   * Waits for what the source has to learn of a stream.
   * @param {Promise<unknown>} learning
   * @param {number} offset where the stream is to begin
   * @returns {Promise<boolean>} whether the stream is still wanted
   */
  async #isReady(learning, offset) {
    const { sound, choice, requests } = this.#shared;
    sound.pause();
    const isLast = requests.last();
    const turn = this.#turn;
    const isWanted = () => isLast() && turn === this.#turn;
    try {
      await learning;
    } catch (error) {
      if (!isWanted()) return false;
      if (meaningOf(error, false) === "rules") await this.#startByRules(choice.rules, offset);
      else this.#fail(error);
      return false;
    }
    return isWanted();
  }

  /**
   * Begins by the present rules a stream whose rules the server no longer knows.
   * @param {string | null} old
   * @param {number} offset
   */
  async #startByRules(old, offset) {
    const { choice, requests } = this.#shared;
    const isWanted = requests.last();
    try {
      const rules = await choice.askRules();
      if (!isWanted()) return;
      if (rules === old) throw new Error("The server does not know its own rules.");
      choice.rules = rules;
      this.start(offset);
    } catch (error) {
      if (isWanted()) this.#fail(error);
    }
  }

  /**
   * The server no longer knows the rules of the stream: goes on by the present ones.
   * @param {Stream} old
   */
  async #renewRules(old) {
    const { facts, playhead, choice } = this.#shared;
    try {
      const rules = await choice.askRules();
      if (this.#stream !== old) return;
      if (rules === old.request.rules) throw new Error("The server does not know its own rules.");
      choice.rules = rules;
      if (facts.known.wantsSound) this.start(playhead.place?.offset ?? old.request.from);
      else playhead.isMoved = true;
    } catch (error) {
      if (this.#stream === old) this.#fail(error);
    }
  }

  /** @param {unknown} error a Problem, or `null` when the sound can't be played */
  #fail(error) {
    const { sound, facts, playhead } = this.#shared;
    facts.problem = error instanceof Problem ? error : null;
    sound.pause();
    this.end();
    playhead.isMoved = true;
    facts.set({ hasFailed: true, wantsSound: false, isFlowing: false, isLost: false });
  }
}
