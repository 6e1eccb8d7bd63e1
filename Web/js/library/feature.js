// @ts-check
// The feature that shows the library beside the text, so that one goes from book to book.

import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { Shelf } from "./shelf.js";

const NAME = "library";
/** Whether it stands beside the text, also when another book is opened. */
let isKept = false;

/** @param {import("../reader/reader.js").Reader} reader */
export function attach({ id, panels, header, signal }) {
  const place = h("div", { class: "shelf" });
  /** @type {Shelf | null} */
  let shelf = null;
  let takesFocus = true;
  panels.add({
    name: NAME,
    label: texts.library.title,
    icon: "library",
    build: () => place,
    shown: () => {
      const focuses = takesFocus;
      takesFocus = true;
      shelf ??= new Shelf(place, id, signal);
      shelf.shown(focuses);
    },
  });
  const run = () => panels.toggle(NAME);
  const opener = iconButton("library", texts.views.besideText, { onclick: run, "aria-expanded": false });
  header.addButton(opener, {
    fold: "narrow",
    item: { label: texts.views.besideText, icon: "library", run: () => panels.open(NAME) },
  });
  panels.addEventListener(
    "toggled",
    () => {
      const isShown = panels.shown === NAME;
      opener.setAttribute("aria-expanded", String(isShown));
      if (!signal.aborted) isKept = isShown && panels.isBeside;
    },
    { signal },
  );
  addShortcut(
    { name: "reader.library", keys: ["Shift+B"], label: texts.views.besideText, group: "reading", run },
    signal,
  );
  // Once the reader is there: the focus stays in the text.
  if (!isKept) return;
  setTimeout(() => {
    if (signal.aborted || !panels.isBeside || panels.isOpen) return;
    takesFocus = false;
    panels.open(NAME);
  });
}
