// @ts-check
// Turns errors into sentences for people.

import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";

/**
 * What went wrong and what to do, in one sentence.
 * @param {unknown} error
 */
export function sentenceOf(error) {
  if (error instanceof Problem) return texts.problems[error.type]?.(error.message, error.document) ?? error.message;
  return texts.common.defect(error instanceof Error ? error.message : String(error));
}
