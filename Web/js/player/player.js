// @ts-check
// Plays one book: which stream, from where, and what becomes of it. What is seen and pressed is elsewhere.
// Over 300 lines because the facts, and every event that changes them, are only understood side by side.

import { Problem } from "../model/problem.js";
import { Backoff } from "./backoff.js";
import { Clock } from "./clock.js";
import { isSameSpan, playheadAt } from "./playhead.js";
import { LateAnswer } from "./feed.js";
import { isArriving, isMade, verdictOn } from "./recovery.js";
import { Sound } from "./sound.js";
import { NOTHING_YET, isRunning, stateOf } from "./state.js";
import { Steps } from "./steps.js";
import { Stream } from "./stream.js";

/** @typedef {import("./playhead.js").Playhead} Playhead */
/** @typedef {import("./state.js").Facts} Facts */
/** @typedef {import("./state.js").PlayerState} PlayerState */
/** @typedef {import("./stream.js").Source} Source */
/** @typedef {import("./timeline.js").Span} Span */
/** @typedef {import("./timeline.js").Skipped} Skipped */
/**
 * @typedef {object} Options
 * @property {Source} source
 * @property {import("./steps.js").Sentences} sentences
 * @property {{start: number, length: number}[]} chapters
 * @property {() => Promise<string>} voice the voice to speak in, known as soon as it can be
 * @property {() => Promise<string>} [rules] the key of the rules to read by; asked for again when they have changed
 * @property {() => Promise<number>} firstOffset where to begin when nothing was played yet
 * @property {HTMLAudioElement} audio
 * @property {import("./sound-quality.js").SoundQuality} [quality] which stream is asked for; the usual one without it
 */

/** Other rules are followed in the pause before the next sentence, so many seconds before it. */
const BEFORE_SENTENCE = 0.12;

/** While no sound comes it is looked into this often, in ms. */
const LOOK_INTO_EVERY = 3000;

/** So many seconds of sound without trouble mean that the connection holds. */
const CALM_AFTER = 3;

/**
 * Events: "state", "position" (`detail`: Playhead), "skipped", "settings" (speed, volume, voice), "chosen"
 * (somebody wants to hear another place), "begin" (the listener wants sound), "destroyed".
 */
