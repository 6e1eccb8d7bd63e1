// @ts-check
// `Place` keeps the place in the book on this device at once and on the server soon. Where another device has stored
// one meanwhile, it asks before it overwrites that.

import { setPosition } from "../api/books.js";
import { Problem } from "../model/problem.js";
import { deviceName, read, write } from "../settings/device.js";

/**
 * @typedef {import("../model/types.js").Position} Position
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").Seen} Seen
 * @typedef {import("../model/types.js").ReadingState} ReadingState
 * @typedef {{offset: number, version: number, sent: number[], seen?: Seen, state?: ReadingState}} Kept a place, the version that it
 *   goes on from, what was sent on top of that version without an answer yet, the text that it is of, and whether that was read
 */

/** Milliseconds after scrolling has come to rest. */
const DELAY = 1000;
/** While somebody reads or listens without a rest, it is stored this often. */
const LONGEST_DELAY = 5000;
const STATES = new Set(["reading", "finished", "unread"]);
/** After a failure, in milliseconds. */
const RETRY_DELAY = 5000;

/**
 * Events: `conflict` {current} when another device has been further; `waits` when the server does not answer,
 * `stored` when it has the place.
 */
export class Place extends EventTarget {
  #id;
  #key;
  #version;
  /** What the server has. */
  #stored;
  /**
   * What is to be stored.
   * @type {number | null}
   */
  #pending = null;
  /**
   * Whether the book was read, as the server has it.
   * @type {ReadingState}
   */
  #state;
  /**
   * What the server is to have instead.
   * @type {ReadingState | undefined}
   */
  #pendingState;
  /**
   * While it is asked which of two places counts.
   * @type {Position | null}
   */
  #conflict = null;
  /**
   * Sent, and not known to have arrived.
   * @type {number[]}
   */
  #sent = [];
  #isSending = false;
  #isClosed = false;
  /** Whether the offsets are of a text that is no longer the book's. */
  #isStale = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #due = 0;
  #device = deviceName();
  #edition;
  #quoteAt;
  /** Where to begin. */
  start;

