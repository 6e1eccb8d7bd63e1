// @ts-check
// `Player` plays one book. It puts its parts together and is their face: what can be asked of them, and what is known. What is seen
// and pressed is elsewhere.

import { ChoiceChanges } from "./choice-changes.js";
import { Clock } from "./clock.js";
import { PlayerFacts } from "./player-facts.js";
import { PlayheadTracker } from "./playhead-tracker.js";
import { PresentStream } from "./present-stream.js";
import { Requests } from "./requests.js";
import { RulesChange } from "./rules-change.js";
import { Sound } from "./sound.js";
import { soundFirst } from "./sound-first.js";
import { isRunning } from "./state.js";
import { Stepping } from "./stepping.js";
import { Steps } from "./steps.js";
import { StreamChoice } from "./stream-choice.js";
import { StreamProgress } from "./stream-progress.js";
import { Transport } from "./transport.js";

/**
 * @typedef {object} Parts
 * @property {import("./stream.js").Source} source
 * @property {import("./steps.js").Sentences} sentences
 * @property {{start: number, length: number}[]} chapters
 * @property {() => Promise<number>} firstOffset where to begin when nothing was played yet
 * @property {HTMLAudioElement} audio
 */
/** @typedef {Parts & import("./stream-choice.js").Choices} Options */

/**
 * Events: "state", "position" (`detail`: Playhead), "skipped", "settings" (speed, volume, voice), "rules", "chosen"
 * (somebody wants to hear another place), "begin" (the listener wants sound), "destroyed".
 */
export class Player extends EventTarget {
  #shared;
  /** @type {PresentStream} */
  #present;
  /** @type {StreamProgress} */
  #progress;
  #transport;
  #stepping;
  #changes;
  #clock = new Clock(() => this.#progress.tick());
  #end = new AbortController();

  /** @param {Options} options */
  constructor(options) {
    super();
    const { signal } = this.#end;
    /** @type {import("./shared-parts.js").SharedParts} */
    const shared = {
      source: options.source,
      sound: new Sound(options.audio),
      facts: new PlayerFacts(() => this.#stateChanged()),
      playhead: new PlayheadTracker(options.sentences, (place) =>
        this.dispatchEvent(new CustomEvent("position", { detail: place })),
      ),
      choice: new StreamChoice(options),
      rulesChange: new RulesChange(options.source, signal),
      requests: new Requests(),
      say: (event) => this.#say(event),
    };
    this.#shared = shared;
    this.#present = new PresentStream(shared, { quality: options.quality, known: () => this.#progress.tick() });
    this.#transport = new Transport(shared, this.#present, options.firstOffset);
    this.#progress = new StreamProgress(shared, this.#present, (offset) => this.goOn(offset));
    this.#stepping = new Stepping(shared, new Steps(options), this.#transport, {
      stream: () => this.#present.stream,
      seconds: (sentence) => this.#progress.heardOf(sentence),
      signal,
    });
    this.#changes = new ChoiceChanges(shared, this.#present, this.#transport);
    this.#listen(signal);
    this.#changes.learn();
  }

  /**
   * Follows the sound, which `StreamRecovery` has heard of before, and the connection.
   * @param {AbortSignal} signal
   */
  #listen(signal) {
    const { sound, facts } = this.#shared;
    for (const event of ["flowing", "time"]) sound.addEventListener(event, () => this.#progress.tick());
    sound.addEventListener("halted", () => facts.set({ wantsSound: false, isFlowing: false }));
    // That a device is offline says nothing of a server on it; the feed learns what is true.
    addEventListener("online", () => this.#present.recovery.online(), { signal });
  }

  #stateChanged() {
    this.#clock.isRunning = this.state === "playing";
    soundFirst.note(this.state);
    this.#say("state");
  }

  /** @param {string} event */
  #say(event) {
    this.dispatchEvent(new Event(event));
  }

  // What is known.

  get state() {
    return this.#shared.facts.state;
  }
  /** Whether the server can't be reached; what has arrived is played on. */
  get isConnectionLost() {
    return this.#shared.facts.isConnectionLost;
  }
  /** The problem while the state is "failed"; `null` where the sound can't be played. */
  get problem() {
    return this.#shared.facts.problem;
  }
  /** Where the voice is, or was last. */
  get place() {
    return this.#shared.playhead.place;
  }
  get timeline() {
    return this.#present.timeline;
  }
  /** Seconds in the present stream. */
  get time() {
    return this.#shared.sound.time;
  }
  /** Seconds of listening until the present sentence has been spoken; `null` while that is not known. */
  get sentenceLeft() {
    return this.#progress.sentenceLeft;
  }
  /** The sentences that could not be spoken, as far as was listened. */
  get skipped() {
    return this.#progress.skipped;
  }
  /** The voice, once it is known. */
  get voice() {
    return this.#shared.choice.voice;
  }
  /** The key of the rules, once it is known. */
  get rules() {
    return this.#shared.choice.rules;
  }

  // What can be asked for. Offsets are book offsets.

  /**
   * Speaks on from the word there, because somebody wants to hear that.
   * @param {number} offset
   */
  play(offset) {
    this.#transport.play(offset);
  }
  /**
   * Speaks on from there; the caller decides what the page does.
   * @param {number} offset
   */
  goOn(offset) {
    this.#transport.goOn(offset);
  }
  toggle() {
    if (isRunning(this.state)) this.pause();
    else this.resume();
  }
  pause() {
    this.#transport.pause();
  }
  /** Goes on where it is, or begins at the first offset. */
  resume() {
    return this.#transport.resume();
  }
  /** Ends reading aloud: nothing is marked any more, and the server stops speaking. */
  stop() {
    this.#transport.stop();
  }
  /**
   * Falls silent; going on begins there.
   * @param {number} offset
   */
  pauseAt(offset) {
    this.#transport.pauseAt(offset);
  }
  /** Speaks the present sentence again from its beginning. */
  repeatSentence() {
    return this.#stepping.repeatSentence();
  }
  /** @param {1 | -1} direction */
  skipSentence(direction) {
    return this.#stepping.skipSentence(direction);
  }
  /** @param {1 | -1} direction */
  skipChapter(direction) {
    return this.#stepping.skipChapter(direction);
  }
  /**
   * Goes on from the same word in another voice.
   * @param {string} voice
   */
  useVoice(voice) {
    this.#changes.useVoice(voice);
  }
  /** Speaks text in a language that no voice speaks with the sounds of this voice, from where it failed. */
  tryAnyLanguage() {
    return this.#changes.tryAnyLanguage();
  }
  /**
   * Follows other rules from the next sentence on.
   * @param {string} rules their key
   */
  useRules(rules) {
    this.#changes.useRules(rules);
  }
  /** Ends everything. */
  destroy() {
    this.stop();
    this.#end.abort();
    this.#clock.stop();
    this.#say("destroyed");
  }

  // How it sounds.

  get rate() {
    return this.#shared.sound.rate;
  }
  set rate(rate) {
    this.#shared.sound.rate = rate;
    this.#present.follow();
    this.#say("settings");
  }
  get volume() {
    return this.#shared.sound.volume;
  }
  set volume(volume) {
    this.#shared.sound.volume = volume;
    this.#say("settings");
  }
  /** How much of the volume is left while sound fades out, 0…1. */
  get fade() {
    return this.#shared.sound.fade;
  }
  set fade(fade) {
    this.#shared.sound.fade = fade;
  }
  get isMuted() {
    return this.#shared.sound.isMuted;
  }
  set isMuted(isMuted) {
    this.#shared.sound.isMuted = isMuted;
    this.#say("settings");
  }
}
