// @ts-check
// `ListeningSession`: the player of one book with all that belongs to no view, so that sound plays on when the reader
// closes.

import { live } from "../api/live.js";
import { recording } from "../api/recordings.js";
import * as api from "../api/speech.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { leaveAudiobooks } from "./audiobook-leaving.js";
import { AudiobookVoices, plays, voiceOfAudiobook } from "./audiobook-voices.js";
import { keepableRecording } from "./keepable-recording.js";
import { connectMediaSession } from "./media-session.js";
import { Player } from "./player.js";
import { Preferences, browserStorage } from "./preferences.js";
import { RECORDING, isRecorded } from "./recorded-clips.js";
import { RecordedSound } from "./recorded-sound.js";
import { RecordedSentences } from "./recorded-sentences.js";
import { keepSpeed, keepVolume } from "./session-choices.js";
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
  /** What is heard from sounds that are there: the recording that the book brings, and audiobooks. */
  recorded;
  audiobooks;
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
    this.audiobooks = new AudiobookVoices(details.id, { canPlay: (format) => plays(audio, format) });
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
      source: recorded.source,
      sentences: new RecordedSentences(recorded, sentences, () => this.player),
      chapters: details.chapters,
      voice: async () => {
        const voice = await this.#usualVoice();
        this.#prepareAt(details.position.offset, voice, this.player.rules);
        return voice;
      },
      rules: async () => {
        const { key } = await api.speech(details.id);
        this.#prepareAt(details.position.offset, this.player.voice, key);
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
    const ended = new AbortController();
    this.audiobooks.addEventListener("change", () => this.#nameAudiobooks(), { signal: ended.signal });
    leaveAudiobooks({ player, audiobooks: this.audiobooks, recorded }, ended.signal);
    this.audiobooks.follow(live, ended.signal);
    // Without the list the voices are there.
    this.audiobooks.load().catch(() => {});
    const tabs = shareSound(() => {
      if (isRunning(player.state)) player.pause();
    });
    player.addEventListener("begin", () => tabs.begin());
    const endMediaSession = connectMediaSession(player, details, (offset) => this.nameAt(offset));
    player.addEventListener("destroyed", () => {
      ended.abort();
      endMediaSession();
      tabs.close();
      sound.close();
    });
  }

  /** The voice that speaks what is not heard as it was recorded; `null` while it is not known. */
  get spokenVoice() {
    const { voice } = this.player;
    return isRecorded(voice) ? this.recorded.speakerOf(voice) : voice;
  }

  /** The recording that can be kept on this device. */
  get keepable() {
    return keepableRecording(this.details, this.audiobooks, this.player.voice);
  }

  /** Where to go on to leave the table or list that is heard in the recording; `null` outside of any. */
  get behindStructure() {
    const { voice, place, rules, state } = this.player;
    if (!isRecorded(voice) || !place || state === "idle") return null;
    return this.recorded.behindStructure(place.offset, { voice, rules });
  }

  /**
   * Makes the recording around a chapter ready, so that a tap finds it at hand.
   * @param {number} chapter
   */
  prepare(chapter) {
    const { voice, rules } = this.player;
    if (rules === null || voice === null || !isRecorded(voice)) return;
    // What could not be made ready now is asked for again when it is wanted.
    this.recorded.prepare(chapter, voice, rules).catch(() => {});
  }

  /** @param {number} offset @param {string | null} voice @param {string | null} rules */
  #prepareAt(offset, voice, rules) {
    if (rules === null || voice === null || !isRecorded(voice)) return;
    this.recorded.prepare(this.model.chapterAt(offset), voice, rules).catch(() => {});
  }

  /** The recording that the book brings, or the book's voice: from an audiobook where that would sound the same. */
  async #usualVoice() {
    const { id, voice: chosen, language, recording: told } = this.details;
    if (told && !chosen) return RECORDING;
    const [voice, rules] = await Promise.all([
      this.voices.forBook(chosen, language),
      api.speech(id).then(
        ({ key }) => key,
        () => null,
      ),
      // Without the list the voice speaks.
      this.audiobooks.load().catch(() => {}),
    ]);
    return (chosen ? null : this.audiobooks.added) ?? this.audiobooks.usual(voice, rules) ?? voice;
  }

  #nameAudiobooks() {
    for (const audiobook of this.audiobooks.all) {
      const { recording: added, voice } = audiobook;
      this.voices.names[voiceOfAudiobook(audiobook)] = () =>
        added ? texts.recordings.by(added.reader) : texts.player.audiobook(this.voices.nameOf(voice));
    }
  }

  #recordedSound() {
    const { id, chapters, language, recording: told } = this.details;
    return new RecordedSound({
      chapters,
      source: this.sound.source,
      recorded: (voice) => (voice === RECORDING ? (told?.chapters ?? []) : null),
      load: (voice, chapter, rules) => {
        const ask = () =>
          voice === RECORDING ? recording(id, chapter, rules) : this.audiobooks.recording(voice, chapter, rules);
        return this.sound.recording(voice, chapter, rules, ask);
      },
      speaker: (voice) => this.voices.forBook(this.audiobooks.speakerOf(voice), language),
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