  /**
   * @param {BookDetails} details
   * @param {(offset: number) => Seen["quote"]} quoteAt what stands around a place, if it is at hand
   */
  constructor({ id, position, length, edition }, quoteAt) {
    super();
    this.#id = id;
    this.#edition = edition;
    this.#quoteAt = quoteAt;
    this.#key = keyOf(id);
    this.#version = position.version;
    this.#stored = position.offset;
    this.#state = position.state;
    this.start = position.offset;
    const kept = parsed(read(this.#key));
    if (!kept || kept.offset > length || isOther(kept, edition)) return;
    if (kept.offset === position.offset && (kept.state ?? position.state) === position.state) return;
    // The page was left before the server had it, or went on without it.
    const isOurs =
      kept.version >= position.version || (position.version === kept.version + 1 && this.#isSent(position, kept.sent));
    this.start = kept.offset;
    this.#pending = kept.offset;
    this.#pendingState = kept.state;
    // Both went on from the same place. This device's is shown, and it is asked which counts.
    // The server's answer may be older than what another view has stored meanwhile.
    if (isOurs) this.#version = Math.max(kept.version, position.version);
    if (!isOurs) this.#conflict = position;
    else this.#schedule(DELAY);
  }

  /** The position of another device that waits for an answer. */
  get conflict() {
    return this.#conflict;
  }

  /** Whether the book was read. */
  get state() {
    return this.#pendingState ?? this.#state;
  }

  /**
   * The reader or the voice is here now.
   * @param {number} offset
   * @param {ReadingState} [state] whether the book was read; without it a finished book stays finished
   */
  note(offset, state) {
    if (this.#isStale || (offset === (this.#pending ?? this.#stored) && (state ?? this.state) === this.state)) return;
    this.#pending = offset;
    this.#pendingState = state ?? this.#pendingState;
    this.#keep();
    this.#schedule(DELAY);
  }

  /**
   * Stores what is pending without delay.
   * @param {boolean} [isLeaving] whether the page may be closed at once
   */
  async flush(isLeaving = false) {
    clearTimeout(this.#timer);
    this.#due = 0;
    const offset = this.#pending;
    if (this.#isStale || offset === null || this.#conflict || (this.#isSending && !isLeaving)) return;
    this.#isSending = true;
    this.#sent.push(offset);
    this.#keep();
    const state = this.#pendingState;
    try {
      const place = {
        offset,
        version: this.#version,
        device: this.#device,
        ...(state ? { state } : {}),
        ...this.#seen(offset),
      };
      this.#accept(await setPosition(this.#id, place, isLeaving), offset, state);
      this.dispatchEvent(new Event("stored"));
      if (this.#pending !== null) this.#schedule(this.#isClosed ? 0 : DELAY);
    } catch (error) {
      this.#refused(error);
    } finally {
      this.#isSending = false;
    }
  }

  /**
   * The server tells of a place that was stored.
   * @param {Position} position
   */
  heard(position) {
    if (this.#isStale || position.version <= this.#version || this.#isSending) return;
    if (position.device !== this.#device) {
      this.#ask(position);
      return;
    }
    // Another tab of this browser: the same reader, at the place that was stored last.
    this.#hold(position);
  }

  /**
   * The reader has chosen: the other device's place counts.
   * @returns {number} that place
   */
  takeOther() {
    const offset = this.#conflict?.offset ?? this.#stored;
    this.#settle();
    this.#pending = null;
    this.#pendingState = undefined;
    write(this.#key, null);
    return offset;
  }

  /**
   * The reader has chosen: this device's place counts.
   * @param {number} offset
   */
  keepOwn(offset) {
    this.#settle();
    this.#pending = offset;
    this.#keep();
    this.flush();
  }

  /** The book has another text now, in which the server has moved the place: nothing of this one is stored. */
  giveUp() {
    this.#isStale = true;
    this.#pending = null;
    this.#pendingState = undefined;
    clearTimeout(this.#timer);
    write(this.#key, null);
  }

  /** What the server does not take now, it gets when the book is opened again. */
  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    // One that is under way is followed by what is pending then, which would only cross it.
    if (!this.#isSending) this.flush(true);
  }

  #settle() {
    if (!this.#conflict) return;
    this.#sent = [];
    this.#hold(this.#conflict);
    this.#conflict = null;
  }

  /**
   * The server has this.
   * @param {Position} position
   */
  #hold({ offset, version, state }) {
    this.#version = version;
    this.#stored = offset;
    // What was kept in the browser by an older version does not say it.
    this.#state = state ?? "reading";
  }

  /**
   * @param {Position} position
   * @param {number} [sent] what it was here: of another edition the server says where it is there
   * @param {ReadingState} [state] that was sent with it
   */
  #accept(position, sent = position.offset, state = undefined) {
    if (this.#isStale || position.version < this.#version) return;
    this.#hold(position);
    this.#sent = [];
    if (this.#pendingState === state || this.#pendingState === position.state) this.#pendingState = undefined;
    if (this.#pending === sent && this.#pendingState === undefined) this.#pending = null;
    if (this.#pending === null) write(this.#key, null);
    else this.#keep();
  }

  /** @param {unknown} error */
  #refused(error) {
    if (!(error instanceof Problem)) throw error;
    if (this.#isStale) return;
    const { current } = error.document;
    if (error.type === "conflict" && current) {
      if (current.version <= this.#version) return;
      // Our own, when the answer to an earlier request was lost on the way, or that of another page of this browser.
      if (current.device !== this.#device) return this.#ask(current);
      this.#accept(current);
      if (this.#pending !== null) this.#schedule(DELAY);
      return;
    }
    // What stood there is in the book no more, which says itself that it was replaced.
    if (error.type === "other-edition") {
      this.#pending = null;
      this.#pendingState = undefined;
      write(this.#key, null);
      return;
    }
    // What no repetition helps: the book is gone for good, and says so where it is to be shown.
    if (this.#isClosed || error.type === "not-found") return;
    this.dispatchEvent(new Event("waits"));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), RETRY_DELAY);
  }

  /** @param {Position} position */
  #ask(position) {
    if (position.offset === (this.#pending ?? this.#stored)) {
      this.#hold(position);
      this.#pending = null;
      this.#pendingState = undefined;
      write(this.#key, null);
      return;
    }
    this.#conflict = position;
    this.dispatchEvent(new CustomEvent("conflict", { detail: { current: position } }));
  }

  #keep() {
    const offset = this.#pending;
    const seen = offset === null ? undefined : (this.#seen(offset) ?? undefined);
    write(
      this.#key,
      JSON.stringify({ offset, version: this.#version, sent: this.#sent, seen, state: this.#pendingState }),
    );
  }

  /** @param {number} offset @returns {Seen | null} */
  #seen(offset) {
    // What was kept in the browser by an older version does not say it.
    if (!this.#edition) return null;
    const quote = this.#quoteAt(offset);
    return { edition: this.#edition, ...(quote ? { quote } : {}) };
  }

  /** @param {Position} position @param {number[]} sent */
  #isSent({ device, offset }, sent) {
    return device === this.#device && sent.includes(offset);
  }

  /** @param {number} delay */
  #schedule(delay) {
    const now = performance.now();
    this.#due ||= now + LONGEST_DELAY;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.flush(), Math.max(0, Math.min(delay, this.#due - now)));
  }
}

/**
 * Has a place that was kept of another edition found in the present one by the server.
 * @param {BookDetails} details
 * @returns {Promise<BookDetails>} with the position that it has then
 */
export async function withKeptPlace(details) {
  const key = keyOf(details.id);
  const kept = parsed(read(key));
  if (!kept?.seen || !isOther(kept, details.edition)) return details;
  const device = deviceName();
  let { version } = kept;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const position = await setPosition(details.id, {
        offset: kept.offset,
        version,
        device,
        ...(kept.state ? { state: kept.state } : {}),
        ...kept.seen,
      });
      write(key, null);
      return { ...details, position };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const { current } = error.document;
      // The server has moved this device's place with the text; that of another device counts.
      if (error.type === "conflict" && current?.device === device) version = current.version;
      else if (error.type === "conflict" || error.type === "other-edition") break;
      // It is asked again when the book is opened the next time.
      else return details;
    }
  }
  write(key, null);
  return details;
}

/** @param {number} id */
function keyOf(id) {
  return `vorleser.place.${id}`;
}

/** @param {Kept} kept @param {string} edition whether the offset is of another text */
function isOther({ seen }, edition) {
  return seen !== undefined && seen.edition !== edition;
}

/** @param {string | null} text @returns {Kept | null} */
function parsed(text) {
  if (!text) return null;
  try {
    const { offset, version, sent, seen, state } = JSON.parse(text);
    const isWhole = Number.isInteger(offset) && Number.isInteger(version) && Array.isArray(sent);
    return isWhole
      ? {
          offset,
          version,
          sent,
          ...(typeof seen?.edition === "string" ? { seen } : {}),
          ...(STATES.has(state) ? { state } : {}),
        }
      : null;
  } catch {
    return null;
  }
}
