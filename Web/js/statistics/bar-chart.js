// @ts-check
// A chart of bars; the figures of its scale stay beside the bars while these are scrolled.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { scale } from "./figures.js";
import { label, svg } from "./svg.js";

const words = texts.statistics;
const KINDS = /** @type {const} */ (["reading", "both", "listening"]);
/** The whole width where there is room, or where the bars are scrolled, and that of one that fits into a phone; statistics.css has both. */
const WIDTH = 720;
const WHOLE_WIDTH = 400;
const HEIGHT = 200;
const HEAD = 8;
const FOOT = 22;
/** The room for the figures of the scale. */
const SCALE = 78;
/** Half of the first and of the last name below the bars. */
const EDGE = 20;
/** The room for a name below the bars. */
const NAME = 58;

/** @typedef {{name: string, parts: number[]}} Bar parts one above the other, in milliseconds */

/** @param {Bar[]} all @param {{isWhole?: boolean}} options `isWhole`: it is never wider than the page */
export function barChart(all, { isWhole = false } = {}) {
  const most = Math.max(0, ...all.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)));
  const { top, step } = scale(most);
  const width = (isWhole ? WHOLE_WIDTH : WIDTH) - SCALE;
  const figures = drawing("bars-scale", SCALE);
  const plot = drawing("bars", width);
  const y = (/** @type {number} */ value) => HEAD + (HEIGHT - FOOT - HEAD) * (1 - value / top);
  for (let value = 0; value <= top; value += step) {
    const text = value === 0 ? "0" : words.duration(value / 1000);
    figures.append(label(text, { x: SCALE - 6, y: y(value) + 4, class: "chart-text chart-end" }));
    plot.append(svg("line", { x1: 0, x2: width, y1: y(value), y2: y(value), class: "chart-line" }));
  }
  const each = (width - 2 * EDGE) / Math.max(1, all.length);
  const every = Math.ceil(NAME / each);
  for (const [index, bar] of all.entries()) {
    const x = EDGE + (index + 0.15) * each;
    plot.append(...partsOf(bar, { x, width: each * 0.7 }, y));
    if (index % every > 0) continue;
    plot.append(label(bar.name, { x: x + each * 0.35, y: HEIGHT - 5, class: "chart-text chart-middle" }));
  }
  return h("div", { class: isWhole ? "bars-frame is-whole" : "bars-frame" }, figures, plot);
}

/** @param {string} kind @param {number} width */
const drawing = (kind, width) => svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, class: kind });

/** @param {Bar} bar @param {{x: number, width: number}} place @param {(value: number) => number} y */
function partsOf({ name, parts }, place, y) {
  let below = 0;
  const all = [];
  for (const [kind, part] of parts.entries()) {
    if (part <= 0) continue;
    const height = Math.max(1, y(below) - y(below + part));
    const title = svg("title", {});
    title.textContent = `${name}: ${words.kinds[KINDS[kind]]} ${words.duration(part / 1000)}`;
    all.push(svg("rect", { ...place, y: y(below + part), height, class: `bar-${kind}` }, title));
    below += part;
  }
  return all;
}
