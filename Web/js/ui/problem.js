// @ts-check
// Turns errors into sentences for people, and shows them.

import { Problem } from "../model/problem.js";
import { texts } from "../texts.js";
import { showToast } from "./toast.js";

/**
 * What went wrong and what to do, in one sentence.
 * @param {unknown} error
 */
export function sentenceOf(error) {
  if (error instanceof Problem) return texts.problems[error.type]?.(error.message, error.document) ?? error.message;
  return texts.common.defect(error instanceof Error ? error.message : String(error));
}

/**
 * Whether it is only that somebody gave up on purpose.
 * @param {unknown} error
 */
export function isAbort(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * Says it, and leaves it in the console.
 * @param {unknown} error
 */
export function showProblem(error) {
  if (isAbort(error)) return;
  console.error(error);
  showToast(sentenceOf(error), { level: "error" });
}

/** From now on, what nobody caught is shown. */
export function showUncaught() {
  addEventListener("error", (event) => {
    // Not an error but a notice that observers go on in the next frame.
    if (String(event.message).startsWith("ResizeObserver loop")) return;
    showProblem(event.error ?? event.message);
  });
  addEventListener("unhandledrejection", (event) => showProblem(event.reason));
}
