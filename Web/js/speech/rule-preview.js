// @ts-check
// Plays a sentence by a rule that is not kept yet.

import { speechTrial } from "../api/speech.js";

/** Events: "change" (`isPlaying`). */
export class RulePreview extends EventTarget {
  #audio = new Audio();
  #address = "";
  #request = 0;
  isPlaying = false;

  constructor() {
    super();
    this.#audio.addEventListener("ended", () => this.stop());
    this.#audio.addEventListener("error", () => this.stop());
  }

  /** @param {Parameters<typeof speechTrial>[0]} preview throws the Problem when it was refused */
  async play(preview) {
    this.stop();
    const request = this.#request;
    this.#set(true);
    try {
      const sound = await speechTrial(preview);
      if (request !== this.#request) return;
      this.#address = URL.createObjectURL(sound);
      this.#audio.src = this.#address;
      await this.#audio.play();
    } catch (error) {
      if (request !== this.#request) return;
      this.stop();
      throw error;
    }
  }

  stop() {
    this.#request += 1;
    this.#audio.pause();
    if (this.#address) URL.revokeObjectURL(this.#address);
    this.#address = "";
    this.#set(false);
  }

  /** @param {boolean} isPlaying */
  #set(isPlaying) {
    if (this.isPlaying === isPlaying) return;
    this.isPlaying = isPlaying;
    this.dispatchEvent(new Event("change"));
  }
}
