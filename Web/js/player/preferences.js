// @ts-check
// What the player remembers in this browser: speed, for each book too, volume.

import { personal } from "../ui/storage.js";
import { allowedRate } from "./rate.js";

const KEY = "vorleser.player";

/** So many books keep a speed of their own; the ones set longest ago go. */
const BOOKS_KEPT = 500;

/** @typedef {{rate: number, rates: [number, number][], volume: number, isMuted: boolean}} Stored */

/** @type {Stored} */
const DEFAULTS = { rate: 1, rates: [], volume: 1, isMuted: false };

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
      return { ...DEFAULTS, ...value, rates: Array.isArray(value.rates) ? value.rates : [] };
    } catch {
      return { ...DEFAULTS };
    }
  }

  /** @param {Partial<Stored>} change */
  #write(change) {
    // Storage may be full or forbidden; then it is simply not remembered.
    try { this.#store?.setItem(KEY, JSON.stringify({ ...this.#read(), ...change })); } catch { }
  }

  /** This book's speed, or the one used last. */
  get rate() {
    const stored = this.#read();
    const own = stored.rates.find(([book]) => book === this.#book);
    return allowedRate(own ? own[1] : stored.rate);
  }

  set rate(rate) {
    const others = this.#read().rates.filter(([book]) => book !== this.#book);
    this.#write({ rate, rates: [...others, /** @type {[number, number]} */ ([this.#book, rate])].slice(-BOOKS_KEPT) });
  }

  /** 0…1. */
  get volume() {
    const { volume } = this.#read();
    return typeof volume === "number" && volume >= 0 && volume <= 1 ? volume : 1;
  }

  set volume(volume) { this.#write({ volume }); }

  get isMuted() { return this.#read().isMuted === true; }
  set isMuted(isMuted) { this.#write({ isMuted }); }
}

/** What this browser remembers for who uses it. */
export function browserStorage() { return personal; }
