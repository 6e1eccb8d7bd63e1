// @ts-check
// Shows people what went wrong.

import { sentenceOf } from "./problem-sentence.js";
import { showToast } from "./toast.js";

export { sentenceOf };

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
