// @ts-check
// Turns and zooms designed pages by wheel, swipe, a tap at the edge, and two fingers.

import { endFlings } from "../gestures/flings.js";
import { settings } from "../settings/settings.js";
import { Fingers } from "./fingers.js";
import { sideOfTap } from "./tap-edges.js";

/**
 * @typedef {import("../text/showing.js").Showing & EventTarget} Turnable
 * @typedef {Turnable & {zoom: import("../text/showing.js").Zoom}} Zoomable
 */

/** Milliseconds after which a turn of the wheel is another one, and how far it has to be turned. */
const WHEEL_PAUSE = 250;
const WHEEL_ENOUGH = 30;

/** @param {HTMLElement} element @param {Zoomable} view @param {AbortSignal} signal */
export function listenToTurns(element, view, signal) {
  listenToWheel(element, view, signal);
  listenToFingers(element, view, signal);
  listenToTaps(element, view, signal);
}

/** @param {Zoomable} view @param {"left" | "right"} side */
function turnTo(view, side) {
  view.turn((side === "left") === view.zoom.turnsLeft ? 1 : -1);
}

/**
 * The wheel turns pages that fit, and zooms with Ctrl.
 * @param {HTMLElement} element @param {Zoomable} view @param {AbortSignal} signal
 */
function listenToWheel(element, view, signal) {
  const { zoom } = view;
  let lastWheel = 0;
  element.addEventListener(
    "wheel",
    (event) => {
      if (event.ctrlKey) {
        event.preventDefault();
        zoom.to(zoom.level * Math.exp(-event.deltaY / 300), { x: event.clientX, y: event.clientY });
        return;
      }
      if (zoom.level > 1 || isFlowing(event.target)) return;
      event.preventDefault();
      const by =
        Math.abs(event.deltaX) > Math.abs(event.deltaY) ? event.deltaX * (zoom.turnsLeft ? -1 : 1) : event.deltaY;
      const isNew = event.timeStamp - lastWheel > WHEEL_PAUSE;
      lastWheel = event.timeStamp;
      if (isNew && Math.abs(by) >= WHEEL_ENOUGH) view.turn(by > 0 ? 1 : -1);
    },
    { signal, passive: false },
  );
}

/**
 * One finger turns pages that fit, two zoom.
 * @param {HTMLElement} element @param {Zoomable} view @param {AbortSignal} signal
 */
function listenToFingers(element, view, signal) {
  const { zoom } = view;
  const fingers = new Fingers();
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "touch") fingers.press(event);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const pinch = fingers.move(event);
      if (pinch) zoom.to(zoom.level * pinch.factor, pinch.at);
    },
    { signal },
  );
  const lifted = (/** @type {PointerEvent} */ event) => {
    const side = fingers.lift(event);
    if (side && event.type !== "pointercancel" && zoom.level <= 1) turnTo(view, side);
  };
  endFlings(element, () => zoom.level > 1 || fingers.isScrolling, signal);
  element.addEventListener("pointerup", lifted, { signal });
  element.addEventListener("pointercancel", lifted, { signal });
}

/**
 * A tap at an edge turns.
 * @param {HTMLElement} element @param {Zoomable} view @param {AbortSignal} signal
 */
function listenToTaps(element, view, signal) {
  // Before the taps on the text: a word at the very edge turns, too, where there is no word.
  element.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (view.zoom.level > 1 || target?.closest("a, button") || view.offsetAt(event.clientX, event.clientY) !== null)
        return;
      if (!getSelection()?.isCollapsed) return;
      const { left, width } = element.getBoundingClientRect();
      const chosen = { zones: settings.value("tapZones"), size: settings.value("zoneSize") };
      const side = sideOfTap((event.clientX - left) / width, chosen);
      if (side === null) return;
      event.stopImmediatePropagation();
      turnTo(view, side);
    },
    { signal, capture: true },
  );
}

/** @param {EventTarget | null} target */
function isFlowing(target) {
  return target instanceof Element && target.closest("[data-flowing]") !== null;
}
