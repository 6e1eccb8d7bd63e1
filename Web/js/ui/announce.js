// @ts-check
// Tells something to screen readers without showing it.

import { h } from "./element.js";

/** @type {HTMLElement | null} */
let region = null;

/** @param {string} text */
export function announce(text) {
  if (!region) {
    region = h("div", { role: "status", class: "visually-hidden" });
    document.body.append(region);
  }
  // A line of its own each time, so that equal texts are said again.
  const line = h("p", {}, text);
  region.append(line);
  setTimeout(() => line.remove(), 5000);
}
