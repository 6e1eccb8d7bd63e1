// @ts-check
// `AudiobookVoices`: the audiobooks that were made of one book, which are played from their files as voices of their own.

import * as api from "../api/audiobooks.js";
import { recording } from "../api/recordings.js";
import { Problem } from "../model/problem.js";
import { AUDIOBOOK } from "./recorded-clips.js";

/** @typedef {import("../model/types.js").Audiobook} Audiobook */
/** @typedef {import("../model/types.js").Recording} Recording */
/**
 * @typedef {object} Parts
 * @property {(format: Audiobook["format"]) => boolean} canPlay whether this browser plays a format
 * @property {() => Promise<{audiobooks: Audiobook[]}>} [list] those of the person, of all books
 * @property {typeof recording} [load] asks for the clips of a chapter
 */

/**
 * The media types that a browser is asked about.
 * @type {Record<Audiobook["format"], string>}
 */
const TYPES = {
  mp3: "audio/mpeg",
  // Its sounds.
  epub: "audio/mpeg",
  m4b: 'audio/mp4; codecs="mp4a.40.2"',
  opus: 'audio/ogg; codecs="opus"',
  flac: "audio/flac",
  wav: "audio/wav",
};

/**
 * Whether an audio element plays a format.
 * @param {Pick<HTMLAudioElement, "canPlayType">} audio @param {Audiobook["format"]} format
 */
export const plays = (audio, format) => audio.canPlayType(TYPES[format]) !== "";

/**
 * The name of an audiobook as a voice.
 * @param {Pick<Audiobook, "id">} audiobook
 */
export const voiceOfAudiobook = ({ id }) => AUDIOBOOK + id;

/** Events: "change" (there is another one, or one less). */
export class AudiobookVoices extends EventTarget {
  #book;
  #parts;
  /** @type {Promise<void> | null} */
  #asked = null;
  /** @type {Audiobook[]} those that can be played here, the newest first */
  all = [];

  /** @param {number} book @param {Parts} parts */
  constructor(book, parts) {
    super();
    this.#book = book;
    this.#parts = parts;
  }

  /** Asks once; again after a failure. */
  load() {
    this.#asked ??= this.reload().catch((error) => {
      this.#asked = null;
      throw error;
    });
    return this.#asked;
  }

  /** Asks again. */
  async reload() {
    const { audiobooks } = await (this.#parts.list ?? api.audiobooks)();
    const own = audiobooks.filter((audiobook) => this.#isPlayable(audiobook)).reverse();
    if (own.map(({ id }) => id).join() !== this.all.map(({ id }) => id).join()) this.#use(own);
  }

  /**
   * Follows what happens to the audiobooks of the person.
   * @param {Pick<import("../api/live.js").live, "on">} live @param {AbortSignal} signal
   */
  follow(live, signal) {
    // What can't be asked now is asked with the next connection.
    const again = () => this.reload().catch(() => {});
    live.on("audiobook", (change) => this.#add(change), signal);
    live.on("list", ({ list }) => list === "audiobooks" && again(), signal);
    live.on("open", again, signal);
  }

  /** @param {string | null} voice @returns {Audiobook | null} */
  of(voice) {
    return this.all.find((audiobook) => voiceOfAudiobook(audiobook) === voice) ?? null;
  }

  /**
   * The audiobook that sounds as a voice would sound now.
   * @param {string} voice @param {string | null} rules the key of those that hold
   * @returns {string | null} its name as a voice
   */
  usual(voice, rules) {
    const found = this.all.find(
      (audiobook) => !audiobook.recording && audiobook.voice === voice && audiobook.rules === rules,
    );
    return found ? voiceOfAudiobook(found) : null;
  }

  /**
   * The newest recording that a person has added: the usual voice of a book for which no other one was chosen.
   * @returns {string | null} its name as a voice
   */
  get added() {
    const found = this.all.find((audiobook) => audiobook.recording);
    return found ? voiceOfAudiobook(found) : null;
  }

  /**
   * The voice that speaks what an audiobook lacks, as the server knows it; `null` for the usual one.
   * @param {string | null} voice the audiobook
   */
  speakerOf(voice) {
    const audiobook = this.of(voice);
    // A recording has a voice of ours only for being compared with it.
    return audiobook && !audiobook.recording ? audiobook.voice : null;
  }

  /** @param {string | null} voice @returns {boolean} whether it is a recording that a person has added */
  isAdded(voice) {
    return Boolean(this.of(voice)?.recording);
  }

  /**
   * The clips of a chapter. An audiobook that is gone has none, and is one of the list no longer.
   * @param {string} voice @param {number} chapter @param {string | null} rules
   * @returns {Promise<Recording>}
   */
  async recording(voice, chapter, rules) {
    try {
      return await (this.#parts.load ?? recording)(this.#book, chapter, rules, voice.slice(AUDIOBOOK.length));
    } catch (error) {
      if (!(error instanceof Problem) || !["not-found", "conflict"].includes(error.type)) throw error;
      this.#use(this.all.filter((audiobook) => voiceOfAudiobook(audiobook) !== voice));
      return { chapter, sounds: [], clips: [] };
    }
  }

  /** @param {Audiobook} audiobook */
  #isPlayable({ book, state, rules, format }) {
    return book === this.#book && state === "done" && rules !== null && this.#parts.canPlay(format);
  }

  /** @param {Audiobook} audiobook */
  #add(audiobook) {
    if (!this.#isPlayable(audiobook) || this.all.some(({ id }) => id === audiobook.id)) return;
    this.#use([audiobook, ...this.all]);
  }

  /** @param {Audiobook[]} all */
  #use(all) {
    this.all = all;
    this.dispatchEvent(new Event("change"));
  }
}
