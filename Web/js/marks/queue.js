// @ts-check
// `MarkQueue` keeps changed marks in this browser until the server has them, so that nothing is lost while it is away.

import { Problem } from "../model/problem.js";
import { KeptEntries, keyOf } from "./kept-entries.js";
import { send } from "./delivery.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Content} Content
 * @typedef {{quote: import("../model/mark.js").Quote, chapter: string | null, created: string}} Local what is shown until the server
 *   has said it
 * @typedef {object} Entry
 * @property {number} book
 * @property {string} id of the mark
 * @property {Content | null} wanted what the mark is to be, `null` when it is to go
 * @property {Mark | null} base the mark as the server last gave it, `null` for a new one
 * @property {Local} local
 * @property {import("../model/types.js").Seen} [seen] the text that a place chosen here is of
 * @property {boolean} isTried whether the server may have it without our knowing
 * @property {string} stamp tells a later entry for the same mark from this one
 * @typedef {{putMark: (book: number, id: string, body: Content & {version: number} & Partial<import("../model/types.js").Seen>) => Promise<Mark>,
 *   removeMark: (book: number, id: string) => Promise<Mark>, restoreMark: (book: number, id: string) => Promise<Mark>}} Sender
 */

/** Milliseconds before the server is tried again. */
const DELAYS = [1000, 3000, 10_000, 30_000];

/**
 * Events: `change` {book} when what waits has changed; `sent` {book, id, mark} (`null` when it was never there);
 * `waits` when the server is away; `failure` {error, entry} for what it refused; `unkept` when this browser keeps nothing.
 */
export class MarkQueue extends EventTarget {
  #sender;
  #entries;
  /**
   * What the server refused is kept, and tried again by the next page.
   * @type {Set<string>}
   */
  #refused = new Set();
  /** @type {Promise<void> | null} */
  #sending = null;
  #failures = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {Sender} sender @param {import("./kept-entries.js").Store | null} store */
  constructor(sender, store) {
    super();
    this.#sender = sender;
    this.#entries = new KeptEntries(store);
  }

  get isEmpty() {
    return this.#entries.size === 0;
  }
  get size() {
    return this.#entries.size;
  }

  /** @param {number} [book] all without it @returns {Entry[]} */
  entries(book) {
    return this.#entries.all.flatMap(([, entry]) => (book === undefined || entry.book === book ? [entry] : []));
  }

  /** @param {number} book @param {string} id @returns {Entry | undefined} */
  entry(book, id) {
    return this.#entries.get(keyOf(book, id));
  }

  /**
   * Keeps what a mark is to be, and sends it.
   * @param {{book: number, id: string, wanted: Content | null, base: Mark | null, local: Local, seen?: import("../model/types.js").Seen}} change
   * @returns {Promise<void>} settled when all was tried
   */
  put({ book, id, wanted, base, local, seen }) {
    const key = keyOf(book, id);
    const before = this.#entries.get(key);
    // What is gone again before the server heard of it is nothing to be sent.
    if (wanted === null && base === null && !before?.isTried) this.#entries.drop(key);
    else
      this.#keep(key, {
        book,
        id,
        wanted,
        base: before ? before.base : base,
        local,
        seen: seenOf(wanted, seen, before),
        isTried: before?.isTried ?? false,
        stamp: stamp(),
      });
    this.#refused.delete(key);
    this.#say("change", { book });
    return this.flush();
  }

  /**
   * Another page of this browser changed what waits.
   * @param {string | null} key
   * @param {string | null} value
   */
  heard(key, value) {
    const book = this.#entries.heard(key, value);
    if (book !== undefined) this.#say("change", { book });
  }

  /**
   * Sends what waits, one after the other.
   * @returns {Promise<void>} settled when all of it was tried
   */
  flush() {
    this.#sending ??= this.#flush().finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  async #flush() {
    clearTimeout(this.#timer);
    try {
      for (let next = this.#next; next; next = this.#next) await this.#deliver(...next);
      this.#failures = 0;
    } catch (error) {
      if (!isPassing(error)) throw error;
      this.#say("waits", {});
      const delay = DELAYS[Math.min(this.#failures, DELAYS.length - 1)];
      this.#failures += 1;
      this.#timer = setTimeout(() => {
        this.flush();
      }, delay);
    }
  }

  get #next() {
    return this.#entries.all.find(([key]) => !this.#refused.has(key));
  }

  /** @param {string} key @param {Entry} entry */
  async #deliver(key, entry) {
    try {
      this.#keep(key, { ...entry, isTried: true });
      const mark = await send(this.#sender, entry);
      const now = this.#entries.get(key);
      // What was changed meanwhile goes on from what the server has now.
      if (now && now.stamp !== entry.stamp) this.#keep(key, { ...now, base: mark });
      else this.#entries.drop(key);
      this.#say("sent", { book: entry.book, id: entry.id, mark });
      this.#say("change", { book: entry.book });
    } catch (error) {
      if (isPassing(error)) throw error;
      this.#refused.add(key);
      this.#say("failure", { error, entry });
    }
  }

  /** @param {string} key @param {Entry} entry */
  #keep(key, entry) {
    if (!this.#entries.keep(key, entry)) this.#say("unkept", {});
  }

  /** @param {string} name @param {object} detail */
  #say(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

/**
 * The text that a mark's place is of: a change of its colour leaves it as it was.
 * @param {Content | null} wanted
 * @param {import("../model/types.js").Seen | undefined} seen
 * @param {Entry | undefined} before
 */
function seenOf(wanted, seen, before) {
  if (seen || !wanted || !before?.wanted) return seen;
  const { start, end } = before.wanted;
  return start === wanted.start && end === wanted.end ? before.seen : undefined;
}

let count = 0;

/** Not the time: two changes may come within one of its steps. */
function stamp() {
  count += 1;
  return `${count}.${Math.random()}`;
}

/** @param {unknown} error whether it may go well later without anybody doing something */
function isPassing(error) {
  return error instanceof Problem && ["unreachable", "busy"].includes(error.type);
}
