// @ts-check
// The keys that turn pages. Where the text scrolls, they are the browser's.

import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";

/** @typedef {import("../reader/view.js").ReaderView} ReaderView */
/** @typedef {import("../paged/view.js").PagedView} PagedView */

/** @param {ReaderView} view @param {AbortSignal} signal */
export function listenToPageKeys(view, signal) {
  const words = texts.paged.key;
  /** @param {string} name @param {string[]} keys @param {string} label @param {(paged: PagedView) => void} run */
  const add = (name, keys, label, run) =>
    addShortcut(
      {
        name: `pages.${name}`,
        keys,
        label,
        group: "reading",
        isRepeated: true,
        run: () => {
          if (view.paged) run(view.paged);
          // To the side the browser's keys do not scroll a text that has not the focus.
          else if (view.isSideways) aside(view, name);
          else return false;
          return true;
        },
      },
      signal,
    );
  const right = (/** @type {PagedView} */ paged) => {
    paged.turn(paged.isLeftward ? -1 : 1);
  };
  const left = (/** @type {PagedView} */ paged) => {
    paged.turn(paged.isLeftward ? 1 : -1);
  };
  add("right", ["ArrowRight", "l"], words.right, right);
  add("left", ["ArrowLeft", "h"], words.left, left);
  add("forward", ["PageDown", "ArrowDown", "j", "Space"], words.forward, (paged) => {
    paged.turn(1);
  });
  add("back", ["PageUp", "ArrowUp", "k", "Shift+Space"], words.back, (paged) => {
    paged.turn(-1);
  });
  add("start", ["Home"], words.start, (paged) => {
    paged.toEdge(-1);
  });
  add("end", ["End"], words.end, (paged) => {
    paged.toEdge(1);
  });
}

/** How much of what is seen a key scrolls. */
const STEPS = { forward: 0.85, back: -0.85, start: -Infinity, end: Infinity };
/** The same for the arrows. */
const STEP = 0.2;

/** @param {ReaderView} view @param {string} name of the key */
function aside(view, name) {
  const isLeftward = view.writing === "vertical-rl";
  const arrow = (name === "left") === isLeftward ? STEP : -STEP;
  view.scrolling?.scrollBy(
    name === "left" || name === "right" ? arrow : STEPS[/** @type {keyof typeof STEPS} */ (name)],
  );
}
