// @ts-check
// The keys that turn pages. Where the text scrolls, they are the browser's.

import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";

/** @type {Record<import("../text/showing.js").Way, string[]>} */
const KEYS = {
  right: ["ArrowRight", "l"],
  left: ["ArrowLeft", "h"],
  forward: ["PageDown", "ArrowDown", "j", "Space"],
  back: ["PageUp", "ArrowUp", "k", "Shift+Space"],
  start: ["Home"],
  end: ["End"],
};

/** @param {import("../reader/book-view.js").Flow} flow @param {AbortSignal} signal */
export function listenToPageKeys(flow, signal) {
  for (const way of /** @type {(keyof typeof KEYS)[]} */ (Object.keys(KEYS))) {
    addShortcut(
      {
        name: `pages.${way}`,
        keys: KEYS[way],
        label: texts.paged.key[way],
        group: "reading",
        isRepeated: true,
        run: () => flow.move(way),
      },
      signal,
    );
  }
}
