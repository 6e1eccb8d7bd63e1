// @ts-check
// Turns pages by fingers and wheels.

import { endFlings } from "./flings.js";
import { WheelGesture } from "./wheel.js";

/**
 * @typedef {object} Turnable
 * @property {(step: 1 | -1) => void} turn
 * @property {(by: number) => void} drag pixels to the right
 * @property {() => void} release back to where it was
 * @property {boolean} isLeftward
 */

/** Pixels a finger moves before it is a swipe. */
const SLIP = 10;
/** So much of the width turns, or so many pixels in a millisecond. */
const ENOUGH = 0.2;
const FAST = 0.35;
/** Pixels of a line, where a wheel counts in lines. */
const LINE = 16;

/** @param {HTMLElement} element @param {Turnable} view @param {AbortSignal} signal */
export function listenToGestures(element, view, signal) {
  listenToSwipes(element, view, signal);
  const gesture = new WheelGesture();
  element.addEventListener(
    "wheel",
    (event) => {
      // Zooming is the browser's; what scrolls in itself goes first.
      if (event.ctrlKey || scrollsItself(event.target, element, event.deltaX, event.deltaY)) return;
      event.preventDefault();
      const isSideways = Math.abs(event.deltaX) > Math.abs(event.deltaY);
      const delta = isSideways ? event.deltaX * (view.isLeftward ? -1 : 1) : event.deltaY;
      const step = gesture.turn(event.deltaMode === 0 ? delta : delta * LINE, event.timeStamp);
      if (step !== 0) view.turn(step);
    },
    { signal, passive: false },
  );
}

/** @param {HTMLElement} element @param {Turnable} view @param {AbortSignal} signal */
function listenToSwipes(element, view, signal) {
  /** @type {{id: number, x: number, y: number, time: number, by: number} | null} */
  let swipe = null;
  let isSwiping = false;
  const end = (/** @type {PointerEvent} */ event) => {
    if (!swipe || event.pointerId !== swipe.id) return;
    const { by, time } = swipe;
    const wasSwiping = isSwiping;
    swipe = null;
    isSwiping = false;
    if (!wasSwiping) return;
    const isMeant =
      Math.abs(by) > ENOUGH * element.clientWidth || Math.abs(by) / Math.max(1, event.timeStamp - time) > FAST;
    if (event.type === "pointercancel" || !isMeant) view.release();
    else view.turn(by < 0 !== view.isLeftward ? 1 : -1);
    // The click that a finger ends with is not one on a word; that of the next touch may be.
    const over = () => removeEventListener("click", stop, { capture: true });
    addEventListener("click", stop, { capture: true, once: true });
    addEventListener("pointerdown", over, { capture: true, once: true });
    setTimeout(over, 50);
  };
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType === "mouse") return;
      if (swipe) {
        // Two fingers zoom.
        if (isSwiping) view.release();
        swipe = null;
        isSwiping = false;
        return;
      }
      // In a page that is enlarged by two fingers, one moves it.
      if (!event.isPrimary || isZoomed() || isMoved(event.target) || scrollsItself(event.target, element, 1, 0)) return;
      swipe = { id: event.pointerId, x: event.clientX, y: event.clientY, time: event.timeStamp, by: 0 };
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      if (!swipe || event.pointerId !== swipe.id) return;
      const by = event.clientX - swipe.x;
      if (!isSwiping) {
        if (Math.abs(event.clientY - swipe.y) > Math.max(SLIP, Math.abs(by)) || hasSelection()) swipe = null;
        if (!swipe || Math.abs(by) < SLIP) return;
        isSwiping = true;
        element.setPointerCapture?.(event.pointerId);
      }
      swipe.by = by;
      view.drag(by);
    },
    { signal },
  );
  for (const name of /** @type {const} */ (["pointerup", "pointercancel"]))
    element.addEventListener(name, end, { signal });
  endFlings(element, (target) => movesOnItsOwn(target, element), signal);
}

/**
 * Whether a finger moves something else than the page.
 * @param {EventTarget | null} target @param {HTMLElement} element
 */
function movesOnItsOwn(target, element) {
  return (
    hasSelection() ||
    isZoomed() ||
    isMoved(target) ||
    scrollsItself(target, element, 1, 0) ||
    scrollsItself(target, element, 0, 1)
  );
}

/** @returns {boolean} */
function hasSelection() {
  return getSelection()?.isCollapsed === false;
}

/** @returns {boolean} */
function isZoomed() {
  return (globalThis.visualViewport?.scale ?? 1) > 1.01;
}

/**
 * Whether a finger moves the player of a sound or video.
 * @param {EventTarget | null} target
 */
function isMoved(target) {
  return target instanceof HTMLMediaElement;
}

/** @param {Event} event */
function stop(event) {
  event.stopPropagation();
  event.preventDefault();
}

/**
 * Whether something under the pointer has room to scroll that way.
 * @param {EventTarget | null} target
 * @param {HTMLElement} element
 * @param {number} x
 * @param {number} y
 */
function scrollsItself(target, element, x, y) {
  for (let at = target instanceof Element ? target : null; at && at !== element; at = at.parentElement) {
    const { overflowX, overflowY } = getComputedStyle(at);
    const isScroller = (/** @type {string} */ overflow) => overflow === "auto" || overflow === "scroll";
    if (Math.abs(x) >= Math.abs(y) && isScroller(overflowX) && at.scrollWidth > at.clientWidth + 1) return true;
    if (Math.abs(y) > Math.abs(x) && isScroller(overflowY) && at.scrollHeight > at.clientHeight + 1) return true;
  }
  return false;
}
