// @ts-check
// Shows the chosen background behind a book's text, under a scrim that keeps the text legible.

import { backgroundAddress } from "../api/looks.js";
import { concerns, settings } from "../settings/settings.js";
import { h } from "../ui/element.js";
import { leastScrim, accentOnScrim } from "./scrim.js";
import { shownTheme } from "./apply.js";

const NAMES = ["background", "backgroundScrim", "theme", "byDay", "byNight", "ownThemes"];

/** More paper than this hides the picture. */
const MOST = 0.97;

/**
 * Opacity of the paper over the picture.
 * @param {number} chosen from as little as reading allows, 0, to as much as leaves something to see, 1
 */
export function scrimShown(chosen) {
  const least = leastScrim(shownTheme().palette);
  return Math.round(1000 * (least + Math.max(0, MOST - least) * chosen)) / 1000;
}

/**
 * Hangs it up, and changes it with the settings.
 * @param {HTMLElement} root the reader's screen
 * @param {number} book
 * @param {AbortSignal} signal
 */
export function showBackdrop(root, book, signal) {
  const layer = h("div", { class: "backdrop", "aria-hidden": "true" });
  const show = () => {
    const id = settings.value("background", book);
    if (id === "none") {
      layer.remove();
      delete root.dataset.background;
      return;
    }
    const scrim = scrimShown(settings.value("backgroundScrim", book));
    layer.style.backgroundImage = `url("${backgroundAddress(id)}")`;
    layer.style.setProperty("--scrim", String(scrim));
    root.style.setProperty("--accent-on-scrim", accentOnScrim(shownTheme().palette, scrim));
    root.dataset.background = id;
    if (!layer.isConnected) root.append(layer);
  };
  settings.addEventListener(
    "change",
    (event) => {
      if (concerns(event, NAMES, book)) show();
    },
    { signal },
  );
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", show, { signal });
  show();
}
