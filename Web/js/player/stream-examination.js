// @ts-check
// Pure: what is asked about a stream without sound, and what an error in place of the answer means.

import { Problem } from "../model/problem.js";
import { LateAnswer, isFinal } from "./feed.js";

/**
 * @typedef {import("./stream.js").Stream} Stream
 * @typedef {import("./timeline.js").Timeline} Timeline
 * @typedef {Pick<import("./sound.js").Sound, "time" | "hasEnded" | "isBroken">} Heard
 */

/** The end of the sound and that of its timeline may differ by this, in seconds, when everything was heard. */
const END_MARGIN = 1;

/** @param {Heard} sound @param {Timeline} timeline @returns {boolean} whether all of a stream was heard */
export function isAllHeard(sound, timeline) {
  return sound.hasEnded && timeline.isComplete && sound.time >= timeline.knownUntil - END_MARGIN;
}

/**
 * Asks the server how a stream is, or what another one in its place would begin with.
 * @param {Stream} stream
 * @param {{sound: Heard, wasAway: boolean, offset: number | undefined}} known `offset` is that of the word last heard
 */
export function examine(stream, { sound, wasAway, offset }) {
  // Why a sound was refused before anything of it came its own timeline says.
  const wasRefused = sound.isBroken && !wasAway && stream.timeline.knownUntil === 0;
  const needsAnother = !wasRefused && (wasAway || sound.isBroken);
  return needsAnother ? stream.probe(offset ?? stream.request.from) : stream.examine();
}

/**
 * What an error means for a stream.
 * @param {unknown} error
 * @param {boolean} isArriving whether the sound itself still comes
 * @returns {"rules" | "refused" | "late" | "away"} `rules`: other rules than those asked for are to be followed; `refused`: no repetition
 *   helps; `late`: beside a sound that still comes an answer may take its time; `away`: the server can't be reached
 */
export function meaningOf(error, isArriving) {
  if (error instanceof Problem && error.type === "other-rules") return "rules";
  if (error instanceof Problem && isFinal(error)) return "refused";
  return error instanceof LateAnswer && isArriving ? "late" : "away";
}
