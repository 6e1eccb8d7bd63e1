// @ts-check
// Sets a part out of sight, some milliseconds at a time, so that the page answers meanwhile.

import { nextFrame } from "../text/short-tasks.js";

/**
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./part.js").Part} Part
 * @typedef {import("./strip.js").Strip} Strip
 */

/** Milliseconds of work after which the page gets its turn: the reader waits for it, or does not. */
const URGENT_TURN = 20;
const IDLE_TURN = 5;
/** Milliseconds within which a part that nobody waits for goes on, however much the page has to do. */
const IDLE_PATIENCE = 100;

/**
 * @param {Part} part
 * @param {{strip: Strip, chapters: Chapters, isAfter: boolean, isUrgent: () => boolean, isOver: () => boolean}} options `isAfter`: whether
 *   it comes after those that are there; `isUrgent`: whether the reader waits for it; `isOver`: whether nobody does any more
 * @returns {Promise<boolean>} whether it is set
 */
export async function setPart(part, { strip, chapters, isAfter, isUrgent, isOver }) {
  strip.stage(part, isAfter);
  let since = performance.now();
  for (const piece of chapters.pieces(part.chapter, part.index)) {
    part.grow(piece);
    if (performance.now() - since < (isUrgent() ? URGENT_TURN : IDLE_TURN)) continue;
    await (isUrgent() ? nextFrame() : new Promise((resolve) => whenIdle(() => resolve(undefined), IDLE_PATIENCE)));
    if (isOver()) {
      part.element.remove();
      return false;
    }
    since = performance.now();
  }
  return true;
}

/** @param {() => void} run @param {number} [timeout] milliseconds */
export function whenIdle(run, timeout = 500) {
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout });
  else setTimeout(run, 50);
}
