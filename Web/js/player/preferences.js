// @ts-check
// What the player remembers in this browser: the volume, and how much data the sound may take. It hands over speeds
// that an older version kept here, once.

import { personal } from "../basics/storage.js";
import { allowedRate } from "./rate.js";

const KEY = "vorleser.player";

/** @typedef {{rate?: number, rates?: [number, number][], volume: number, isMuted: boolean,
 *   quality: import("./sound-quality.js").QualityChoice}} Stored */

/** @type {Stored} */
const DEFAULTS = { volume: 1, isMuted: false, quality: "auto" };

/** @type {readonly import("./sound-quality.js").QualityChoice[]} */
const QUALITIES = ["auto", "standard", "small"];

export class Preferences {
  #store;
  #book;

  /** @param {number} book @param {Pick<Storage, "getItem" | "setItem"> | null} store */
  constructor(book, store) {
    this.#book = book;
    this.#store = store;
  }

  /** @returns {Stored} */
  #read() {
    try {
      const value = JSON.parse(this.#store?.getItem(KEY) ?? "{}");
      return { ...DEFAULTS, ...value };
    } catch {
      return { ...DEFAULTS };
    }
  }

  /** @param {Partial<Stored>} change */
  #write(change) {
    // Storage may be full or forbidden; then it is simply not remembered.
    try {
      this.#store?.setItem(KEY, JSON.stringify({ ...this.#read(), ...change }));
    } catch {}
  }

  /**
   * What was kept here before the settings had speeds, and is from now on theirs to keep.
   * @returns {{own: number | null, last: number | null}} the book's, and the one used last
   */
  takeSpeeds() {
    const { rate, rates } = this.#read();
    const all = Array.isArray(rates) ? rates : [];
    const own = all.find((pair) => Array.isArray(pair) && pair[0] === this.#book);
    if (typeof rate !== "number" && !own) return { own: null, last: null };
    this.#write({ rate: undefined, rates: all.filter((pair) => pair !== own) });
    return { own: own ? allowedRate(own[1]) : null, last: typeof rate === "number" ? allowedRate(rate) : null };
  }

  /** 0…1. */
  get volume() {
    const { volume } = this.#read();
    return typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 1;
  }

  set volume(volume) {
    this.#write({ volume });
  }

  /** Whether the small stream is used: where the connection is slow, always, or never. */
  get quality() {
    const { quality } = this.#read();
    return QUALITIES.includes(quality) ? quality : "auto";
  }

  set quality(quality) {
    this.#write({ quality });
  }

  get isMuted() {
    return this.#read().isMuted === true;
  }
  set isMuted(isMuted) {
    this.#write({ isMuted });
  }
}

/** What this browser remembers of the player, for each person. */
export function browserStorage() {
  return personal;
}
