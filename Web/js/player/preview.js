// @ts-check
// Plays a sample of a voice in an audio element of its own.

import { previewAddress } from "../api/voices.js";

/** Events: "change" (`voice` is another one or none), "failed". */
export class Preview extends EventTarget {
  #audio = new Audio();
  /** @type {string | null} */
  #voice = null;

  constructor() {
    super();
    this.#audio.addEventListener("ended", () => this.#become(null));
    this.#audio.addEventListener("error", () => {
      if (this.#voice === null) return;
      this.#become(null);
      this.dispatchEvent(new Event("failed"));
    });
  }

  /** What is heard now. */
  get voice() {
    return this.#voice;
  }

  /**
   * @param {string} voice
   * @param {number} volume
   */
  play(voice, volume) {
    this.#become(voice);
    this.#audio.src = previewAddress(voice);
    this.#audio.volume = volume;
    this.#audio.play().catch(() => {
      /* Replaced or stopped before it began; failures are told by "error". */
    });
  }

  stop() {
    if (this.#voice === null) return;
    this.#become(null);
    this.#audio.pause();
    this.#audio.removeAttribute("src");
    this.#audio.load();
  }

  /** @param {string | null} voice */
  #become(voice) {
    if (voice === this.#voice) return;
    this.#voice = voice;
    this.dispatchEvent(new Event("change"));
  }
}
