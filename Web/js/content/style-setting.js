// @ts-check
// Sets the classes on the text that switch the groups of the book's own style, and updates them with the settings.

import { names } from "../settings/names.js";
import { settings } from "../settings/settings.js";
import { groupsOf, GROUPS } from "../text/style-choice.js";

/** @param {import("../reader/reader.js").Reader} reader */
export function chooseStyles({ id, root, text, view, signal }) {
  /** @param {(import("../settings/names.js").SettingName)[]} wanted whether one of them is another than usual */
  const isChosen = (...wanted) => wanted.some((name) => settings.value(name, id) !== names[name].fallback);
  const apply = () => {
    const groups = groupsOf({
      isWanted: settings.value("publisherStyles", id),
      paper: getComputedStyle(root).backgroundColor,
      hasFont: isChosen("fontFamily"),
      hasSpacing: isChosen("lineHeight", "letterSpacing", "wordSpacing"),
      hasAlignment: isChosen("alignment", "hyphenation"),
    });
    const known = groups.join(" ");
    if (text.dataset.bookStyle === known) return;
    for (const group of GROUPS) text.classList.toggle(group, groups.includes(group));
    // Pages are counted anew for another style.
    text.dataset.bookStyle = known;
    view.restyled();
  };
  settings.addEventListener("change", apply, { signal });
  const watcher = new MutationObserver(apply);
  watcher.observe(document.documentElement, { attributes: true });
  signal.addEventListener("abort", () => watcher.disconnect());
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", apply, { signal });
  apply();
}
