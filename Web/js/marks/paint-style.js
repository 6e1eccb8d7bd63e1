// @ts-check
// Makes the CSS rule for each kind of highlight. CSS cannot state one rule for all colours. Outlines are boxes
// (boxes.js).

import { LEVELS } from "./levels.js";
import { COLORS, STYLES } from "../model/mark.js";

/** @typedef {import("../model/mark.js").Style} Style */

/**
 * What a highlight of a style is, in the colours of marks.css. Grounds of the second level let those of the first through, and its
 * lines keep clear of the others, so that two marks on one text are both seen.
 * @param {Style} style @param {string} color @param {number} level
 */
function declarations(style, color, level) {
  const ink = `var(--mark-${color}-ink)`;
  switch (style) {
    // Lines of text overlap a little, and seams would show in what lets the ground through; the upper of two must.
    case "solid":
      return `background-color: color-mix(in srgb, var(--mark-${color}) ${level > 0 ? "30%, transparent" : "var(--mark-strength), var(--paper)"})`;
    case "underline":
      return `text-decoration: underline 2px ${ink}; text-underline-offset: ${level > 0 ? "0.34em" : "0.16em"}`;
    default:
      return `text-decoration: line-through ${level > 0 ? "double" : "solid"} 2px ${ink}`;
  }
}

/**
 * With colours of the system only one look is left for grounds.
 * @param {Style} style
 */
function forced(style) {
  return style === "solid" ? "background-color: Mark; color: MarkText" : "text-decoration-color: CanvasText";
}

/** @returns {CSSStyleSheet} */
export function styleSheet() {
  const sheet = new CSSStyleSheet();
  const rules = [];
  const plain = [];
  for (const style of STYLES) {
    if (style === "outline") continue;
    for (const color of COLORS) {
      for (let level = 0; level < LEVELS; level += 1) {
        const name = `::highlight(vorleser-mark-${style}-${color}-${level})`;
        rules.push(`${name} { ${declarations(style, color, level)} }`);
        plain.push(`${name} { ${forced(style)} }`);
      }
    }
  }
  sheet.replaceSync(`${rules.join("\n")}\n@media (forced-colors: active) { ${plain.join("\n")} }`);
  return sheet;
}
