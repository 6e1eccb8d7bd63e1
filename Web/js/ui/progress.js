// @ts-check
// A thin progress bar.

import { h } from "./element.js";
import { wholePercent } from "../basics/locale.js";

/**
 * @param {string} label
 * @param {number | null} fraction 0…1, `null` while it is not known
 * @returns {{element: HTMLElement, set: (fraction: number | null) => void}}
 */
export function progressBar(label, fraction) {
  const fill = h("div");
  const element = h(
    "div",
    { class: "progress", role: "progressbar", "aria-label": label, "aria-valuemin": "0", "aria-valuemax": "100" },
    fill,
  );
  const set = (/** @type {number | null} */ value) => {
    element.classList.toggle("progress-busy", value === null);
    if (value === null) {
      element.removeAttribute("aria-valuenow");
      fill.style.width = "";
      return;
    }
    const percent = wholePercent(Math.min(Math.max(value, 0), 1));
    element.setAttribute("aria-valuenow", String(percent));
    fill.style.width = `${percent}%`;
  };
  set(fraction);
  return { element, set };
}
