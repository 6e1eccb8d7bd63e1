// @ts-check
// The feature that shows small pictures of the pages of a book which is shown as these.

import { drawnPages } from "../api/drawn-pages.js";
import { isDrawn, turnOf } from "../fixed/choice.js";
import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { showProblem } from "../ui/problem.js";
import { ThumbnailPanel } from "./panel.js";

const NAME = "thumbnails";

export const needs = /** @type {const} */ ("drawn");

/** @param {import("../reader/reader.js").Reader} reader */
export function attach(reader) {
  const { id, view, panels, header, details, signal } = reader;
  const { zoom } = view;
  if (!zoom || !isDrawn(details)) return;
  const panel = new ThumbnailPanel(id, {
    turn: turnOf(details),
    open: (index) => {
      zoom.openPage(index);
      if (!panels.isBeside) panels.close();
    },
    signal,
  });
  let isFilled = false;
  panels.add({
    name: NAME,
    label: texts.thumbnails.title,
    icon: "thumbnails",
    build: () => panel.element,
    shown: async () => {
      try {
        if (!isFilled) panel.fill((await drawnPages(id)).pages);
        isFilled = true;
      } catch (error) {
        showProblem(error);
      }
      panel.tell(zoom.shownPages);
      panel.focus();
    },
  });
  view.addEventListener("moved", () => panel.tell(zoom.shownPages), { signal });
  const run = () => panels.toggle(NAME);
  const opener = iconButton("thumbnails", texts.thumbnails.open, { onclick: run, "aria-expanded": false });
  header.addButton(opener, {
    fold: "narrow",
    item: { label: texts.thumbnails.open, icon: "thumbnails", run: () => panels.open(NAME) },
  });
  panels.addEventListener("toggled", () => opener.setAttribute("aria-expanded", String(panels.shown === NAME)), {
    signal,
  });
  addShortcut(
    { name: "reader.thumbnails", keys: ["Shift+T"], label: texts.thumbnails.open, group: "reading", run },
    signal,
  );
}
