// @ts-check
// Draws a rating as five stars.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { icon } from "../ui/icons.js";

/** @param {number} rating 0 to 5 */
export function starsElement(rating) {
  const row = (/** @type {"star" | "starred"} */ name) => Array.from({ length: 5 }, () => icon(name));
  const filled = h("span", { class: "stars-filled" }, ...row("starred"));
  filled.style.inlineSize = `${rating * 20}%`;
  return h(
    "span",
    { class: "stars", role: "img", "aria-label": texts.order.stars(rating) },
    h("span", { class: "stars-empty" }, ...row("star")),
    filled,
  );
}