export class Player extends EventTarget {
  #options;
  #sound;
  #clock;
  #backoff = new Backoff();
  /** @type {Facts} */
  #facts = { ...NOTHING_YET };
  /** @type {Stream | null} */
  #stream = null;
  /** @type {Playhead | null} */
  #place = null;
  /** Whether `#place` was set by going somewhere, and the sound is not there yet. */
  #isMoved = false;
  #steps;
  /** @type {Promise<unknown>} the steps by sentences and chapters go one after the other */
  #line = Promise.resolve();
  /** Counts what was asked for: only the last request is carried out. */
  #request = 0;
  /** @type {string | null} */
  #voice = null;
  /** @type {string | null} the key of the rules; `null` while it is not known */
  #rules = null;
  /** @type {{time: number, offset: number} | null} where other rules begin to count in the present stream */
  #turn = null;
  /** @type {PlayerState} */
  #state = "idle";
  #isConnectionLost = false;
  /** @type {Map<number, Skipped>} */
  #skipped = new Map();
  #lastArrival = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isLookingInto = false;
  #isSeeking = false;
  /** Whether the server was away since this stream began. */
  #wasAway = false;
  /** The time in the stream from which it has gone well. */
  #calmSince = 0;
  #restarts = 0;
  /** Whether what no voice speaks is tried all the same. */
  #triesAnyLanguage = false;
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
    this.#sound = new Sound(options.audio);
    this.#clock = new Clock(() => this.#tick());
    const on = (/** @type {string} */ name, /** @type {() => void} */ run) => this.#sound.addEventListener(name, run);
    on("flowing", () => this.#flowing());
    on("starved", () => this.#starved());
    on("arriving", () => {
      this.#lastArrival = performance.now();
    });
    on("halted", () => this.#set({ wantsSound: false, isFlowing: false }));
    on("over", () => this.#over());
    on("broken", () => this.#broken());
    on("time", () => this.#tick());
    options.voice().then(
      (voice) => {
        this.#voice ??= voice;
        this.#say("settings");
      },
      () => {
        /* It is said when something is to be played. */
      },
    );
    this.#learnRules();
    const { signal } = this.#given;
    // That a device is offline says nothing of a server on it; the feed learns what is true.
    addEventListener("online", () => this.#online(), { signal });
  }

  get state() {
    return this.#state;
  }

  /** Whether the server can't be reached; what has arrived is played on. */
  get isConnectionLost() {
    return this.#isConnectionLost;
  }

  /** Where the voice is, or was last. */
  get place() {
    return this.#place;
  }

  get timeline() {
    return this.#stream?.timeline ?? null;
  }

  /** Seconds of listening until the present sentence has been spoken; `null` while that is not known. */
  get sentenceLeft() {
    const moment = this.#stream?.timeline.at(this.#sound.time);
    return moment && !this.#isMoved ? (moment.segment.to - this.#sound.time) / this.#sound.rate : null;
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
    this.#moveTo(offset, null);
    this.#go();
  }

  toggle() {
    if (isRunning(this.#state)) this.pause();
    else this.resume();
  }

  pause() {
    this.#request += 1;
    this.#sound.pause();
    this.#set({ wantsSound: false, isFlowing: false });
  }

  /**
   * Goes on where it is, or begins at the first offset.
   * @returns {Promise<void>}
   */
  async resume() {
    if (this.#place && !this.#facts.isFinished && this.#facts.isStarted) {
      const isGood = this.#stream && !this.#isMoved && !this.#sound.isBroken && !this.#sound.hasEnded;
      if (!isGood || this.#facts.hasFailed) return this.#go();
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
    this.#endStream();
    this.#sound.pause();
    this.#sound.unload();
    this.#facts = { ...NOTHING_YET };
    this.problem = null;
    this.#update();
  }

  /**
   * Falls silent; going on begins at a place.
   * @param {number} offset a book offset
   */
  pauseAt(offset) {
    this.pause();
    this.#moveTo(offset, null);
    this.#set({ isFinished: false });
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
    return this.#voice;
  }

  /**
   * Goes on from the same word in another voice.
   * @param {string} voice
   */
  useVoice(voice) {
    if (this.#voice === voice) return;
    this.#voice = voice;
    this.#say("settings");
    if (!this.#place || !this.#facts.isStarted) return;
    this.#isMoved = true;
    if (isRunning(this.#state) || this.#facts.hasFailed) this.#go();
  }

  /** Reads what no voice speaks all the same, with the sounds of this voice, from where it failed. */
  tryAnyLanguage() {
    this.#triesAnyLanguage = true;
    return this.resume();
  }

  /** The key of the rules, once it is known. */
  get rules() {
    return this.#rules;
  }

  /**
   * Reads by other rules from the next sentence on.
   * @param {string} rules
   */
  useRules(rules) {
    if (this.#rules === rules) return;
    this.#rules = rules;
    this.#turn = null;
    const stream = this.#stream;
    if (!stream || !this.#place || !this.#facts.isStarted) return;
    if (stream.reading.rules === rules) return;
    if (!isRunning(this.#state)) {
      this.#isMoved = true;
      return;
    }
    this.#turn = stream.timeline.after(this.#sound.time);
    if (!this.#turn || !this.#facts.isFlowing) {
      this.#turn = null;
      this.#go();
      return;
    }
    // Spoken while the present sentence is heard, so that it is there when it is needed.
    const { signal } = this.#given;
    this.#options.source.timeline({ ...stream.reading, from: this.#turn.offset, rules }, 0, signal).catch(() => {});
  }

  /** Asks for the present rules, and follows them. */
  async #learnRules() {
    const rules = await this.#options.rules?.().catch(() => null);
    if (rules) this.useRules(rules);
  }

  /** Ends everything. */
  destroy() {
    this.stop();
    this.#given.abort();
    this.#clock.stop();
    this.#say("destroyed");
  }

  // Going somewhere.

  /** @param {(place: Playhead) => Promise<Span | null>} find */
  #step(find) {
    const step = async () => {
      if (!this.#place || !this.#facts.isStarted) return;
      const request = this.#request;
      const target = await find(this.#place);
      if (!target || request !== this.#request) return;
      const goesOn = isRunning(this.#state);
      this.#moveTo(target.start, target);
      if (goesOn) this.#go();
      else this.#set({ isFinished: false });
    };
    // What a chapter that can't be loaded throws is for the caller; the steps after it go on.
    const done = this.#line.then(step);
    this.#line = done.catch(() => {});
    return done;
  }

  /**
   * Marks where it goes before the sound is there.
   * @param {number} offset
   * @param {Span | null} sentence
   */
  #moveTo(offset, sentence) {
    this.#request += 1;
    const request = this.#request;
    this.#isMoved = true;
    this.#facts.isStarted = true;
    this.#setPlace({ offset, sentence, word: null });
    if (sentence) return;
    this.#options.sentences.sentenceAt(offset).then(
      (found) => {
        const isStill = request === this.#request && this.#place?.sentence === null;
        if (isStill && found) this.#setPlace({ offset, sentence: found, word: null });
      },
      () => {
        /* The stream says where it is, too. */
      },
    );
  }

  /** Makes sound at the place: by a seek where it has arrived, else by a new stream. */
  #go() {
    if (!this.#place) return;
    const { offset } = this.#place;
    this.#backoff.reset();
    this.#restarts = 0;
    this.#begin();
    const reading = this.#stream?.reading;
    const isSame = reading?.voice === this.#voice && (reading?.rules ?? null) === this.#rules;
    const time = isSame && !this.#isConnectionLost ? (this.#stream?.timeline.timeOf(offset) ?? null) : null;
    const patience = time === null ? null : this.#sound.seekPatience(time);
    if (time === null || patience === null) {
      this.#start(offset);
      return;
    }
    this.#isMoved = false;
    this.#isSeeking = true;
    this.#set({ isFlowing: false });
    this.#sound.seek(time);
    this.#sound.play();
    this.#later(patience, () => {
      if (!this.#facts.isFlowing) this.#start(offset);
    });
  }

  /** The listener wants sound. */
  #begin() {
    this.problem = null;
    this.dispatchEvent(new Event("begin"));
    const isLost = this.#stream?.feed.isLost ?? false;
    this.#set({ isStarted: true, wantsSound: true, isFinished: false, hasFailed: false, isLost });
  }

  /** @param {number} offset */
  async #start(offset) {
    this.#endStream();
    this.#isMoved = true;
    this.#isSeeking = false;
    this.#wasAway = false;
    this.#set({ isFlowing: false, wasHeard: false });
    if (this.#voice === null || (this.#rules === null && this.#options.rules)) {
      this.#sound.pause();
      const request = this.#request;
      try {
        const [voice, rules] = await Promise.all([
          // Without a connection what is kept on the device can be heard, whatever rules it was kept by.
          this.#options.voice(),
          this.#options.rules?.().catch(() => null),
        ]);
        this.#voice ??= voice;
        this.#rules ??= rules ?? null;
      } catch (error) {
        if (request === this.#request) this.#fail(error);
        return;
      }
      this.#say("settings");
      if (request !== this.#request) return;
    }
    const stream = new Stream(this.#options.source, {
      from: offset,
      voice: this.#voice,
      rules: this.#rules,
      format: this.#options.quality?.format(this.#sound.rate) ?? "mp3",
      languages: this.#triesAnyLanguage ? "any" : undefined,
    });
    stream.feed.isArriving = () => isArriving(this.#stillFor);
    this.#stream = stream;
    this.#turn = null;
    this.#isMoved = false;
    this.#lastArrival = performance.now();
    this.#calmSince = 0;
    this.#sound.load(stream.address);
    this.#listen(stream);
    this.#follow();
    stream.feed.run();
    this.#later(LOOK_INTO_EVERY, () => this.#lookInto());
  }

  /** @param {Stream} stream */
  #listen(stream) {
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ run) =>
      stream.feed.addEventListener(name, (event) => {
        if (stream === this.#stream) run(event);
      });
    on("known", () => this.#tick());
    on("lost", () => this.#away());
    on("found", () => {
      if (this.#facts.isFlowing || !this.#facts.wantsSound) this.#setLost(false);
      else this.#lookInto();
    });
    on("refused", ({ detail }) => {
      if (isAboutRules(detail)) this.#renewRules();
      else if (!this.#facts.isFlowing) this.#fail(detail);
    });
  }

  #endStream() {
    clearTimeout(this.#timer);
    this.#stream?.end();
    this.#stream = null;
  }

  // What becomes of it.

  #flowing() {
    if (!this.#facts.wantsSound) return;
    clearTimeout(this.#timer);
    this.#isSeeking = false;
    this.#calmSince = this.#sound.time;
    const isLost = this.#stream?.feed.isLost ?? false;
    this.#setLost(isLost);
    this.#set({ isFlowing: true, wasHeard: true });
    this.#tick();
  }

  /** Seconds since anything of the stream arrived. */
  get #stillFor() {
    return (performance.now() - this.#lastArrival) / 1000;
  }

  #starved() {
    if (!this.#facts.wantsSound) return;
    const wasFlowing = this.#facts.isFlowing;
    this.#set({ isFlowing: false });
    if (wasFlowing && !this.#isSeeking && this.#takesSmaller()) return;
    if (!this.#isSeeking) this.#later(LOOK_INTO_EVERY, () => this.#lookInto());
  }

  /** All that came was heard, and more is ready: whether the connection is too slow for this stream, and a smaller one begins. */
  #takesSmaller() {
    const { quality } = this.#options;
    const stream = this.#stream;
    if (!quality || !stream || !isMade(this.#sound.time, stream.timeline)) return false;
    quality.noteSilence();
    if (stream.reading.format === quality.format(this.#sound.rate)) return false;
    this.#start(this.#place?.offset ?? stream.reading.from);
    return true;
  }

  #over() {
    this.#set({ isFlowing: false });
    this.#lookInto();
  }

  #broken() {
    if (!this.#facts.wantsSound) return;
    this.#set({ isFlowing: false });
    if (this.#stream?.timeline.failure) {
      this.#judge(this.#stream);
      return;
    }
    this.#later(this.#restarts === 0 ? 0 : this.#backoff.next() * 1000, () => this.#lookInto());
  }

  #online() {
    this.#stream?.feed.hurry();
    if (this.#facts.wantsSound && !this.#facts.isFlowing) this.#lookInto();
    else this.#setLost(this.#stream?.feed.isLost ?? false);
  }

  /** Asks the server how things are and acts on it. */
  async #lookInto() {
    const stream = this.#stream;
    if (!stream || !this.#facts.wantsSound || this.#isLookingInto) return;
    clearTimeout(this.#timer);
    if (this.#isAtEnd) {
      this.#finish();
      return;
    }
    this.#isLookingInto = true;
    try {
      // Why a sound was refused before anything of it came its own timeline says.
      const wasRefused = this.#sound.isBroken && !this.#wasAway && stream.timeline.knownUntil === 0;
      const needsAnother = !wasRefused && (this.#wasAway || this.#sound.isBroken);
      if (needsAnother) await stream.probe(this.#place?.offset ?? stream.reading.from);
      else await stream.examine();
      if (stream === this.#stream) this.#judge(stream);
    } catch (error) {
      if (stream === this.#stream) this.#unanswered(error);
    } finally {
      this.#isLookingInto = false;
      // Another stream took its place meanwhile, and may have been in trouble, too.
      if (stream !== this.#stream && this.#stream) this.#later(LOOK_INTO_EVERY, () => this.#lookInto());
    }
  }

  /** Whether all was heard. */
  get #isAtEnd() {
    const timeline = this.#stream?.timeline;
    return this.#sound.hasEnded && timeline?.isComplete === true && this.#sound.time >= timeline.knownUntil - 1;
  }

  /** @param {Stream} stream */
  #judge(stream) {
    if (!this.#facts.wantsSound) return;
    const { timeline } = stream;
    const sound = this.#sound;
    const trouble = {
      isFlowing: this.#facts.isFlowing,
      hasEnded: sound.hasEnded,
      isBroken: sound.isBroken,
      time: sound.time,
      wasAway: this.#wasAway,
      stillFor: this.#stillFor,
      restarts: this.#restarts,
    };
    switch (verdictOn(trouble, timeline)) {
      case "finish":
        return this.#finish();
      case "fail":
        return this.#fail(timeline.failure && new Problem(timeline.failure));
      case "unplayable":
        return this.#fail(null);
      case "restart":
        return this.#restart();
      case "none":
        return this.#setLost(false);
      default:
        return this.#wait();
    }
  }

  #wait() {
    this.#setLost(false);
    this.#later(LOOK_INTO_EVERY, () => this.#lookInto());
  }

  /** Takes the sound up again from the word last heard. */
  #restart() {
    if (!this.#wasAway) this.#restarts += 1;
    this.#setLost(true);
    this.#start(this.#place?.offset ?? 0);
  }

  /** @param {unknown} error */
  #unanswered(error) {
    const isRefusal = error instanceof Problem && error.type !== "unreachable" && error.type !== "busy";
    if (isAboutRules(error)) return this.#renewRules();
    if (isRefusal) return this.#fail(error);
    // Beside a sound that still comes an answer may take its time.
    if (error instanceof LateAnswer && isArriving(this.#stillFor)) return this.#wait();
    this.#away();
    this.#later(this.#backoff.next() * 1000, () => this.#lookInto());
  }

  /** The server no longer knows the rules of the stream: goes on by the present ones. */
  async #renewRules() {
    const old = this.#stream;
    try {
      const rules = await this.#options.rules?.();
      if (this.#stream !== old) return;
      if (rules === old?.reading.rules) throw new Error("The server does not know its own rules.");
      this.#rules = rules ?? null;
      if (this.#facts.wantsSound) this.#start(this.#place?.offset ?? 0);
      else this.#isMoved = true;
    } catch (error) {
      if (this.#stream === old) this.#fail(error);
    }
  }

  #away() {
    this.#wasAway = true;
    this.#setLost(true);
  }

  #finish() {
    this.#stream?.feed.stop();
    this.#set({ isFinished: true, wantsSound: false, isFlowing: false, isLost: false });
  }

  /** @param {unknown} error a Problem, or `null` when the sound can't be played */
  #fail(error) {
    this.problem = error instanceof Problem ? error : null;
    this.#sound.pause();
    this.#endStream();
    this.#isMoved = true;
    this.#set({ hasFailed: true, wantsSound: false, isFlowing: false, isLost: false });
  }

  // The sound's clock.

  #tick() {
    const stream = this.#stream;
    if (!stream || this.#isMoved) return;
    this.#follow();
    const { time } = this.#sound;
    if (this.#facts.isFlowing && time > this.#calmSince + CALM_AFTER) {
      this.#backoff.reset();
      this.#restarts = 0;
    }
    if (this.#turn && time >= this.#turn.time - BEFORE_SENTENCE) {
      this.#moveTo(this.#turn.offset, null);
      this.#turn = null;
      this.#go();
      return;
    }
    const moment = stream.timeline.at(time);
    if (moment) this.#setPlace(playheadAt(moment));
    this.#noteSkipped(stream.timeline.skippedUntil(time));
  }

  #follow() {
    if (this.#facts.wantsSound) this.#stream?.follow(this.#sound.time, this.#sound.rate);
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
    if (this.#isMoved) return 0;
    const time = this.#stream?.timeline.timeOf(sentence.start) ?? null;
    return time === null ? 0 : (this.#sound.time - time) / this.#sound.rate;
  }

  // Facts and places.

  /** @param {Playhead} place */
  #setPlace(place) {
    const before = this.#place;
    this.#place = place;
    const isSame = before && isSameSpan(before.sentence, place.sentence) && isSameSpan(before.word, place.word);
    if (!isSame && place.sentence) this.dispatchEvent(new CustomEvent("position", { detail: place }));
  }

  /** @param {boolean} isLost */
  #setLost(isLost) {
    this.#set({ isLost });
  }

  /** @param {Partial<Facts>} change */
  #set(change) {
    Object.assign(this.#facts, change);
    this.#update();
  }

  #update() {
    const state = stateOf(this.#facts);
    const isConnectionLost = this.#facts.isLost && this.#facts.wantsSound;
    this.#clock.isRunning = state === "playing";
    if (state === this.#state && isConnectionLost === this.#isConnectionLost) return;
    this.#state = state;
    this.#isConnectionLost = isConnectionLost;
    this.#say("state");
  }

  /** @param {string} name */
  #say(name) {
    this.dispatchEvent(new Event(name));
  }

  /** @param {number} milliseconds @param {() => void} run */
  #later(milliseconds, run) {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, milliseconds);
  }
}

/** @param {unknown} error whether other rules than those asked for are to be followed */
function isAboutRules(error) {
  return error instanceof Problem && error.type === "other-rules";
}
