// @ts-check
// The feature that does what was chosen for a tap or a click on a word. The player handles those that play from there.

import { tapActionOf } from "../settings/tap-action.js";

/** @typedef {import("../reader/reader.js").Reader} Reader */

export const needs = /** @type {const} */ ("listen");

/** @param {Reader} reader attached after the marks, whose taps come first */
export function attach({ view, actions, signal }) {
  view.addEventListener(
    "tap",
    (event) => {
      const { offset, isMouse } = /** @type {CustomEvent<{offset: number, isMouse: boolean}>} */ (event).detail;
      const action = tapActionOf(isMouse);
      if (action === "speak") return;
      event.stopImmediatePropagation();
      if (action === "bars") {
        view.dispatchEvent(new Event("blank"));
        return;
      }
      const word = view.wordAt(offset);
      actions.get("define")?.({ ...word, text: view.ranges(word.start, word.end).map(String).join("") });
    },
    { signal },
  );
  view.addEventListener(
    "untap",
    (event) => {
      const { isMouse } = /** @type {CustomEvent<{isMouse: boolean}>} */ (event).detail;
      // The bars are as they were; a press closes the dictionary by itself.
      if (tapActionOf(isMouse) === "bars") view.dispatchEvent(new Event("blank"));
    },
    { signal },
  );
}
