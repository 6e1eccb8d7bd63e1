// @ts-check
// `background` lets a session play on while its book is closed, and keeps its place.

import { MiniPlayer } from "./mini-player.js";

/** @typedef {import("./session.js").ListeningSession} ListeningSession */
/**
 * What keeps the place of the book.
 * @typedef {EventTarget & {
 *   readonly start: number,
 *   readonly conflict: unknown,
 *   keepOwn: (offset: number) => void,
 *   flush: (isLeaving?: boolean) => unknown,
 *   close: () => void,
 * }} Place
 */
/**
 * @typedef {object} Kept
 * @property {ListeningSession} session
 * @property {Place} place where the voice is, for the server
 * @property {() => void} release ends what the reader did for it
 */

/** Event `change`: another book plays, or none. */
class Background extends EventTarget {
  /** @type {(Kept & {given: AbortController}) | null} */
  #kept = null;

  /** The book that plays, while it is not open. */
  get book() {
    return this.#kept?.session.details.id ?? null;
  }

  /**
   * Lets a session play on without its reader.
   * @param {Kept} kept
   */
  keep(kept) {
    this.end();
    const given = new AbortController();
    const { signal } = given;
    const { session, place } = kept;
    this.#kept = { ...kept, given };
    // The listener is at this device. The reader shows where another device was when the book is opened.
    const keepOwn = () => place.keepOwn(session.player.place?.sentence?.start ?? place.start);
    place.addEventListener("conflict", keepOwn, { signal });
    if (place.conflict) keepOwn();
    addEventListener(
      "pagehide",
      () => {
        place.flush(true);
      },
      { signal },
    );
    const mini = new MiniPlayer(session, () => this.end());
    signal.addEventListener("abort", () => mini.close());
    place.flush();
    this.dispatchEvent(new Event("change"));
  }

  /**
   * Hands the session to the reader of its book.
   * @param {number} book
   * @param {string} edition of its text; the sound of another one ends
   * @returns {ListeningSession | null}
   */
  take(book, edition) {
    const kept = this.#kept;
    if (!kept) return null;
    const { details } = kept.session;
    if (details.id !== book || details.edition !== edition) {
      this.end();
      return null;
    }
    this.#letGo(kept);
    return kept.session;
  }

  /** @param {number} [book] only if it is this one that plays */
  end(book) {
    const kept = this.#kept;
    if (!kept || (book !== undefined && this.book !== book)) return;
    this.#letGo(kept);
    kept.session.end();
  }

  /** @param {Kept & {given: AbortController}} kept */
  #letGo({ given, release, place }) {
    this.#kept = null;
    given.abort();
    release();
    place.close();
    this.dispatchEvent(new Event("change"));
  }
}

export const background = new Background();
