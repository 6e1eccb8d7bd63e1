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

/** Events: `state`, `position`, and `reached` when it goes on in another passage. */
export class PassageVoice extends EventTarget {
  #upload;
  #passage;
  #voices = new Voices(() => settings.value("voice"));
  #player;

  /** @param {string} upload @param {Passage} passage what may be read first */
  constructor(upload, passage) {
    super();
    this.#upload = upload;
    this.#passage = passage;
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
    player.addEventListener("state", () => {
      this.dispatchEvent(new Event("state"));
      if (player.state === "finished") this.#goOn(this.#passage).catch(() => {});
    });
  }

  /** The passage that is read, or was read last. */
  get passage() {
    return this.#passage;
  }

  get state() {
    return this.#player.state;
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
    if (!isSamePassage(passage, this.#passage)) {
      // The offsets of another passage mean other words.
      this.#player.stop();
      this.#passage = passage;
      await this.#changeVoice(passage);
      if (passage !== this.#passage) return;
    }
    this.#player.goOn(offset);
  }

  pause() {
    this.#player.pause();
  }

  /** Goes on where it was. */
  resume() {
    return this.#player.resume();
  }

  end() {
    this.#player.destroy();
  }

  /** @param {Passage} passage a language that another voice speaks may begin with it */
  async #changeVoice({ language }) {
    // Without the list the voice stays.
    const voice = await this.#voices.forBook(null, language).catch(() => null);
    if (voice) this.#player.useVoice(voice);
  }

  /**
   * Reads on behind a passage that has been read to its end, as far as the text has arrived.
   * @param {Passage} passage
   */
  async #goOn(passage) {
    let last = passage;
    while (this.#passage === passage && this.state === "finished") {
      const next = await uploadPassage(this.#upload, last.end);
      if (next.html === null || next.end <= last.end) return;
      if (this.#passage !== passage || this.state !== "finished") return;
      last = next;
      if (!hasTextBehind(next)) continue;
      await this.begin(next, next.offset);
      this.dispatchEvent(new Event("reached"));
      return;
    }
  }
}
