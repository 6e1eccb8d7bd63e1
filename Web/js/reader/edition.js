// @ts-check
// Tells when the file of the open book was replaced: its text is another one, and so is every offset.

import { bookDetails } from "../api/books.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";

/**
 * @param {import("../model/types.js").BookDetails} details
 * @param {import("./place.js").Place} place
 * @param {AbortSignal} signal
 */
export function tellEdition({ id, title, edition }, place, signal) {
  /** @type {{close: () => void} | null} */
  let toast = null;
  const look = async () => {
    if (toast || (await bookDetails(id, signal)).edition === edition) return;
    // The server finds by its words where that is in the new text.
    await place.flush();
    place.giveUp();
    // The book may have been closed while the place was stored.
    if (signal.aborted) return;
    toast = showToast(texts.library.wasReplacedBy(title), {
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
    "open",
    () => {
      look().catch(() => {});
    },
    signal,
  );
  signal.addEventListener("abort", () => toast?.close());
}
