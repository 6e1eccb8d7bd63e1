// @ts-check
// `Place` keeps the place in the book on this device at once and on the server soon. Where another device has stored
// one meanwhile, it asks before it overwrites that.

import { setPosition } from "../api/books.js";
import { Problem } from "../model/problem.js";
import { deviceName } from "../settings/device.js";
import { DelayedCall } from "./delayed-call.js";
import { DeviceCopy } from "./device-copy.js";
import { isOther, keptPlace } from "./kept-place.js";
import { beginningOf, meaningOfRefusal } from "./place-beginning.js";
import { StoredPlace } from "./stored-place.js";
import { UnstoredPlace } from "./unstored-place.js";

/**
 * @typedef {import("../model/types.js").Position} Position
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").Seen} Seen
 * @typedef {import("../model/types.js").ReadingState} ReadingState
 */

/** Milliseconds after scrolling has come to rest. */
const DELAY = 1000;
/** While somebody reads or listens without a rest, it is stored this often. */
const LONGEST_DELAY = 5000;
/** After a failure, in milliseconds. */
const RETRY_DELAY = 5000;

/**
 * Events: `conflict` {current} when another device has been further; `waits` when the server does not answer,
 * `stored` when it has the place.
 */
export class Place extends EventTarget {
  #id;
  /** What the server has. */
  #stored;
  #unstored = new UnstoredPlace();
  /** @type {Position | null} while it is asked which of two places counts */
  #conflict = null;
  #isSending = false;
  #isClosed = false;
  /** Whether the offsets are of a text that is no longer the book's. */
  #isStale = false;
  #storing = new DelayedCall(() => this.flush(), LONGEST_DELAY);
  #device = deviceName();
  #copy;
  /** Where to begin. */
  start;

  /**
   * @param {BookDetails} details
   * @param {(offset: number) => Seen["quote"]} quoteAt what stands around a place, if it is at hand
   */
  constructor({ id, position, length, edition }, quoteAt) {
    super();
    this.#id = id;
    this.#copy = new DeviceCopy({ id, edition }, quoteAt);
    const kept = keptPlace(id);
    const isUsable = kept !== null && kept.offset <= length && !isOther(kept, edition);
    const { offset, version, unstored, conflict } = beginningOf(position, isUsable ? kept : null, this.#device);
    this.start = offset;
    this.#stored = new StoredPlace(position.offset, version, position.state);
    this.#conflict = conflict;
    if (!unstored) return;
    this.#unstored.note(unstored.offset, unstored.state);
    if (!conflict) this.#storing.after(DELAY);
  }

  /** The position of another device that waits for an answer. */
  get conflict() {
    return this.#conflict;
  }

  /** What was noted last, else what the server has. */
  get offset() {
    return this.#unstored.offset ?? this.#stored.offset;
  }

  /** Whether the book was read. */
  get state() {
    return this.#unstored.state ?? this.#stored.state;
  }

  /**
   * The reader or the voice is here now.
   * @param {number} offset
   * @param {ReadingState} [state] whether the book was read; without it a finished book stays finished
   */
  note(offset, state) {
    if (this.#isStale || (offset === this.offset && (state ?? this.state) === this.state)) return;
    this.#unstored.note(offset, state);
    this.#keep();
    this.#storing.after(DELAY);
  }

  /**
   * Stores what is pending without delay.
   * @param {boolean} [isLeaving] whether the page may be closed at once
   */
  async flush(isLeaving = false) {
    this.#storing.made();
    const offset = this.#unstored.offset;
    if (this.#isStale || offset === null || this.#conflict || (this.#isSending && !isLeaving)) return;
    this.#isSending = true;
    this.#unstored.sent.push(offset);
    this.#keep();
    const state = this.#unstored.state;
    try {
      const place = {
        offset,
        version: this.#stored.version,
        device: this.#device,
        ...(state ? { state } : {}),
        ...this.#copy.seen(offset),
      };
      this.#accept(await setPosition(this.#id, place, isLeaving), offset, state);
      this.dispatchEvent(new Event("stored"));
      if (this.#unstored.offset !== null) this.#storing.after(this.#isClosed ? 0 : DELAY);
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
    if (this.#isStale || position.version <= this.#stored.version || this.#isSending) return;
    if (position.device !== this.#device) {
      this.#ask(position);
      return;
    }
    // Another tab of this browser: the same reader, at the place that was stored last.
    this.#stored.hold(position);
  }

  /**
   * The reader has chosen: the other device's place counts.
   * @returns {number} that place
   */
  takeOther() {
    const offset = this.#conflict?.offset ?? this.#stored.offset;
    this.#settle();
    this.#forget();
    return offset;
  }

  /**
   * The reader has chosen: this device's place counts.
   * @param {number} offset
   */
  keepOwn(offset) {
    this.#settle();
    this.#unstored.note(offset);
    this.#keep();
    this.flush();
  }

  /** The book has another text now, in which the server has moved the place: nothing of this one is stored. */
  giveUp() {
    this.#isStale = true;
    this.#storing.stop();
    this.#forget();
  }

  /** What the server does not take now, it gets when the book is opened again. */
  close() {
    this.#isClosed = true;
    this.#storing.stop();
    // One that is under way is followed by what is pending then, which would only cross it.
    if (!this.#isSending) this.flush(true);
  }

  /** Nothing is to be stored. */
  #forget() {
    this.#unstored.forget();
    this.#copy.drop();
  }

  #settle() {
    if (!this.#conflict) return;
    this.#unstored.sent = [];
    this.#stored.hold(this.#conflict);
    this.#conflict = null;
  }

  /**
   * @param {Position} position
   * @param {number} [sent] what it was here: of another edition the server says where it is there
   * @param {ReadingState} [state] that was sent with it
   */
  #accept(position, sent = position.offset, state = undefined) {
    if (this.#isStale || position.version < this.#stored.version) return;
    this.#stored.hold(position);
    if (this.#unstored.arrived(sent, state, position.state)) this.#copy.drop();
    else this.#keep();
  }

  /** @param {unknown} error */
  #refused(error) {
    if (!(error instanceof Problem)) throw error;
    if (this.#isStale) return;
    const known = { version: this.#stored.version, device: this.#device, isClosed: this.#isClosed };
    const meaning = meaningOfRefusal(error, known);
    switch (meaning.kind) {
      case "ask":
        this.#ask(meaning.current);
        break;
      case "own":
        this.#accept(meaning.current);
        if (this.#unstored.offset !== null) this.#storing.after(DELAY);
        break;
      case "forget":
        this.#forget();
        break;
      case "again":
        this.dispatchEvent(new Event("waits"));
        this.#storing.exactlyAfter(RETRY_DELAY);
        break;
      default:
    }
  }

  /** @param {Position} position */
  #ask(position) {
    if (position.offset !== this.offset) {
      this.#conflict = position;
      this.dispatchEvent(new CustomEvent("conflict", { detail: { current: position } }));
      return;
    }
    this.#stored.hold(position);
    if (this.#unstored.hasOtherState(position.state)) {
      // Only the place is agreed: whether the book was read is still to be stored.
      this.#unstored.sent = [];
      this.#keep();
      this.#storing.after(DELAY);
    } else this.#forget();
  }

  #keep() {
    this.#copy.keep(this.#unstored, this.#stored.version);
  }
}
