// @ts-check
// `RecordingSounds`: the recording of a book out of what this browser keeps, else from the server.

import { live } from "../api/live.js";
import { keptBooks } from "./kept-books.js";

/** @typedef {import("../model/types.js").Recording} Recording */

export class RecordingSounds {
  #book;
  /** @type {Map<string, string>} the addresses of kept sounds on this device, by those on the server */
  #addresses = new Map();

  /** @param {number} book */
  constructor(book) {
    this.#book = book;
  }

  /**
   * The recording of a chapter, with the addresses of kept sounds.
   * @param {string} voice its name as a voice @param {number} chapter @param {string | null} rules the key of those that hold
   * @param {() => Promise<Recording>} ask asks the server
   * @returns {Promise<Recording>}
   */
  async recording(voice, chapter, rules, ask) {
    const kept = (await keptBooks.of(this.#book))?.recording;
    if (kept?.voice !== voice || !kept.chapters.includes(chapter)) return ask();
    const own = await keptBooks.clips(this.#book, chapter);
    if (!own) return ask();
    // Other rules may leave out more; without the server better so than not at all.
    const isOld = kept.rules !== rules && live.isConnected;
    const recording = isOld ? await ask() : own;
    const sounds = await Promise.all(recording.sounds.map((address) => this.#addressOf(address)));
    return { ...recording, sounds };
  }

  close() {
    for (const address of this.#addresses.values()) URL.revokeObjectURL(address);
    this.#addresses.clear();
  }

  /** @param {string} address on the server @returns {Promise<string>} where the sound is */
  async #addressOf(address) {
    const known = this.#addresses.get(address);
    if (known) return known;
    const blob = await keptBooks.file(this.#book, address);
    if (!blob) return address;
    const made = this.#addresses.get(address) ?? URL.createObjectURL(blob);
    this.#addresses.set(address, made);
    return made;
  }
}
