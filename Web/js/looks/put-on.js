// @ts-check
// Puts colours on the page; nothing else of the page need be there.

import { isDark, palettes } from "../model/themes.js";
import { tokensOf } from "./tokens.js";

/** What css/tokens.css has by itself. */
const PLAIN = new Set(["light", "dark"]);
/** The custom properties that every other theme sets. */
const NAMES = Object.keys(tokensOf(palettes.light));

/** @param {{id: string, palette: import("../model/themes.js").Palette}} theme */
export function putOn({ id, palette }) {
  const root = document.documentElement;
  root.dataset.theme = isDark(palette) ? "dark" : "light";
  root.dataset.palette = id;
  const tokens = PLAIN.has(id) ? {} : tokensOf(palette);
  for (const name of NAMES) if (!(name in tokens)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
  tellBrowser(root);
}

/**
 * The colour of the browser's own bars.
 * @param {HTMLElement} root
 */
function tellBrowser(root) {
  const style = getComputedStyle(root);
  const canvas = style.getPropertyValue("--canvas").trim();
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute("media");
    meta.setAttribute("content", canvas.startsWith("#") ? canvas : style.backgroundColor);
  }
}

/** @param {number} share of the light that is taken away; css/start.css lays a shade over everything */
export function dim(share) {
  document.documentElement.style.setProperty("--light", String(1 - share));
  document.documentElement.toggleAttribute("data-dimmed", share > 0);
}
