// @ts-check
// Says that the server does not answer, while that is so.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";
import { bookList } from "./book-list.js";
import { listing } from "./listing.js";

/** @param {AbortSignal} signal after which nothing is said any more */
export function tellConnection(signal) {
  /** @type {{close: () => void} | null} */
  let shown = null;
  const show = () => {
    shown?.close();
    shown = bookList.isReachable
      ? null
      : showToast(texts.library.unreachable, {
          level: "critical",
          action: {
            label: texts.common.tryAgain,
            run: () => {
              listing.refresh();
              show();
            },
          },
        });
  };
  bookList.addEventListener("connection", show, { signal });
  signal.addEventListener("abort", () => shown?.close());
  show();
}
