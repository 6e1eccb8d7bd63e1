// @ts-check
// Listens to the keys of the list, without those that the person has switched off.

import { settings } from "../settings/settings.js";
import { combination, isPressed, isSingle } from "./keys.js";
import { shortcuts } from "./shortcuts.js";

/** What types, chooses or scrolls by itself gets its keys. */
const OWN_KEYS =
  "input:not([type=checkbox], [type=range]), textarea, select, [contenteditable]:not([contenteditable='false']), dialog, .menu, .player-panel";
/** What takes keys without Ctrl and Alt only: a slider, and a player of a sound or video. */
const OWN_PLAIN_KEYS = "input[type=range], audio, video";
/** Elements that a space or Enter presses. */
const PRESSED = "button, a[href], summary, [role='button']";

/** Whether letters and signs alone are keys (WCAG 2.1.4). */
export const hasLetterKeys = () => settings.value("letterKeys");
/** @param {boolean} hasLetters */
export const setLetterKeys = (hasLetters) => settings.set("letterKeys", hasLetters);
/** @param {import("./shortcuts.js").Shortcut} shortcut */
export const isOn = ({ name }) => !settings.value("keysOff").includes(name);
/** @param {import("./shortcuts.js").Shortcut} shortcut @param {boolean} isUsed */
export const setOn = ({ name }, isUsed) =>
  settings.set("keysOff", [...settings.value("keysOff").filter((other) => other !== name), ...(isUsed ? [] : [name])]);

/** Listens for as long as the page is there. */
export function listenToShortcuts() {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (
      target?.closest(OWN_KEYS) ||
      (isPlain && event.key !== "Escape" && target?.closest(OWN_PLAIN_KEYS)) ||
      document.querySelector("dialog[open]:modal")
    )
      return;
    if ((event.key === " " || event.key === "Enter") && target?.closest(PRESSED)) return;
    const hasLetters = hasLetterKeys();
    const off = settings.value("keysOff");
    // The shortcut that was added last is tried first.
    for (const shortcut of shortcuts().reverse()) {
      if (off.includes(shortcut.name) || (event.repeat && !shortcut.isRepeated)) continue;
      const isMeant = shortcut.keys.some((written) => {
        const wanted = combination(written);
        return (hasLetters || !isSingle(wanted)) && isPressed(wanted, event);
      });
      if (!isMeant || shortcut.run(event) === false) continue;
      event.preventDefault();
      return;
    }
  });
}
