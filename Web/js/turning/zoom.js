// @ts-check
// Keys and menu entries that turn designed pages and show them larger.

import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";

/**
 * @typedef {import("../reader/book-view.js").BookView} BookView
 * @typedef {import("../text/showing.js").Zoom} Zoom
 */

/**
 * Nobody needs two fingers or a wheel.
 * @param {import("../reader/reader.js").Reader} reader
 * @param {import("../text/showing.js").Zoom} zoom
 */
export function offerZoom({ view, header, signal }, zoom) {
  const words = texts.content;
  addTurnKeys(view, zoom, signal);
  header.addMenuItem({ label: words.zoomIn, icon: "plus", run: () => zoom.by(1) });
  header.addMenuItem({ label: words.zoomOut, icon: "minus", run: () => zoom.by(-1) });
  header.addMenuItem({ label: words.zoomFit, icon: "expand", run: () => zoom.to(1) });
  header.addMenuItem({ label: words.zoomWidth, icon: "expand", run: () => zoom.toWidth() });
}

/**
 * Added after those of the looks, whose keys for the size of the text are those for the size of the page here.
 * @param {BookView} view
 * @param {Zoom} zoom
 * @param {AbortSignal} signal
 */
function addTurnKeys(view, zoom, signal) {
  const turnTo = (/** @type {"left" | "right"} */ side) => {
    view.turn((side === "left") === zoom.turnsLeft ? 1 : -1);
  };
  const words = texts.content;
  const keys = /** @type {const} */ ([
    ["pageLeft", ["ArrowLeft"], words.pageLeft, () => zoom.level === 1 && turnTo("left")],
    ["pageRight", ["ArrowRight"], words.pageRight, () => zoom.level === 1 && turnTo("right")],
    ["pageNext", ["PageDown"], words.pageNext, () => view.turn(1)],
    ["pagePrevious", ["PageUp"], words.pagePrevious, () => view.turn(-1)],
    ["zoomIn", ["Ctrl++", "Ctrl+="], words.zoomIn, () => zoom.by(1)],
    ["zoomOut", ["Ctrl+-"], words.zoomOut, () => zoom.by(-1)],
    ["zoomFit", ["Ctrl+0"], words.zoomFit, () => zoom.to(1)],
    ["zoomWidth", ["Ctrl+2"], words.zoomWidth, () => zoom.toWidth()],
  ]);
  for (const [name, pressed, label, run] of keys) {
    addShortcut(
      {
        name: `fixed.${name}`,
        keys: [...pressed],
        label,
        group: "reading",
        isRepeated: true,
        run: () => {
          if (run() === false) return false;
          return undefined;
        },
      },
      signal,
    );
  }
}
