// @ts-check
// Pure: decides what to do about missing sound, from what is known of it.

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

/** A stream of which nothing arrived for so long, in seconds, although it is made, is dead. Slow is not gone: at 32 kbit/s a block
 * takes 8 s, and as long again while the text comes beside it; beginning anew would throw away what has come of it. */
const DEAD_AFTER = 25;

/** A server that was away has broken its streams; one of which something came since is alive. In seconds. */
const AWAY_FOR = 4;

/** A sound that never plays although the server sends it is nothing that this browser can play. */
const RESTARTS_BEFORE_GIVING_UP = 4;

/** @param {Trouble} trouble @param {Timeline} timeline @returns {Verdict} */
export function verdictOn(trouble, timeline) {
  const { time, hasEnded, isBroken } = trouble;
  const isAtEnd = time >= timeline.knownUntil - END_MARGIN;
  if (hasEnded && timeline.isComplete && isAtEnd) return "finish";
  // What ended it for good would end the next one, too. Nothing is asked for again until somebody wants to hear it again.
  if (timeline.failure && (hasEnded || isBroken || (isAtEnd && !trouble.isFlowing))) return "fail";
  if (trouble.isFlowing && !hasEnded && !isBroken) return "none";
  // The server refuses a sound of which all is passed over; the timeline will say so, or what the sound begins with.
  if (isBroken && !trouble.wasAway && timeline.knownUntil === 0 && !timeline.isComplete) return "wait";
  if (hasEnded || isBroken) {
    return trouble.restarts >= RESTARTS_BEFORE_GIVING_UP ? "unplayable" : "restart";
  }
  if (trouble.wasAway && trouble.stillFor > AWAY_FOR) return "restart";
  return isMade(time, timeline) && trouble.stillFor > DEAD_AFTER ? "restart" : "wait";
}

/**
 * Whether the server has more sound ready than a block that is on its way: what is missing then, the connection keeps back.
 * @param {number} time seconds in the stream
 * @param {Timeline} timeline
 */
export function isMade(time, timeline) {
  return timeline.knownUntil > time + (timeline.isComplete ? END_MARGIN : BLOCK_SECONDS);
}

/**
 * Whether something of a stream came of late, so that a request without an answer means a slow connection and no lost one.
 * @param {number} stillFor seconds since anything of it arrived
 */
export function isArriving(stillFor) {
  return stillFor < DEAD_AFTER;
}
