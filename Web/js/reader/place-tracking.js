// @ts-check
// `PlaceTracking` follows what is read and heard, and keeps the place up to date with it.

import { texts } from "../texts.js";
import { wholePercent } from "../basics/locale.js";
import { displayName } from "../settings/device.js";

/**
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").Position} Position
 * @typedef {import("./notices.js").Notices} Notices
 * @typedef {import("./place.js").Place} Place
 * @typedef {import("./book-view.js").BookView} BookView
 * @typedef {{place: Place, view: BookView, notices: Notices, details: BookDetails, signal: AbortSignal,
 *   warn: (text: string) => {close: () => void}}} Parts
 */

/** States of the player in which the place is where the voice is. */
const SPEAKING = new Set(["loading", "playing", "waiting", "reconnecting"]);

export class PlaceTracking {
  #parts;
  /** @type {any} */
  #player = null;
  /** Says that the place waits, as long as it does.
   * @type {{close: () => void} | null} */
  #waiting = null;
  #isEndSeen = false;
  #isBegun = false;
  /** Whether it was asked which place counts, and nobody answered. */
  #isUnanswered = false;
  /** The place before the last tap, should that be taken back.
   * @type {{offset: number, state: Place["state"]} | null} */
  #beforeTap = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
    const { place, view, warn } = parts;
    view.addEventListener("moved", (event) => this.#moved(/** @type {CustomEvent} */ (event).detail));
    view.addEventListener("tap", () => {
      this.#beforeTap = { offset: place.offset, state: place.state };
    });
    view.addEventListener("untap", () => {
      const before = this.#beforeTap;
      // What was not gone on from needs no storing.
      if (before && before.offset !== place.offset) place.note(before.offset, before.state);
    });
    place.addEventListener("conflict", (event) => this.#ask(/** @type {CustomEvent} */ (event).detail.current));
    place.addEventListener("waits", () => {
      this.#waiting ??= warn(texts.reader.placeWaits);
    });
    place.addEventListener("stored", () => {
      this.#waiting?.close();
      this.#waiting = null;
    });
    if (place.conflict) this.#ask(place.conflict);
  }

  /** Stores the place when the page is left or hidden. */
  storeOnLeaving() {
    const { place, signal } = this.#parts;
    const store = () => {
      place.flush(true);
    };
    addEventListener("pagehide", store, { signal });
    document.addEventListener(
      "visibilitychange",
      () => {
        if (document.visibilityState === "hidden") store();
      },
      { signal },
    );
  }

  /** The reader has gone to a place.
   * @param {number} offset */
  went(offset) {
    if (!this.#isSpeaking) this.#parts.place.note(offset);
  }

  /** The voice of this player counts while it speaks.
   * @param {any} player @param {AbortSignal} signal */
  follow(player, signal) {
    this.#player = player;
    const { place } = this.#parts;
    player.addEventListener(
      "position",
      (/** @type {CustomEvent} */ event) => {
        const sentence = event.detail?.sentence;
        // Also where somebody goes while it is paused.
        if (!sentence || player.state === "idle") return;
        place.note(sentence.start, this.#isBegun ? "reading" : undefined);
        this.#isBegun = false;
      },
      { signal },
    );
    // A finished book that is listened to again is being read; one that is marked as finished meanwhile stays so.
    player.addEventListener(
      "begin",
      () => {
        this.#isBegun = true;
      },
      { signal },
    );
    // The last words of a book are heard from a place before its end: the end has to be told.
    player.addEventListener(
      "state",
      () => {
        if (player.state === "finished" && player.place)
          place.note(player.place.sentence?.start ?? player.place.offset, "finished");
      },
      { signal },
    );
  }

  get #isSpeaking() {
    return SPEAKING.has(this.#player?.state);
  }

  /** @param {{offset: number, isByUser?: boolean}} move */
  #moved({ offset, isByUser }) {
    const { place, view } = this.#parts;
    // Only what the reader did counts: opening a book, or another width of the window, moves nobody.
    if (!isByUser || this.#isSpeaking) return;
    // Having looked at the end and gone back is not having read it.
    const state = view.isAtEnd ? "finished" : this.#isEndSeen ? "reading" : undefined;
    this.#isEndSeen = view.isAtEnd;
    // A reader who was asked and reads on has chosen.
    if (this.#isUnanswered && place.conflict) place.keepOwn(offset);
    place.note(offset, state);
    this.#isUnanswered = false;
  }

  /** @param {Position} current */
  #ask(current) {
    const { place, view, notices, details } = this.#parts;
    const percent = wholePercent(current.offset / Math.max(1, details.length));
    this.#isUnanswered = false;
    notices.ask({
      text: texts.reader.movedOn(displayName(current.device), percent),
      there: texts.reader.goThere(percent),
      goThere: () => {
        // Else the voice would at once be the place again.
        if (this.#isSpeaking) this.#player.pause();
        notices.offerBack(view.firstVisibleOffset);
        view.show(place.takeOther());
      },
      unanswered: () => {
        this.#isUnanswered = true;
      },
      stay: () => place.keepOwn((this.#isSpeaking && this.#player.place?.sentence?.start) || view.firstVisibleOffset),
    });
  }
}
