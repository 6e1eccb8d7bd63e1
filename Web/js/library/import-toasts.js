// @ts-check
// Messages tell how imports ended to a person who has left the library.

import { texts } from "../texts.js";
import { addressOf } from "../basics/address.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { sentenceOf } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";
import { sentenceOfDone } from "./import-rows.js";
import { imports } from "./imports.js";

/** @typedef {import("./import-item.js").Import} Import */

/**
 * While it tells.
 * @type {AbortController | null}
 */
let telling = null;

/** From now on one message for all that ends, when the last of it has. */
export function tellElsewhere() {
  if (telling) return;
  telling = new AbortController();
  /** @type {Set<Import>} */
  const ended = new Set();
  imports.addEventListener(
    "change",
    (event) => {
      const item = /** @type {CustomEvent<Import | null>} */ (event).detail;
      if (item && (item.stage === "done" || item.stage === "failed")) ended.add(item);
      // The books of an archive end one after the other, all before this.
      queueMicrotask(() => {
        if (ended.size === 0 || imports.isBusy) return;
        tell([...ended]);
        ended.clear();
      });
    },
    { signal: telling.signal },
  );
}

/** The library is there to show it. */
export function tellNoMore() {
  telling?.abort();
  telling = null;
}

/** @param {Import[]} ended */
function tell(ended) {
  const show = { label: texts.library.toImports, run: () => navigate(addressOf("/")) };
  const failed = ended.filter(({ stage }) => stage === "failed");
  const added = ended.filter(({ stage }) => stage === "done");
  if (added.length > 0) {
    const [{ book }] = added;
    const open = { label: texts.library.open, run: () => navigate(book ? bookPath(book.id) : addressOf("/")) };
    if (added.length === 1) showToast(sentenceOfDone(added[0]), { action: open });
    else showToast(texts.library.imported(added.length), { action: show });
  }
  if (failed.length > 0) {
    const [{ name, error }] = failed;
    const sentence =
      failed.length === 1
        ? texts.library.wasNotAdded(name, sentenceOf(error))
        : texts.library.importsFailed(failed.length);
    showToast(sentence, { level: "error", action: show });
  }
}
