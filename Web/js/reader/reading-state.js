// @ts-check
// The reader's menu entry that marks the book as finished, or as unread.

import { texts } from "../texts.js";
import { showToast } from "../ui/toast.js";

/** @typedef {import("./features.js").Reader} Reader */

/** @param {Reader} reader */
export function attach({ header, place, details, view }) {
  const words = texts.listening;
  const isFinished = () => place.state === "finished";
  header.addMenuItem({
    get label() {
      return isFinished() ? words.markUnread : words.markFinished;
    },
    icon: "check",
    run: () => {
      const wasFinished = isFinished();
      if (wasFinished) place.note(0, "unread");
      else place.note(view.firstVisibleOffset, "finished");
      place.flush();
      showToast(wasFinished ? words.isUnread(details.title) : words.isFinished(details.title));
    },
  });
}
