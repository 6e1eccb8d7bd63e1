// @ts-check
// Keeps the place and the server in step: the quote by which another edition finds it, and what other devices store.

import { position } from "../api/books.js";
import { live } from "../api/live.js";
import { sourceOf } from "../text/in-place.js";
import { Place } from "./place.js";

/** Units on both sides of the place, by which it is found in another edition. */
const AROUND = 64;

/**
 * @param {import("../model/types.js").BookDetails} details
 * @param {Pick<import("./book-view.js").BookView, "ranges">} view
 */
export function placeIn(details, view) {
  /** @param {number} start @param {number} end */
  const textBetween = (start, end) => view.ranges(Math.max(0, start), end).map(sourceOf).join("");
  return new Place(details, (offset) => {
    const quote = {
      exact: "",
      prefix: textBetween(offset - AROUND, offset).slice(-AROUND),
      suffix: textBetween(offset, offset + AROUND).slice(0, AROUND),
    };
    return quote.prefix || quote.suffix ? quote : undefined;
  });
}

/**
 * @param {Place} place
 * @param {number} book
 * @param {() => void} retry loads again what failed while the server was away
 * @param {AbortSignal} signal
 */
export function synchronise(place, book, retry, signal) {
  const reconnected = () => {
    place.flush();
    retry();
    // While the server does not answer, nothing is known of other devices.
    position(book).then(
      (stored) => place.heard(stored),
      () => {},
    );
  };
  live.on("open", reconnected, signal);
  live.on("position", (told) => told.book === book && place.heard(told.position), signal);
  addEventListener("online", reconnected, { signal });
}
