// @ts-check
// `markQueue`: the page's one `MarkQueue`, connected with the server, other tabs, and messages.

import * as api from "../api/marks.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { sentenceOf, showProblem } from "../ui/problem.js";
import { personal } from "../basics/storage.js";
import { showToast } from "../ui/toast.js";
import { MarkQueue } from "./queue.js";

/** Marks made here that the server may not have yet. */
export const markQueue = new MarkQueue(api, personal);

const forever = new AbortController().signal;
const send = () => {
  markQueue.flush().catch(showProblem);
};
/** Says that marks wait, as long as they do.
 * @type {{close: () => void} | null} */
let told = null;

live.on("open", send, forever);
addEventListener("online", send);
addEventListener("storage", ({ key, newValue }) => markQueue.heard(personal.nameOf(key), newValue));
markQueue.addEventListener("waits", () => {
  told ??= showToast(texts.marks.waits, { level: "warning" });
});
// Sent from here, sent by another tab, or removed before it was tried.
markQueue.addEventListener("change", () => {
  if (markQueue.isEmpty) noLongerWaits();
});
markQueue.addEventListener("failure", (event) => {
  const { error } = /** @type {CustomEvent} */ (event).detail;
  console.error(error);
  noLongerWaits();
  showToast(texts.marks.refused(sentenceOf(error)), { level: "error" });
});
let isWarned = false;
markQueue.addEventListener("unkept", () => {
  if (!isWarned) showToast(texts.marks.unkept, { level: "warning" });
  isWarned = true;
});
if (!markQueue.isEmpty) send();

function noLongerWaits() {
  told?.close();
  told = null;
}
