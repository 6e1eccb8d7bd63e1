// @ts-check
// The panel's tab for letters: family, size, weight, spacing.

import { texts } from "../../texts.js";
import { h } from "../../ui/element.js";
import { formatNumber } from "../../basics/locale.js";
import { nextSize } from "../typography.js";
import { slider } from "./controls.js";
import { fontCards } from "./fonts.js";

/** @param {import("../choice.js").Choice} choice @param {AbortSignal} signal @returns {import("./controls.js").Control[]} */
export function letterControls(choice, signal) {
  const words = texts.looks;
  const share = (/** @type {number} */ value) =>
    value === 0
      ? words.usual
      : formatNumber(value, { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 1 });
  const step = (/** @type {1 | -1} */ direction) => () =>
    choice.set("fontSize", nextSize(choice.value("fontSize"), direction));
  const weights = Object.entries(words.weights).map(([weight, name]) => ({ weight: Number(weight), name }));
  const weightName = (/** @type {number} */ value) =>
    weights.reduce((best, other) => (Math.abs(other.weight - value) < Math.abs(best.weight - value) ? other : best))
      .name;
  return [
    slider(choice, "fontSize", {
      label: words.size,
      least: 11,
      most: 48,
      step: 1,
      text: (value) => formatNumber(value),
      before: h(
        "button",
        {
          type: "button",
          class: "look-step look-smaller",
          "aria-label": words.smaller,
          title: words.smaller,
          onclick: step(-1),
        },
        "A",
      ),
      after: h(
        "button",
        {
          type: "button",
          class: "look-step look-larger",
          "aria-label": words.larger,
          title: words.larger,
          onclick: step(1),
        },
        "A",
      ),
    }),
    fontCards(choice, signal),
    slider(choice, "fontWeight", { label: words.weight, least: 300, most: 700, step: 25, text: weightName }),
    slider(choice, "lineHeight", {
      label: words.lineHeight,
      least: 1.1,
      most: 2.4,
      step: 0.05,
      text: (value) => formatNumber(value, { minimumFractionDigits: 2 }),
    }),
    slider(choice, "letterSpacing", { label: words.letterSpacing, least: -0.03, most: 0.2, step: 0.005, text: share }),
    slider(choice, "wordSpacing", { label: words.wordSpacing, least: -0.1, most: 0.6, step: 0.02, text: share }),
  ];
}
