// @ts-check
// Tells when the open book has another text by now: its file was replaced, and every offset with it, or the rules by which pieces
// of it are shown as others have changed.

import { bookFields } from "../api/books.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";

/**
 * @param {import("../model/types.js").BookDetails} details
 * @param {import("./place.js").Place} place
 * @param {AbortSignal} signal
 */
export function tellEdition({ id, title, edition, replacements }, place, signal) {
  /** @type {{close: () => void} | null} */
  let toast = null;
  const look = async () => {
    if (toast) return;
    const present = await bookFields(id, signal);
    const isOther = present.edition !== edition;
    if (!isOther && present.replacements === replacements) return;
    // The server finds by its words where that is in the new text.
    await place.flush();
    if (isOther) place.giveUp();
    // The book may have been closed while the place was stored.
    if (signal.aborted || toast) return;
    toast = showToast(isOther ? texts.library.wasReplacedBy(title) : texts.replacements.haveChanged, {
      duration: Infinity,
      action: { label: texts.library.showEdition, run: () => location.reload() },
    });
  };
  live.on(
    "library",
    ({ book }) => {
      if (book === id) look().catch(() => {});
    },
    signal,
  );
  live.on(
    "list",
    ({ list }) => {
      if (list === "replacements") look().catch(() => {});
    },
    signal,
  );
  live.on(
    "open",
    () => {
      look().catch(() => {});
    },
    signal,
  );
  signal.addEventListener("abort", () => toast?.close());
}
