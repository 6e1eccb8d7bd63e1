// @ts-check
// Plays one book: what is asked for, and which stream it is heard from. What becomes of the stream is `StreamRecovery`'s; what is
// seen and pressed is elsewhere.
// Over 300 lines because a third is the player's face: its facts, and what can be asked of it, in one place.

import { Problem } from "../model/problem.js";
import { Clock } from "./clock.js";
import { PlayerFacts } from "./player-facts.js";
import { PlayheadTracker } from "./playhead-tracker.js";
import { ReadingChoice } from "./reading-choice.js";
import { RulesChange } from "./rules-change.js";
import { Sound } from "./sound.js";
import { isRunning } from "./state.js";
import { Steps } from "./steps.js";
import { soundFirst } from "./sound-first.js";
import { Stream } from "./stream.js";
import { StreamRecovery } from "./stream-recovery.js";

/** @typedef {import("./playhead.js").Playhead} Playhead */
/** @typedef {import("./stream.js").Source} Source */
/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {import("./timeline.js").Skipped} Skipped */
/**
 * @typedef {object} Parts
 * @property {Source} source
 * @property {import("./steps.js").Sentences} sentences
 * @property {{start: number, length: number}[]} chapters
 * @property {() => Promise<number>} firstOffset where to begin when nothing was played yet
 * @property {HTMLAudioElement} audio
 */
/** @typedef {Parts & import("./reading-choice.js").Choices} Options */

/**
 * Events: "state", "position" (`detail`: Playhead), "skipped", "settings" (speed, volume, voice), "chosen"
 * (somebody wants to hear another place), "begin" (the listener wants sound), "destroyed".
 */
export class Player extends EventTarget {
  #options;
  #sound;
  #clock;
  #facts = new PlayerFacts(() => this.#stateChanged());
  #playhead;
  #choice;
  #rulesChange;
  #recovery;
  #steps;
  /** @type {Stream | null} */
  #stream = null;
  /** @type {Promise<unknown>} the steps by sentences and chapters go one after the other */
  #line = Promise.resolve();
  /** Counts what was asked for: only the last request is carried out. */
  #request = 0;
  /** @type {Map<number, Skipped>} */
  #skipped = new Map();
  #given = new AbortController();

  /**
   * The problem while the state is "failed".
   * @type {Problem | null}
   */
  problem = null;

