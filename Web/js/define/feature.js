// @ts-check
// The feature that looks words up in dictionaries.

import { selectedSpan, textOf } from "../text/selection.js";
import { texts } from "../texts.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { openDictionaries } from "./list.js";
import { DefinePopup } from "./popup.js";

const words = texts.define;
/** The CSS highlight of what is looked up, as css/define.css has it. */
const HIGHLIGHT = "vorleser-define";

// Words that can be looked up are those that can be searched.
export const needs = /** @type {const} */ ("search");

/** @param {import("../reader/reader.js").Reader} reader */
export function attach(reader) {
  const { view, text, root, details, signal } = reader;
  const {
    Highlight,
    CSS: { highlights },
  } = /** @type {any} */ (globalThis);
  const popup = new DefinePopup(
    root,
    details.language,
    (isBack) => {
      highlights?.delete(HIGHLIGHT);
      if (isBack) text.focus({ preventScroll: true });
    },
    signal,
  );
  /** @type {import("../player/player.js").Player | null} */
  let player = null;
  reader.player.then(
    (there) => {
      player = there;
    },
    () => {},
  );

  /** @param {{start: number, end: number, text: string}} passage */
  const define = ({ start, end, text: passage }) => {
    const ranges = view.ranges(start, end);
    const box = ranges[0]?.getBoundingClientRect() ?? null;
    popup.show(passage, box);
    // The selection has gone, and its bar with it: what is looked up stays marked.
    getSelection()?.removeAllRanges();
    if (Highlight) highlights?.set(HIGHLIGHT, new Highlight(...ranges));
  };
  /** The word selected, or else the one that is spoken. */
  const lookUp = () => {
    const span = selectedSpan(text, view) ?? player?.place?.word ?? null;
    if (span) define({ start: span.start, end: span.end, text: textOf(view, span) });
    else popup.show("", null);
  };

  reader.actions.set("define", define);
  reader.header.addMenuItem({
    label: words.manage,
    icon: "dictionary",
    run: () => {
      openDictionaries();
    },
  });
  addShortcut({ name: "define", keys: ["d"], label: words.key, group: "reading", run: lookUp }, signal);
  view.addEventListener("userscroll", () => popup.close(false), { signal });
}
