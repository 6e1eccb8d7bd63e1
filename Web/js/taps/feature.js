// @ts-check
// What a tap or a click on a word does, as it was chosen for fingers and for mice. The player has those that play from there.

import { settings } from "../settings/settings.js";

/** @typedef {import("../reader/features.js").Reader} Reader */

/** @param {boolean} isMouse */
const actionOf = (isMouse) => settings.value(isMouse ? "clickAction" : "tapAction");

/** Whether a word plays when it is tapped, on a device of this kind. */
export function playsOnTap() {
  return actionOf(!matchMedia("(pointer: coarse)").matches) === "speak";
}

/** @param {Reader} reader attached after the marks, whose taps come first */
export function attach({ view, actions, signal }) {
  view.addEventListener(
    "tap",
    (event) => {
      const { offset, isMouse } = /** @type {CustomEvent<{offset: number, isMouse: boolean}>} */ (event).detail;
      const action = actionOf(isMouse);
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
}
