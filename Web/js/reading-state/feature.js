// @ts-check
// The feature that marks the book as finished or unread from the reader's menu.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

/** Long enough to see that the wrong entry was pressed; as in the library. */
const UNDO_MILLISECONDS = 10_000;

/** @param {Reader} reader */
export function attach({ header, place, details, view, signal }) {
  const words = texts.listening;
  const isFinished = () => place.state === "finished";

  /** @param {number} offset @param {import("../model/types.js").ReadingState} state */
  function mark(offset, state) {
    place.note(offset, state);
    place.flush();
  }

  header.addMenuItem({
    get label() {
      return isFinished() ? words.markUnread : words.markFinished;
    },
    icon: "check",
    run: () => {
      const before = place.state;
      if (before === "finished") mark(0, "unread");
      else mark(view.firstVisibleOffset, "finished");
      const said = before === "finished" ? words.isUnread(details.title) : words.isFinished(details.title);
      const toast = showToast(said, {
        duration: UNDO_MILLISECONDS,
        action: { label: texts.library.undo, run: () => mark(view.firstVisibleOffset, before) },
      });
      // In the library the book's own menu has both.
      signal.addEventListener("abort", () => toast.close(), { once: true });
    },
  });
}
