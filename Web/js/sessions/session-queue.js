// @ts-check
// `SessionQueue` keeps reading sessions in this browser until the server has them.

import { Problem } from "../model/problem.js";

/**
 * @typedef {import("./reading-clock.js").Session} Session
 * @typedef {import("../model/types.js").SessionReport} SessionReport
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Store
 * @typedef {Session & {device: string, life: string, date: number}} Kept `life`: the page that has made it; `date`: the time of day, by
 *   which another page tells how long ago it was
 * @typedef {{now: () => number, date: () => number}} Clocks one that does not jump, and the time of day
 * @typedef {(book: number, id: string, report: SessionReport, isLeaving: boolean) => Promise<unknown>} Send
 */

/** Each session has a key of its own, so that two pages never write over each other's. */
const PREFIX = "vorleser.session.";
/** More sessions are not kept while the server is away: two years of ten a week; the oldest go. */
const KEPT = 1000;
/** What no repetition helps. */
const FINAL = new Set(["bad-request", "not-found", "too-large"]);

export class SessionQueue {
  #send;
  #store;
  #clocks;
  #life;
  /** @type {Promise<void> | null} */
  #sending = null;

  /** @param {Send} send @param {Store} store @param {Clocks} clocks @param {string} life names this page */
  constructor(send, store, clocks, life) {
    this.#send = send;
    this.#store = store;
    this.#clocks = clocks;
    this.#life = life;
  }

  /** @param {Session} session @param {string} device what this device calls itself */
  keep(session, device) {
    const passed = this.#clocks.now() - session.ended;
    /** @type {Kept} */
    const kept = { ...session, device, life: this.#life, date: this.#clocks.date() - passed };
    this.#store.setItem(PREFIX + session.id, JSON.stringify(kept));
  }

  /** Forgets what the server does not have. */
  clear() {
    for (const key of this.#keys()) this.#store.removeItem(key);
  }

  get size() {
    return this.#keys().length;
  }

  /**
   * Sends what is kept.
   * @param {boolean} [isLeaving] whether the page may be closed at once
   * @returns {Promise<void>} settled when all was tried, or the server does not answer
   */
  flush(isLeaving = false) {
    if (isLeaving) return this.#flush(true);
    this.#sending ??= this.#flush(false).finally(() => {
      this.#sending = null;
    });
    return this.#sending;
  }

  /** @param {boolean} isLeaving */
  async #flush(isLeaving) {
    const all = this.#keys().map((key) => ({ key, text: this.#store.getItem(key) }));
    const known = all.map((entry) => ({ ...entry, kept: parsed(entry.text) }));
    known.sort((a, b) => (b.kept?.date ?? 0) - (a.kept?.date ?? 0));
    for (const [index, { key, text, kept }] of known.entries()) {
      if (!kept || index >= KEPT) this.#store.removeItem(key);
      else if (!(await this.#deliver(key, text, kept, isLeaving))) return;
    }
  }

  /**
   * @param {string} key @param {string | null} text @param {Kept} kept @param {boolean} isLeaving
   * @returns {Promise<boolean>} whether the server answers
   */
  async #deliver(key, text, kept, isLeaving) {
    try {
      await this.#send(kept.book, kept.id, this.#report(kept), isLeaving);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (!FINAL.has(error.type)) return false;
    }
    // What has gone on meanwhile is sent again.
    if (this.#store.getItem(key) === text) this.#store.removeItem(key);
    return true;
  }

  /** @param {Kept} kept @returns {SessionReport} */
  #report({ id: _id, book: _book, ended, life, date, ...totals }) {
    const age = life === this.#life ? this.#clocks.now() - ended : this.#clocks.date() - date;
    const whole = Object.entries({ ...totals, age }).map(([name, value]) => [
      name,
      typeof value === "number" ? Math.max(0, Math.round(value)) : value,
    ]);
    const report = /** @type {SessionReport} */ (Object.fromEntries(whole));
    // Rounded by themselves the parts could be longer than the whole.
    return { ...report, span: Math.max(report.span, report.reading + report.listening + report.both) };
  }

  #keys() {
    const all = Array.from({ length: this.#store.length }, (_, index) => this.#store.key(index) ?? "");
    return all.filter((key) => key.startsWith(PREFIX));
  }
}

/** @param {string | null} text @returns {Kept | null} */
function parsed(text) {
  try {
    const kept = JSON.parse(text ?? "null");
    return kept && typeof kept.id === "string" && Number.isInteger(kept.book) && Number.isFinite(kept.ended)
      ? kept
      : null;
  } catch {
    return null;
  }
}
