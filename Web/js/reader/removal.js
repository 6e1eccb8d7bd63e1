// @ts-check
// Tells when the open book was removed elsewhere. The person can read on, and restore it.

import { bookFields, restoreBook } from "../api/books.js";
import { live } from "../api/live.js";
import { texts } from "../texts.js";
import { showProblem } from "../ui/problem.js";
import { showToast } from "../ui/toast.js";

/** @param {{id: number, title: string}} book @param {AbortSignal} signal */
export function tellRemoval({ id, title }, signal) {
  /** @type {{close: () => void} | null} */
  let toast = null;
  const end = () => {
    toast?.close();
    toast = null;
  };
  const look = async () => {
    const { removed } = await bookFields(id, signal);
    if (!removed) end();
    else {
      toast ??= showToast(texts.library.wasRemoved(title), {
        duration: Infinity,
        onclose: () => {
          toast = null;
        },
        action: {
          label: texts.library.undo,
          run: () => {
            restoreBook(id).catch(showProblem);
          },
        },
      });
    }
  };
  // Whether it was removed can wait until the server answers again.
  live.on(
    "library",
    ({ book }) => {
      if (book === id) look().catch(() => {});
    },
    signal,
  );
  signal.addEventListener("abort", end);
}
