// @ts-check
// Pure: what there is to say of the voice that reads a text before it is a book.

import { Problem } from "../model/problem.js";
import { saidOf } from "../player/status.js";
import { texts } from "../texts.js";
import { sentenceOf } from "../ui/problem-sentence.js";

/** @typedef {import("../player/status.js").Said} Said */

/**
 * @param {Pick<import("./passage-voice.js").PassageVoice, "state" | "isConnectionLost" | "problem" | "ending">} voice
 * @param {string} name of the text
 * @returns {Said | null} `null` while all goes well
 */
export function saidOfPassages({ state, isConnectionLost, problem, ending }, name) {
  const error = state === "failed" ? problem : ending?.error;
  // What has arrived is given up when it is a book.
  if (error instanceof Problem && error.type === "not-found")
    return { text: texts.library.wasAdded(name), kind: "plain" };
  if (state !== "finished" || !ending || ending.isWhole) return saidOf({ state, isConnectionLost, problem });
  if (ending.error) return { text: sentenceOf(ending.error), kind: "problem" };
  return { text: texts.library.readSoFar, kind: "plain" };
}
