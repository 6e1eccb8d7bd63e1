// @ts-check
// The picker of a mark's colour and style.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { COLORS, STYLES } from "../model/mark.js";

/** @typedef {import("../model/mark.js").Color} Color @typedef {import("../model/mark.js").Style} Style */

const words = texts.marks;

/**
 * @param {Color} chosen @param {(color: Color) => void} choose
 * @param {boolean} [isPressed] whether there is one already, or one is offered
 */
export function colorPicker(chosen, choose, isPressed = true) {
  return group("mark-colors", words.colorGroup, COLORS, chosen, isPressed, choose, (color) => ({
    label: words.colors[color],
    element: h("span", { class: "swatch", "data-color": color }),
  }));
}

/** @param {Style} chosen @param {(style: Style) => void} choose @param {boolean} [isPressed] */
export function stylePicker(chosen, choose, isPressed = true) {
  return group("mark-styles", words.styleGroup, STYLES, chosen, isPressed, choose, (style) => ({
    label: words.styles[style],
    element: h("span", { class: "style-sample", "data-style": style, "aria-hidden": "true" }, "Aa"),
  }));
}

/**
 * @template {string} T
 * @param {string} name @param {string} label @param {readonly T[]} values @param {T} chosen @param {boolean} isPressed
 * @param {(value: T) => void} choose @param {(value: T) => {label: string, element: HTMLElement}} draw
 */
function group(name, label, values, chosen, isPressed, choose, draw) {
  const element = h("div", { class: name, role: "group", "aria-label": label });
  element.append(
    ...values.map((value) => {
      const drawn = draw(value);
      const made = h(
        "button",
        {
          type: "button",
          class: "mark-choice",
          "aria-label": drawn.label,
          title: drawn.label,
          "aria-pressed": isPressed && value === chosen,
          "data-last": value === chosen,
          onclick: () => {
            for (const other of element.querySelectorAll("button"))
              other.setAttribute("aria-pressed", String(other === made));
            choose(value);
          },
        },
        drawn.element,
      );
      return made;
    }),
  );
  return element;
}
