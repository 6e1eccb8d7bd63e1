// @ts-check
// The chip that stands for the search while its panel is closed: the number of the match, previous, next.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";

/** @param {{step: (way: 1 | -1) => void, open: () => void, end: () => void}} does */
export function searchChip({ step, open, end }) {
  const place = h("button", { type: "button", class: "search-chip-place", title: texts.search.list, onclick: open });
  const element = h(
    "div",
    { class: "reader-chip search-chip", role: "search", "aria-label": texts.search.title, hidden: true },
    place,
    iconButton("arrowUp", texts.search.previous, { onclick: () => step(-1) }),
    iconButton("arrowDown", texts.search.next, { onclick: () => step(1) }),
    iconButton("close", texts.search.end, { onclick: end }),
  );
  return {
    element,
    /** @param {string} text @param {boolean} isShown */
    show(text, isShown) {
      place.textContent = text;
      element.hidden = !isShown;
    },
  };
}
