// @ts-check
// Turns and zooms designed pages by wheel, swipe, a tap at the edge, and two fingers.

import { endFlings } from "../gestures/flings.js";
import { settings } from "../settings/settings.js";

/**
 * @typedef {import("../text/showing.js").Showing & EventTarget} Turnable
 * @typedef {import("../text/showing.js").Zoom} Zoom
 */

/** A swipe is this long, in pixels, and more across than down. */
const SWIPE = 48;
/** Of the width, at each side: a tap there turns. */
const EDGES = { small: 0.11, medium: 0.18, large: 0.3 };
/** Milliseconds after which a turn of the wheel is another one, and how far it has to be turned. */
const WHEEL_PAUSE = 250;
const WHEEL_ENOUGH = 30;

/** @param {HTMLElement} element @param {Turnable & {zoom: Zoom}} view @param {AbortSignal} signal */
export function listenToTurns(element, view, signal) {
  const { zoom } = view;
  const turnTo = (/** @type {"left" | "right"} */ side) => {
    view.turn((side === "left") === zoom.turnsLeft ? 1 : -1);
  };

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

  /** @type {Map<number, {x: number, y: number, from: {x: number, y: number}}>} */
  const fingers = new Map();
  let apart = 0;
  element.addEventListener(
    "pointerdown",
    (event) => {
      if (event.pointerType !== "touch") return;
      fingers.set(event.pointerId, {
        x: event.clientX,
        y: event.clientY,
        from: { x: event.clientX, y: event.clientY },
      });
      apart = distance(fingers);
    },
    { signal },
  );
  element.addEventListener(
    "pointermove",
    (event) => {
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      finger.x = event.clientX;
      finger.y = event.clientY;
      if (fingers.size !== 2) return;
      const now = distance(fingers);
      if (apart > 0) zoom.to(zoom.level * (now / apart), middle(fingers));
      apart = now;
    },
    { signal },
  );
  const lifted = (/** @type {PointerEvent} */ event) => {
    const finger = fingers.get(event.pointerId);
    const wasAlone = fingers.size === 1;
    fingers.delete(event.pointerId);
    apart = 0;
    if (!finger || !wasAlone || event.type === "pointercancel" || zoom.level > 1) return;
    const across = finger.x - finger.from.x;
    const down = finger.y - finger.from.y;
    if (Math.abs(across) < SWIPE || Math.abs(across) < Math.abs(down) * 1.5) return;
    turnTo(across > 0 ? "left" : "right");
  };
  endFlings(element, () => zoom.level > 1 || isDown(fingers), signal);
  element.addEventListener("pointerup", lifted, { signal });
  element.addEventListener("pointercancel", lifted, { signal });

  // Before the taps on the text: a word at the very edge turns, too, where there is no word.
  element.addEventListener(
    "click",
    (event) => {
      const target = event.target instanceof Element ? event.target : null;
      if (zoom.level > 1 || target?.closest("a, button") || view.offsetAt(event.clientX, event.clientY) !== null)
        return;
      if (!getSelection()?.isCollapsed) return;
      const { left, width } = element.getBoundingClientRect();
      const at = (event.clientX - left) / width;
      const zones = settings.value("tapZones");
      const edge = EDGES[settings.value("zoneSize")];
      if (zones === "off" || (at > edge && at < 1 - edge)) return;
      event.stopImmediatePropagation();
      turnTo(at <= edge === (zones === "normal") ? "left" : "right");
    },
    { signal, capture: true },
  );
}

/** @param {EventTarget | null} target */
function isFlowing(target) {
  return target instanceof Element && target.closest("[data-flowing]") !== null;
}

/** @param {Map<number, {x: number, y: number, from: {x: number, y: number}}>} fingers @returns {boolean} whether a finger scrolls */
function isDown(fingers) {
  return [...fingers.values()].some(({ x, y, from }) => Math.abs(y - from.y) > Math.abs(x - from.x));
}

/** @param {Map<number, {x: number, y: number}>} fingers */
function distance(fingers) {
  const [one, two] = [...fingers.values()];
  return two ? Math.hypot(one.x - two.x, one.y - two.y) : 0;
}

/** @param {Map<number, {x: number, y: number}>} fingers */
function middle(fingers) {
  const [one, two] = [...fingers.values()];
  return { x: (one.x + two.x) / 2, y: (one.y + two.y) / 2 };
}