  /** @param {Options} options */
  constructor(options) {
    super();
    this.#options = options;
    this.#steps = new Steps(options);
    this.#choice = new ReadingChoice(options);
    this.#playhead = new PlayheadTracker(options.sentences, (place) =>
      this.dispatchEvent(new CustomEvent("position", { detail: place })),
    );
    this.#sound = new Sound(options.audio);
    this.#recovery = new StreamRecovery({
      sound: this.#sound,
      facts: this.#facts,
      quality: options.quality,
      offset: () => this.place?.offset,
      start: (offset) => this.#start(offset),
      fail: (error) => this.#fail(error),
      renewRules: (stream) => this.#renewRules(stream),
    });
    this.#rulesChange = new RulesChange(options.source, this.#given.signal);
    this.#clock = new Clock(() => this.#tick());
    const on = (/** @type {string} */ name, /** @type {() => void} */ run) => this.#sound.addEventListener(name, run);
    // The recovery has heard of it before.
    on("flowing", () => this.#tick());
    on("time", () => this.#tick());
    on("halted", () => this.#facts.set({ wantsSound: false, isFlowing: false }));
    this.#learnChoice();
    // That a device is offline says nothing of a server on it; the feed learns what is true.
    addEventListener("online", () => this.#recovery.online(), { signal: this.#given.signal });
  }

  get state() {
    return this.#facts.state;
  }

  /** Whether the server can't be reached; what has arrived is played on. */
  get isConnectionLost() {
    return this.#facts.isConnectionLost;
  }

  /** Where the voice is, or was last. */
  get place() {
    return this.#playhead.place;
  }

  get timeline() {
    return this.#stream?.timeline ?? null;
  }

  /** Seconds of listening until the present sentence has been spoken; `null` while that is not known. */
  get sentenceLeft() {
    const moment = this.#stream?.timeline.at(this.#sound.time);
    return moment && !this.#playhead.isMoved ? (moment.segment.to - this.#sound.time) / this.#sound.rate : null;
  }

  /** Seconds in the present stream. */
  get time() {
    return this.#sound.time;
  }

  /** @returns {Skipped[]} the sentences that could not be spoken, as far as was listened */
  get skipped() {
    return [...this.#skipped.values()];
  }

  // What is asked for.

  /**
   * Speaks on from the word at a book offset, because somebody wants to hear that.
   * @param {number} offset
   */
  play(offset) {
    this.dispatchEvent(new Event("chosen"));
    this.goOn(offset);
  }

  /**
   * Speaks on from there; what the page does is the caller's.
   * @param {number} offset
   */
  goOn(offset) {
    this.#moveTo(offset);
    this.#go();
  }

  toggle() {
    if (isRunning(this.state)) this.pause();
    else this.resume();
  }

  pause() {
    this.#request += 1;
    this.#playhead.forgetLookup();
    this.#sound.pause();
    this.#facts.set({ wantsSound: false, isFlowing: false });
  }

  /**
   * Goes on where it is, or begins at the first offset.
   * @returns {Promise<void>}
   */
  async resume() {
    if (this.place && !this.#facts.known.isFinished && this.#facts.known.isStarted) {
      const isGood = this.#stream && !this.#playhead.isMoved && !this.#sound.isBroken && !this.#sound.hasEnded;
      if (!isGood || this.#facts.known.hasFailed) return this.#go();
      this.#begin();
      return this.#sound.play();
    }
    this.#request += 1;
    const request = this.#request;
    const offset = await this.#options.firstOffset();
    if (request === this.#request) this.play(offset);
    return undefined;
  }

  /** Ends reading aloud: nothing is marked any more, and the server stops speaking. */
  stop() {
    this.#request += 1;
    this.#playhead.forgetLookup();
    this.#endStream();
    this.#sound.pause();
    this.#sound.unload();
    this.problem = null;
    this.#facts.reset();
  }

  /**
   * Falls silent; going on begins at a place.
   * @param {number} offset a book offset
   */
  pauseAt(offset) {
    this.pause();
    this.#moveTo(offset);
    this.#facts.set({ isStarted: true, isFinished: false });
  }

  /** Speaks the present sentence again from its beginning. @returns {Promise<void>} */
  repeatSentence() {
    return this.#step((playhead) => this.#steps.present(playhead));
  }

  /** @param {1 | -1} direction @returns {Promise<void>} */
  skipSentence(direction) {
    const { signal } = this.#given;
    const heardOf = (/** @type {Span} */ sentence) => this.#heardOf(sentence);
    return this.#step((playhead) =>
      direction > 0
        ? this.#steps.sentenceAfter(playhead)
        : this.#steps.sentenceBefore(playhead, heardOf, this.#stream, signal),
    );
  }

  /** @param {1 | -1} direction @returns {Promise<void>} */
  skipChapter(direction) {
    return this.#step((playhead) => this.#steps.chapterBeside(playhead, direction));
  }

  get rate() {
    return this.#sound.rate;
  }
  set rate(rate) {
    this.#sound.rate = rate;
    this.#follow();
    this.#say("settings");
  }

  get volume() {
    return this.#sound.volume;
  }
  set volume(volume) {
    this.#sound.volume = volume;
    this.#say("settings");
  }

  /** How much of the volume is left while sound fades out, 0…1. */
  get fade() {
    return this.#sound.fade;
  }
  set fade(fade) {
    this.#sound.fade = fade;
  }

  get isMuted() {
    return this.#sound.isMuted;
  }
  set isMuted(isMuted) {
    this.#sound.isMuted = isMuted;
    this.#say("settings");
  }

  /** The voice, once it is known. */
  get voice() {
    return this.#choice.voice;
  }

  /**
   * Goes on from the same word in another voice.
   * @param {string} voice
   */
  useVoice(voice) {
    if (this.#choice.voice === voice) return;
    this.#choice.voice = voice;
    this.#say("settings");
    if (!this.place || !this.#facts.known.isStarted) return;
    this.#playhead.isMoved = true;
    if (isRunning(this.state) || this.#facts.known.hasFailed) this.#go();
  }

  /** Reads what no voice speaks all the same, with the sounds of this voice, from where it failed. */
  tryAnyLanguage() {
    this.#choice.triesAnyLanguage = true;
    return this.resume();
  }

  /** The key of the rules, once it is known. */
  get rules() {
    return this.#choice.rules;
  }

  /**
   * Reads by other rules from the next sentence on.
   * @param {string} rules
   */
  useRules(rules) {
    if (this.#choice.rules === rules) return;
    this.#choice.rules = rules;
    this.#rulesChange.forget();
    const stream = this.#stream;
    if (!stream || !this.place || !this.#facts.known.isStarted) return;
    if (stream.reading.rules === rules) return;
    if (!isRunning(this.state)) {
      this.#playhead.isMoved = true;
      return;
    }
    const isPlanned = this.#facts.known.isFlowing && this.#rulesChange.plan(stream, this.#sound.time, rules);
    if (!isPlanned) this.#go();
  }

  /** Ends everything. */
  destroy() {
    this.stop();
    this.#given.abort();
    this.#clock.stop();
    this.#say("destroyed");
  }

  /** Asks for the voice, and for the rules that hold, which are followed. */
  #learnChoice() {
    this.#choice.learnVoice().then(
      () => this.#say("settings"),
      () => {
        /* It is said when something is to be played. */
      },
    );
    this.#choice.askRules().then(
      (rules) => rules && this.useRules(rules),
      () => {
        /* They are asked for again with the first stream. */
      },
    );
  }

  // Going somewhere.

  /** @param {(place: Playhead) => Promise<Span | null>} find */
  #step(find) {
    const step = async () => {
      if (!this.place || !this.#facts.known.isStarted) return;
      const request = this.#request;
      const target = await find(this.place);
      if (!target || request !== this.#request) return;
      const goesOn = isRunning(this.state);
      this.#moveTo(target.start, target);
      if (goesOn) this.#go();
      else this.#facts.set({ isFinished: false });
    };
    // What a chapter that can't be loaded throws is for the caller; the steps after it go on.
    const done = this.#line.then(step);
    this.#line = done.catch(() => {});
    return done;
  }

  /** @param {number} offset @param {Span} [sentence] */
  #moveTo(offset, sentence) {
    this.#request += 1;
    this.#playhead.moveTo(offset, sentence);
  }

  /** Makes sound at the place: by a seek where it has arrived, else by a new stream. */
  #go() {
    if (!this.place) return;
    const { offset } = this.place;
    this.#recovery.forgetTrouble();
    this.#begin();
    const canSeek = this.#choice.isOf(this.#stream?.reading) && !this.isConnectionLost;
    const time = canSeek ? (this.#stream?.timeline.timeOf(offset) ?? null) : null;
    const patience = time === null ? null : this.#sound.seekPatience(time);
    if (time === null || patience === null) {
      this.#start(offset);
      return;
    }
    this.#playhead.isMoved = false;
    this.#facts.set({ isFlowing: false });
    this.#recovery.expectSeek(patience, () => this.#start(offset));
    this.#sound.seek(time);
    this.#sound.play();
  }

  /** The listener wants sound. */
  #begin() {
    this.problem = null;
    this.dispatchEvent(new Event("begin"));
    const isLost = this.#stream?.feed.isLost ?? false;
    this.#facts.set({ isStarted: true, wantsSound: true, isFinished: false, hasFailed: false, isLost });
  }

  /** @param {number} offset */
  async #start(offset) {
    this.#endStream();
    this.#playhead.isMoved = true;
    this.#facts.set({ isFlowing: false, wasHeard: false });
    if (!this.#choice.isKnown) {
      this.#sound.pause();
      const request = this.#request;
      try {
        await this.#choice.learn();
      } catch (error) {
        if (request === this.#request) this.#fail(error);
        return;
      }
      this.#say("settings");
      if (request !== this.#request) return;
    }
    const stream = new Stream(this.#options.source, this.#choice.readingFrom(offset, this.#sound.rate));
    this.#stream = stream;
    this.#rulesChange.forget();
    this.#playhead.isMoved = false;
    stream.feed.addEventListener("known", () => {
      if (stream === this.#stream) this.#tick();
    });
    this.#recovery.watch(stream);
    this.#sound.load(stream.address);
    this.#follow();
    stream.feed.run();
  }

  #endStream() {
    this.#recovery.leave();
    this.#stream?.end();
    this.#stream = null;
  }

  /**
   * The server no longer knows the rules of the stream: goes on by the present ones.
   * @param {Stream} old
   */
  async #renewRules(old) {
    try {
      const rules = await this.#choice.askRules();
      if (this.#stream !== old) return;
      if (rules === old.reading.rules) throw new Error("The server does not know its own rules.");
      this.#choice.rules = rules;
      if (this.#facts.known.wantsSound) this.#start(this.place?.offset ?? old.reading.from);
      else this.#playhead.isMoved = true;
    } catch (error) {
      if (this.#stream === old) this.#fail(error);
    }
  }

  /** @param {unknown} error a Problem, or `null` when the sound can't be played */
  #fail(error) {
    this.problem = error instanceof Problem ? error : null;
    this.#sound.pause();
    this.#endStream();
    this.#playhead.isMoved = true;
    this.#facts.set({ hasFailed: true, wantsSound: false, isFlowing: false, isLost: false });
  }

  // The sound's clock.

  #tick() {
    const stream = this.#stream;
    if (!stream || this.#playhead.isMoved) return;
    this.#follow();
    const { time } = this.#sound;
    this.#recovery.heard(time);
    const offset = this.#rulesChange.takeDue(time);
    if (offset !== null) {
      this.goOn(offset);
      return;
    }
    this.#playhead.follow(stream.timeline.at(time));
    this.#noteSkipped(stream.timeline.skippedUntil(time));
  }

  #follow() {
    if (this.#facts.known.wantsSound) this.#stream?.follow(this.#sound.time, this.#sound.rate);
  }

  /** @param {Skipped[]} skipped */
  #noteSkipped(skipped) {
    const before = this.#skipped.size;
    for (const sentence of skipped) this.#skipped.set(sentence.start, sentence);
    if (this.#skipped.size !== before) this.#say("skipped");
  }

  /**
   * Seconds of listening since a sentence began.
   * @param {Span} sentence
   */
  #heardOf(sentence) {
    if (this.#playhead.isMoved) return 0;
    const time = this.#stream?.timeline.timeOf(sentence.start) ?? null;
    return time === null ? 0 : (this.#sound.time - time) / this.#sound.rate;
  }

  #stateChanged() {
    this.#clock.isRunning = this.state === "playing";
    soundFirst.note(this.state);
    this.#say("state");
  }

  /** @param {string} name */
  #say(name) {
    this.dispatchEvent(new Event(name));
  }
}
