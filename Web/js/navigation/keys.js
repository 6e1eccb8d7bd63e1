// @ts-check
// The keys of navigation.

import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";

/**
 * @param {object} actions
 * @param {() => void} actions.goTo
 * @param {() => boolean} actions.back whether there was somewhere to go
 * @param {() => boolean} actions.forward
 * @param {(() => void) | null} actions.contents `null` for a book without contents
 * @param {AbortSignal} signal
 */
export function addNavigationKeys({ goTo, back, forward, contents }, signal) {
  const words = texts.navigation;
  const add = (
    /** @type {string} */ name,
    /** @type {string} */ key,
    /** @type {string} */ label,
    /** @type {() => boolean | void} */ run,
  ) => addShortcut({ name: `navigation.${name}`, keys: [key], label, group: "places", run }, signal);
  add("goTo", "Ctrl+G", words.goTo, goTo);
  add("back", "Alt+ArrowLeft", words.back, back);
  add("forward", "Alt+ArrowRight", words.forward, forward);
  if (contents) add("contents", "s", texts.reader.contents, contents);
}
