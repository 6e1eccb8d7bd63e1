// @ts-check
// Decides what to do about a sound that does not come, from what is known of it. Arithmetic only.

/** @typedef {import("./timeline.js").Timeline} Timeline */
/**
 * @typedef {object} Trouble
 * @property {boolean} isFlowing whether sound comes after all
 * @property {boolean} hasEnded whether the stream came to an end
 * @property {boolean} isBroken whether the element gave it up
 * @property {boolean} wasAway whether the server was away since the stream began
 * @property {number} time seconds in the stream
 * @property {number} stillFor seconds since anything of it arrived
 * @property {number} restarts how often it was begun anew without a sound since
 */

/** @typedef {"none" | "wait" | "restart" | "finish" | "fail" | "unplayable"} Verdict */

/** The end of the sound and the end of its timeline may differ by this, in seconds: MP3 ends in whole frames. */
const END_MARGIN = 0.75;

/** Browsers hand on what arrives in blocks; Chromium's of 32 KiB are 4.1 s of sound. */
const BLOCK_SECONDS = 6;

/** A stream of which nothing arrived for so long, although it is made, is dead. A slow network takes 4 s for a
 * block, and beginning anew would make that worse. */
const DEAD_AFTER = 12;

/** A sound that never plays although the server sends it is nothing that this browser can play. */
const RESTARTS_BEFORE_GIVING_UP = 4;

/** @param {Trouble} trouble @param {Timeline} timeline @returns {Verdict} */
export function verdictOn(trouble, timeline) {
  const { time, hasEnded, isBroken } = trouble;
  const isAtEnd = time >= timeline.knownUntil - END_MARGIN;
  if (hasEnded && timeline.isComplete && isAtEnd) return "finish";
  if (timeline.failure && isAtEnd && (hasEnded || isBroken || !trouble.isFlowing)) return "fail";
  if (trouble.isFlowing && !hasEnded && !isBroken) return "none";
  // The server refuses a sound of which all is passed over; the timeline will say so, or what the sound begins with.
  if (isBroken && !trouble.wasAway && timeline.knownUntil === 0 && !timeline.isComplete) return "wait";
  if (hasEnded || isBroken) {
    return trouble.restarts >= RESTARTS_BEFORE_GIVING_UP ? "unplayable" : "restart";
  }
  const isMade = timeline.knownUntil > time + (timeline.isComplete ? END_MARGIN : BLOCK_SECONDS);
  if (trouble.wasAway) return "restart";
  return isMade && trouble.stillFor > DEAD_AFTER ? "restart" : "wait";
}
