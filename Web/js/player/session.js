// @ts-check
// `ListeningSession`: the player of one book with all that belongs to no view, so that sound plays on when the reader
// closes.

import { recording } from "../api/recordings.js";
import * as api from "../api/speech.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { connectMediaSession } from "./media-session.js";
import { Player } from "./player.js";
import { Preferences, browserStorage } from "./preferences.js";
import { RECORDING } from "./recorded-clips.js";
import { RecordedSound } from "./recorded-sound.js";
import { RecordedSentences } from "./recorded-sentences.js";
import { soundQuality } from "./sound-quality.js";
import { isRunning } from "./state.js";
import { shareSound } from "./tabs.js";
import { Voices } from "./voices.js";

/** @typedef {import("../model/types.js").BookDetails} BookDetails */
/** @typedef {import("./steps.js").Sentences} Sentences */
/** @typedef {import("./stream.js").BookSound} BookSound */

export class ListeningSession {
  details;
  /** @type {Player} */
  player;
  sound;
  /** @type {RecordedSound | null} the recording that the book brings */
  recorded;
  voices = new Voices(() => settings.value("voice"));
  /** What this browser remembers. */
  preferences = new Preferences(0, browserStorage());
  /**
   * The book's text; another one once the book is opened again.
   * @type {Sentences & {close: () => void}}
   */
  model;
  /**
   * Where to begin when nothing was played yet: the reader knows what is in view.
   * @type {() => Promise<number>}
   */
  firstOffset;
  /** What a place is called. */
  nameAt;
  /** Offers the voices. */
  openVoices = async () => {};

  /**
   * @param {object} parts
   * @param {BookDetails} parts.details
   * @param {Sentences & {close: () => void}} parts.model
   * @param {BookSound} parts.sound where its sound comes from; ends with the session
   * @param {(offset: number) => string} parts.nameAt
   */
  constructor({ details, model, sound, nameAt }) {
    this.details = details;
    this.model = model;
    this.sound = sound;
    this.nameAt = nameAt;
    this.firstOffset = async () => this.player.place?.offset ?? details.position.offset;
    this.voices.names[RECORDING] = texts.player.recording;
    const audio = new Audio();
    const recorded = this.#recordedSound();
    this.recorded = recorded;
    /** @type {Sentences} */
    const sentences = {
      chapterAt: (offset) => this.model.chapterAt(offset),
      sentenceAt: (offset) => this.model.sentenceAt(offset),
      sentenceBefore: (offset) => this.model.sentenceBefore(offset),
      sentenceAfter: (offset) => this.model.sentenceAfter(offset),
    };
    const player = new Player({
      source: recorded?.source ?? sound.source,
      sentences: recorded ? new RecordedSentences(recorded, sentences, () => this.player) : sentences,
      chapters: details.chapters,
      voice: async () =>
        recorded && !details.voice ? RECORDING : this.voices.forBook(details.voice, details.language),
      rules: async () => {
        const { key } = await api.speech(details.id);
        this.#prepare(this.model.chapterAt(details.position.offset), key);
        return key;
      },
      firstOffset: () => this.firstOffset(),
      audio,
      quality: soundQuality(() => this.preferences.quality, audio),
    });
    this.player = player;
    keepSpeed(player, details.id);
    keepVolume(player, this.preferences);
    this.#followKeptSound();
    const tabs = shareSound(() => {
      if (isRunning(player.state)) player.pause();
    });
    player.addEventListener("begin", () => tabs.begin());
    const endMediaSession = connectMediaSession(player, details, (offset) => this.nameAt(offset));
    player.addEventListener("destroyed", () => {
      endMediaSession();
      tabs.close();
      sound.close();
    });
  }

  /** The voice that speaks what is not heard as it was recorded; `null` while it is not known. */
  get spokenVoice() {
    return this.player.voice === RECORDING ? (this.recorded?.voice ?? null) : this.player.voice;
  }

  /** Where to go on to leave the table or list that is heard in the recording; `null` outside of any. */
  get behindStructure() {
    const { voice, place, rules, state } = this.player;
    if (voice !== RECORDING || !place || state === "idle") return null;
    return this.recorded?.behindStructure(place.offset, rules) ?? null;
  }

  /**
   * Makes the recording around a chapter ready, so that a tap finds it at hand.
   * @param {number} chapter
   */
  prepare(chapter) {
    if (this.player.rules !== null) this.#prepare(chapter, this.player.rules);
  }

  /** @param {number} chapter @param {string} rules */
  #prepare(chapter, rules) {
    // What could not be made ready now is asked for again when it is wanted.
    this.recorded?.prepare(chapter, rules).catch(() => {});
  }

  #recordedSound() {
    const { id, chapters, language, recording: told } = this.details;
    if (!told) return null;
    return new RecordedSound({
      chapters,
      recorded: told.chapters,
      source: this.sound.source,
      load: (chapter, rules) => recording(id, chapter, rules),
      voice: () => this.voices.forBook(null, language),
    });
  }

  /** What is kept on the device is made ready chapter by chapter, and may end before the book does. */
  #followKeptSound() {
    const { player, sound } = this;
    let chapter = -1;
    player.addEventListener("position", () => {
      const index = this.model.chapterAt(player.place?.offset ?? 0);
      if (index !== chapter) {
        sound.prepare(index).catch(() => {});
        this.prepare(index);
      }
      chapter = index;
    });
    // The server goes on, or what is kept of the chapters after.
    player.addEventListener("state", async () => {
      const goesOnAt = player.timeline?.goesOnAt ?? null;
      if (player.state !== "finished" || goesOnAt === null) return;
      const next = await this.model.sentenceAfter(goesOnAt - 1).catch(() => null);
      if (next && player.state === "finished") player.goOn(next.start);
    });
  }

  /** Ends the sound and all that belongs to it. */
  end() {
    this.player.destroy();
    this.model.close();
  }
}

/**
 * The speed is the person's, for each book, on every device.
 * @param {Player} player
 * @param {number} book
 */
function keepSpeed(player, book) {
  const given = new AbortController();
  const { signal } = given;
  const alone = new Preferences(book, browserStorage()).takeSpeeds();
  if (alone.last !== null && settings.value("speed") === 1) settings.set("speed", alone.last);
  if (alone.own !== null && !settings.isOwn("speed", book)) settings.set("speed", alone.own, book);
  player.rate = settings.value("speed", book);
  player.addEventListener(
    "settings",
    () => {
      if (player.rate === settings.value("speed", book)) return;
      settings.set("speed", player.rate, book);
      // A book that is opened for the first time begins as the last one was heard.
      settings.set("speed", player.rate);
    },
    { signal },
  );
  settings.addEventListener(
    "change",
    (event) => {
      const { names } = /** @type {CustomEvent} */ (event).detail;
      if (!names.includes("speed") || !settings.isOwn("speed", book)) return;
      const speed = settings.value("speed", book);
      if (speed !== player.rate) player.rate = speed;
    },
    { signal },
  );
  player.addEventListener("destroyed", () => given.abort(), { once: true });
}

/**
 * How loud it is belongs to the device.
 * @param {Player} player
 * @param {Preferences} preferences
 */
function keepVolume(player, preferences) {
  player.volume = preferences.volume;
  player.isMuted = preferences.isMuted;
  player.addEventListener("settings", () => {
    if (preferences.volume !== player.volume) preferences.volume = player.volume;
    if (preferences.isMuted !== player.isMuted) preferences.isMuted = player.isMuted;
  });
}
