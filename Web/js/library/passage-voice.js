// @ts-check
// The voice that reads a text that arrives or is read for the first time: from a word on, one passage after the other.

import { passageAudioAddress, passageTimeline, uploadPassage } from "../api/upload-pieces.js";
import { Player } from "../player/player.js";
import { Preferences, browserStorage } from "../player/preferences.js";
import { keepVolume } from "../player/session-choices.js";
import { soundQuality } from "../player/sound-quality.js";
import { isRunning } from "../player/state.js";
import { shareSound } from "../player/tabs.js";
import { Voices } from "../player/voices.js";
import { settings } from "../settings/settings.js";
import { hasTextBehind, isSamePassage } from "./passage-places.js";

/** @typedef {import("../model/types.js").Passage} Passage */

/** A passage is no book: the voice is where its timeline says, and goes from sentence to sentence by itself. */
const NO_SENTENCES = {
  chapterAt: () => 0,
  sentenceAt: async () => null,
  sentenceBefore: async () => null,
  sentenceAfter: async () => null,
};

/**
 * Why nothing is read behind a passage.
 * @typedef {object} Ending
 * @property {boolean} isWhole whether all of the text has been read; else the rest of it has not arrived
 * @property {unknown} error why what follows can't be read; `null` without a problem
 */

/** Events: `state`, `position`, `behind` at the end of a passage (where nobody prevents it, it goes on), and `reached` when it goes on in another one. */
export class PassageVoice extends EventTarget {
  #upload;
  #passage;
  #hasArrived;
  #voices = new Voices(() => settings.value("voice"));
  #player;
  /** Counts what was asked of it: only the last is carried out. */
  #turn = 0;
  #wasFinished = false;
  /** Whether what follows a passage is on its way. */
  #isGoingOn = false;
  /** @type {Ending | null} */
  #ending = null;

  /** @param {string} upload @param {Passage} passage what may be read first @param {() => boolean} hasArrived whether all of the text is there */
  constructor(upload, passage, hasArrived) {
    super();
    this.#upload = upload;
    this.#passage = passage;
    this.#hasArrived = hasArrived;
    const preferences = new Preferences(0, browserStorage());
    const audio = new Audio();
    const player = new Player({
      source: {
        address: (request) => passageAudioAddress(upload, this.#passage.byte, request),
        timeline: (request, index, signal) => passageTimeline(upload, this.#passage.byte, request, index, signal),
      },
      sentences: NO_SENTENCES,
      chapters: [],
      firstOffset: async () => 0,
      voice: () => this.#voices.forBook(null, this.#passage.language),
      audio,
      quality: soundQuality(() => preferences.quality, audio),
    });
    this.#player = player;
    player.rate = settings.value("speed");
    keepVolume(player, preferences);
    const tabs = shareSound(() => {
      if (isRunning(player.state)) player.pause();
    });
    player.addEventListener("begin", () => tabs.begin());
    player.addEventListener("destroyed", () => tabs.close());
    player.addEventListener("position", () => this.dispatchEvent(new Event("position")));
    player.addEventListener("state", () => this.#stateChanged());
  }

  /** The passage that is read, or was read last. */
  get passage() {
    return this.#passage;
  }

  /** At the end of a passage it goes on: `finished` says that nothing follows. */
  get state() {
    if (this.#isGoingOn) return "loading";
    const { state } = this.#player;
    // Somebody paused it between two passages.
    return state === "finished" && !this.#ending ? "paused" : state;
  }

  /** Why it has ended, while the state is `finished`. */
  get ending() {
    return this.#ending;
  }

  get isConnectionLost() {
    return this.#player.isConnectionLost;
  }

  get problem() {
    return this.#player.problem;
  }

  /** Where it is in the passage. */
  get place() {
    return this.#player.place;
  }

  /**
   * Reads on from a word.
   * @param {Passage} passage
   * @param {number} offset in its text
   */
  async begin(passage, offset) {
    if (await this.#moveTo(passage, this.#take())) this.#player.goOn(offset);
  }

  pause() {
    const wasGoingOn = this.#isGoingOn;
    this.#take();
    this.#player.pause();
    if (wasGoingOn) this.dispatchEvent(new Event("state"));
  }

  /**
   * Falls silent; going on begins at a word.
   * @param {Passage} passage
   * @param {number} offset in its text
   */
  async pauseAt(passage, offset) {
    this.pause();
    if (await this.#moveTo(passage, this.#take())) this.#player.pauseAt(offset);
  }

  /** Goes on where it was. */
  resume() {
    return this.#player.state === "finished" ? this.goOn() : this.#player.resume();
  }

  /** Reads on behind the passage, as far as the text has arrived. */
  async goOn() {
    const turn = this.#take();
    this.#isGoingOn = true;
    this.dispatchEvent(new Event("state"));
    const ending = await this.#readNext(turn).catch((error) => ({ isWhole: false, error }));
    if (turn !== this.#turn) return;
    this.#isGoingOn = false;
    this.#ending = ending;
    this.dispatchEvent(new Event("state"));
  }

  /** Nothing is read any more. */
  stop() {
    this.#take();
    this.#player.stop();
  }

  end() {
    this.#take();
    this.#player.destroy();
  }

  #stateChanged() {
    const isFinished = this.#player.state === "finished";
    const isNew = isFinished && !this.#wasFinished;
    this.#wasFinished = isFinished;
    if (isNew && this.dispatchEvent(new Event("behind", { cancelable: true }))) this.goOn();
    else this.dispatchEvent(new Event("state"));
  }

  /** Gives up what is under way. @returns {number} the turn of what is asked for now */
  #take() {
    this.#turn += 1;
    this.#isGoingOn = false;
    this.#ending = null;
    return this.#turn;
  }

  /**
   * @param {Passage} passage
   * @param {number} turn
   * @returns {Promise<boolean>} whether it is still wanted
   */
  async #moveTo(passage, turn) {
    if (isSamePassage(passage, this.#passage)) return true;
    // A language that another voice speaks may begin here. Without the list the voice stays.
    const voice = await this.#voices.forBook(null, passage.language).catch(() => null);
    if (turn !== this.#turn) return false;
    // The offsets of another passage mean other words.
    this.#player.stop();
    this.#passage = passage;
    if (voice) this.#player.useVoice(voice);
    return true;
  }

  /** @param {number} turn @returns {Promise<Ending | null>} `null` when it reads on, or something else is wanted */
  async #readNext(turn) {
    let last = this.#passage;
    while (turn === this.#turn) {
      // What arrives while it is asked may be no part of the answer.
      const isWhole = this.#hasArrived();
      const next = await uploadPassage(this.#upload, last.end);
      if (next.html === null || next.end <= last.end) return { isWhole, error: null };
      last = next;
      if (!hasTextBehind(next)) continue;
      if (turn !== this.#turn || !(await this.#moveTo(next, turn))) break;
      this.#player.goOn(next.offset);
      this.dispatchEvent(new Event("reached"));
      break;
    }
    return null;
  }
}
