// @ts-check
// Keeps the text's classes, by which the book's own style counts, in step with what the reader has chosen.

import { groupsOf, GROUPS } from "./style-choice.js";

/** @param {import("../reader/features.js").Reader} reader */
export function chooseStyles({ root, text, view, signal }) {
  const apply = () => {
    const groups = groupsOf({ isWanted: true, paper: getComputedStyle(root).backgroundColor });
    for (const group of GROUPS) text.classList.toggle(group, groups.includes(group));
    // Pages are counted anew for another style.
    text.dataset.bookStyle = groups.join(" ");
    view.layout?.refresh();
  };
  const watcher = new MutationObserver(apply);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme", "style", "class"] });
  signal.addEventListener("abort", () => watcher.disconnect());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply, { signal });
  apply();
}
