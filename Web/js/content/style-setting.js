// @ts-check
// Keeps the text's classes, by which the book's own style counts, in step with what the reader has chosen.

import { groupsOf, GROUPS } from "./style-choice.js";

/** Attributes of the text that say what was chosen for it. */
const CHOICES = ["data-styles", "data-alignment", "data-hyphenation"];

/** @param {import("../reader/features.js").Reader} reader */
export function chooseStyles({ root, text, view, signal }) {
  const apply = () => {
    const { styles, alignment, hyphenation } = text.dataset;
    const groups = groupsOf({
      isWanted: styles !== "own", paper: getComputedStyle(root).backgroundColor,
      hasAlignment: alignment === "justify" || hyphenation === "off",
    });
    const known = groups.join(" ");
    if (text.dataset.bookStyle === known) return;
    for (const group of GROUPS) text.classList.toggle(group, groups.includes(group));
    // Pages are counted anew for another style.
    text.dataset.bookStyle = known;
    view.layout?.refresh();
  };
  const watcher = new MutationObserver(apply);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "style", "class"] });
  watcher.observe(text, { attributes: true, attributeFilter: CHOICES });
  signal.addEventListener("abort", () => watcher.disconnect());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply, { signal });
  apply();
}
