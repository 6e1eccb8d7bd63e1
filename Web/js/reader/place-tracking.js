// @ts-check
// Tracks what is read and heard, and keeps the place up to date with it.

import { texts } from "../texts.js";
import { wholePercent } from "../basics/locale.js";
import { showToast } from "../ui/toast.js";
import { displayName } from "../settings/device.js";

/**
 * @typedef {import("../model/types.js").BookDetails} BookDetails
 * @typedef {import("../model/types.js").Position} Position
 * @typedef {import("./notices.js").Notices} Notices
 * @typedef {import("./place.js").Place} Place
 * @typedef {import("./book-view.js").BookView} BookView
 * @typedef {{place: Place, view: BookView, notices: Notices, details: BookDetails, signal: AbortSignal}} Parts
 */

/** States of the player in which the place is where the voice is. */
const SPEAKING = new Set(["loading", "playing", "waiting", "reconnecting"]);

/**
 * @param {Parts} parts
 * @returns {{follow: (player: any, signal: AbortSignal) => void, went: (offset: number) => void}} `follow`: until the
 *   signal this player's voice counts while it speaks; `went`: the reader has gone to a place
 */
export function trackPlace({ place, view, notices, details, signal }) {
  /** @type {any} */
  let player = null;
  let isWaiting = false;
  let isEndSeen = false;
  let isBegun = false;
  /** Whether it was asked which place counts, and nobody answered. */
  let isUnanswered = false;
  const percent = (/** @type {number} */ offset) => wholePercent(offset / Math.max(1, details.length));
  const isSpeaking = () => SPEAKING.has(player?.state);

  view.addEventListener("moved", (event) => {
    const { offset, isByUser } = /** @type {CustomEvent} */ (event).detail;
    // Only what the reader did counts: opening a book, or another width of the window, moves nobody.
    if (!isByUser || isSpeaking()) return;
    // Having looked at the end and gone back is not having read it.
    const state = view.isAtEnd ? "finished" : isEndSeen ? "reading" : undefined;
    isEndSeen = view.isAtEnd;
    // A reader who was asked and reads on has chosen.
    if (isUnanswered && place.conflict) place.keepOwn(offset);
    place.note(offset, state);
    isUnanswered = false;
  });
  place.addEventListener("conflict", (event) => ask(/** @type {CustomEvent} */ (event).detail.current));
  place.addEventListener("waits", () => {
    if (!isWaiting) showToast(texts.reader.placeWaits, { level: "warning" });
    isWaiting = true;
  });
  place.addEventListener("stored", () => {
    isWaiting = false;
  });
  addEventListener(
    "pagehide",
    () => {
      place.flush(true);
    },
    { signal },
  );
  document.addEventListener(
    "visibilitychange",
    () => {
      if (document.visibilityState === "hidden") place.flush(true);
    },
    { signal },
  );
  if (place.conflict) ask(place.conflict);

  /** @param {Position} current */
  function ask(current) {
    isUnanswered = false;
    notices.ask({
      text: texts.reader.movedOn(displayName(current.device), percent(current.offset)),
      there: texts.reader.goThere(percent(current.offset)),
      goThere: () => {
        // Else the voice would at once be the place again.
        if (isSpeaking()) player.pause();
        notices.offerBack(view.firstVisibleOffset);
        view.show(place.takeOther());
      },
      unanswered: () => {
        isUnanswered = true;
      },
      stay: () => place.keepOwn((isSpeaking() && player.place?.sentence?.start) || view.firstVisibleOffset),
    });
  }

  return {
    went(offset) {
      if (!isSpeaking()) place.note(offset);
    },
    follow(given, until) {
      player = given;
      player.addEventListener(
        "position",
        (/** @type {CustomEvent} */ event) => {
          const sentence = event.detail?.sentence;
          // Also where somebody goes while it is paused.
          if (!sentence || player.state === "idle") return;
          place.note(sentence.start, isBegun ? "reading" : undefined);
          isBegun = false;
        },
        { signal: until },
      );
      // A finished book that is listened to again is being read; one that is marked as finished meanwhile stays so.
      player.addEventListener(
        "begin",
        () => {
          isBegun = true;
        },
        { signal: until },
      );
      // The last words of a book are heard from a place before its end: the end has to be told.
      player.addEventListener(
        "state",
        () => {
          if (player.state === "finished" && player.place)
            place.note(player.place.sentence?.start ?? player.place.offset, "finished");
        },
        { signal: until },
      );
    },
  };
}
