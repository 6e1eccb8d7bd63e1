// @ts-check
// The contents as a tab of the side panel.

import { can } from "../model/capabilities.js";
import { texts } from "../texts.js";

/**
 * Only for a book that has contents.
 * @param {object} parts
 * @param {import("../model/types.js").BookDetails} parts.details
 * @param {import("./panels.js").Panels} parts.panels
 * @param {import("./contents.js").ContentsPanel} parts.contents
 * @param {import("./header.js").ReaderHeader} parts.header
 * @param {Element} parts.root
 * @param {() => void} parts.focusText
 * @param {(offset: number, chapter?: number) => void} parts.go
 */
export function addContentsTab({ details, panels, contents, header, root, focusText, go }) {
  panels.addEventListener("toggled", () => {
    header.contentsButton.setAttribute("aria-expanded", String(panels.shown === "contents"));
    root.toggleAttribute("data-side", panels.isOpen && panels.isBeside);
  });
  header.contentsButton.hidden = !can(details, "contents");
  if (!can(details, "contents")) return;
  panels.add({
    name: "contents",
    label: texts.reader.contents,
    icon: "contents",
    build: () => contents.element,
    shown: () => contents.shown(),
  });
  contents.addEventListener("go", (event) => {
    const { offset, chapter } = /** @type {CustomEvent} */ (event).detail;
    panels.chosen();
    // Beside the text the contents stay; the keys are for the text again.
    focusText();
    go(offset, chapter);
  });
}
