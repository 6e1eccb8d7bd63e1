// @ts-check
// Connects what is read and heard with the place that is kept.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";
import { displayName } from "./device.js";

/**
 * @typedef {import("../api.js").BookDetails} BookDetails
 * @typedef {import("../api.js").Position} Position
 * @typedef {import("./notices.js").Notices} Notices
 * @typedef {import("./place.js").Place} Place
 * @typedef {import("./view.js").ReaderView} ReaderView
 * @typedef {{place: Place, view: ReaderView, notices: Notices, details: BookDetails, signal: AbortSignal}} Parts
 */

/** States of the player in which the place is where the voice is. */
const SPEAKING = new Set(["loading", "playing", "waiting", "reconnecting"]);

/**
 * @param {Parts} parts
 * @returns {{follow: (player: any) => void, went: (offset: number) => void}} `follow`: from now on this player's
 *   voice counts while it speaks; `went`: the reader has gone to a place
 */
export function keepPlace({ place, view, notices, details, signal }) {
  /** @type {any} */
  let player = null;
  let isWaiting = false;
  const percent = (/** @type {number} */ offset) => Math.floor(offset / Math.max(1, details.length) * 100);
  const isSpeaking = () => SPEAKING.has(player?.state);

  view.addEventListener("moved", (event) => {
    const { offset, isByUser } = /** @type {CustomEvent} */ (event).detail;
    // Only what the reader did counts: opening a book, or another width of the window, moves nobody.
    if (isByUser && !isSpeaking()) place.note(offset);
  });
  place.addEventListener("conflict", (event) => ask(/** @type {CustomEvent} */ (event).detail.current));
  place.addEventListener("waits", () => {
    if (!isWaiting) showToast(texts.reader.placeWaits);
    isWaiting = true;
  });
  place.addEventListener("stored", () => { isWaiting = false; });
  addEventListener("pagehide", () => { place.flush(true); }, { signal });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") place.flush(true);
  }, { signal });
  if (place.conflict) ask(place.conflict);

  /** @param {Position} current */
  function ask(current) {
    notices.ask({
      text: texts.reader.movedOn(displayName(current.device), percent(current.offset)),
      there: texts.reader.goThere(percent(current.offset)),
      goThere: () => {
        // Else the voice would at once be the place again.
        if (isSpeaking()) player.pause();
        notices.offerBack(view.firstVisibleOffset);
        view.show(place.takeOther());
      },
      stay: () => place.keepOwn((isSpeaking() && player.place?.sentence?.start) || view.firstVisibleOffset),
    });
  }

  return {
    went(offset) {
      if (!isSpeaking()) place.note(offset);
    },
    follow(given) {
      player = given;
      player?.addEventListener?.("position", (/** @type {CustomEvent} */ event) => {
        const sentence = event.detail?.sentence;
        if (sentence && isSpeaking()) place.note(sentence.start);
      });
    },
  };
}
