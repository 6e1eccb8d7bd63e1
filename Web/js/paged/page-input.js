// @ts-check
// What fingers, mouse and keyboard do to a text in pages: turning, dragging, and going on by the Tab key to another page.

import { listenToGestures } from "../gestures/page-gestures.js";
import { wayOfPress } from "../gestures/zones.js";
import { listenToTaps } from "../text/taps.js";

/**
 * @typedef {object} Paging
 * @property {EventTarget & {offsetAt: (x: number, y: number) => number | null}} view which tells of taps
 * @property {import("./strip.js").Strip} strip
 * @property {() => import("./geometry.js").Geometry} geometry of the pages now
 * @property {boolean} isLeftward whether the page on the left is the next one
 * @property {(step: 1 | -1) => void} turn
 * @property {() => void} release the page comes back from under the finger
 * @property {(target: Element) => void} focused something on the pages has the focus
 */

/** @param {HTMLElement} element @param {Paging} paging @param {AbortSignal} signal */
export function listenToPages(element, { view, strip, geometry, isLeftward, turn, release, focused }, signal) {
  const pressed = (/** @type {number} */ x) => {
    const { left, width } = element.getBoundingClientRect();
    const { left: free, inset } = geometry();
    const way = wayOfPress(x - left, { width, free: free + inset }, isLeftward);
    if (way) turn(way === "forward" ? 1 : -1);
    return way !== null;
  };
  listenToTaps(element, view, signal, pressed);
  listenToGestures(element, { turn, drag: (by) => strip.drag(by), release, isLeftward }, signal);
  // The Tab key goes on to what is on another page.
  element.addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof Element) focused(target);
    },
    { signal },
  );
  strip.element.addEventListener("scroll", () => strip.element.scrollTo(0, 0), { signal });
}
