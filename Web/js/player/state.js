// @ts-check
// Pure: the player's state, from the facts known of it.

/**
 * @typedef {"idle" | "loading" | "playing" | "paused" | "waiting" | "reconnecting" | "failed" |
 *   "finished"} PlayerState
 */

/**
 * @typedef {object} Facts
 * @property {boolean} isStarted whether there is a stream, or a place to begin one
 * @property {boolean} wantsSound whether the listener asked for sound and did not pause
 * @property {boolean} isFlowing whether sound comes out of the element
 * @property {boolean} wasHeard whether something of this stream was heard
 * @property {boolean} isLost whether the server can't be reached
 * @property {boolean} isFinished whether the book has been read to its end
 * @property {boolean} hasFailed whether there is a problem that trying again by itself can't solve
 */

/** @type {Readonly<Facts>} */
export const NOTHING_YET = Object.freeze({
  isStarted: false,
  wantsSound: false,
  isFlowing: false,
  wasHeard: false,
  isLost: false,
  isFinished: false,
  hasFailed: false,
});

/** @param {Facts} facts @returns {PlayerState} */
export function stateOf(facts) {
  if (facts.hasFailed) return "failed";
  if (facts.isFinished) return "finished";
  if (!facts.isStarted) return "idle";
  if (!facts.wantsSound) return "paused";
  if (facts.isFlowing) return "playing";
  if (facts.isLost) return "reconnecting";
  return facts.wasHeard ? "waiting" : "loading";
}

/**
 * Whether the play button pauses in this state.
 * @param {PlayerState} state
 */
export function isRunning(state) {
  return state === "loading" || state === "playing" || state === "waiting" || state === "reconnecting";
}
