// @ts-check
// The charts: each is a drawing for the eyes, and a table with the same figures.

import { formatDate, formatNumber } from "../basics/locale.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { bars, scale, timeOf } from "./figures.js";
import { label, svg } from "./svg.js";

/** @typedef {import("../model/types.js").Statistics} Statistics */

const words = texts.statistics;
/** The bar charts. */
const WIDTH = 720;
const HEIGHT = 200;
const AXIS = 78;
/** Half of the last name below them. */
const EDGE = 20;
const FOOT = 22;

/**
 * A day as the reader's language writes it.
 * @param {string} day @param {Intl.DateTimeFormatOptions} options
 */
export const dayText = (day, options = { dateStyle: "medium" }) =>
  formatDate(`${day}T00:00:00Z`, { ...options, timeZone: "UTC" });

/** @param {number} milliseconds */
export const timeText = (milliseconds) => (milliseconds > 0 ? words.duration(milliseconds / 1000) : words.nothing);

/**
 * A drawing, which a screen reader passes over, with its table.
 * @param {string} title @param {Element} drawing @param {string[]} head @param {(string | number)[][]} rows
 */
export function figure(title, drawing, head, rows) {
  drawing.setAttribute("aria-hidden", "true");
  return h(
    "figure",
    { class: "chart" },
    // On a phone it is wider than the page, and scrolled by keys, too.
    h("div", { class: "chart-drawing", role: "img", "aria-label": title, tabindex: "0" }, drawing),
    h("details", { class: "chart-table" }, h("summary", {}, words.asTable(title)), table(title, head, rows)),
  );
}

/** @param {string} caption @param {string[]} head @param {(string | number | Node)[][]} rows */
export function table(caption, head, rows) {
  return h(
    "div",
    { class: "table-scroll", tabindex: "0", role: "region", "aria-label": caption },
    h(
      "table",
      { class: "figures" },
      h("caption", { class: "visually-hidden" }, caption),
      h("thead", {}, h("tr", {}, ...head.map((name) => h("th", { scope: "col" }, name)))),
      h(
        "tbody",
        {},
        ...rows.map(([first, ...rest]) =>
          h(
            "tr",
            {},
            h("th", { scope: "row", dir: "auto" }, typeof first === "number" ? String(first) : first),
            ...rest.map((cell) => h("td", {}, typeof cell === "number" ? formatNumber(cell) : cell)),
          ),
        ),
      ),
    ),
  );
}

/** @type {Record<"day" | "week" | "month", Intl.DateTimeFormatOptions>} */
const NAMES = {
  day: { day: "numeric", month: "short" },
  week: { day: "numeric", month: "short" },
  month: { month: "short", year: "2-digit" },
};

/** @param {"day" | "week" | "month"} kind @param {Statistics} statistics */
export function hoursBy(kind, statistics) {
  const { from, to, today } = statistics;
  const all = bars(kind, from, to < today ? to : today, statistics[/** @type {const} */ (`${kind}s`)]);
  const name = (/** @type {string} */ start) => dayText(start, NAMES[kind]);
  const drawing = barChart(
    all.map((bar) => ({ name: name(bar.start), parts: [bar.reading, bar.both, bar.listening] })),
  );
  return figure(
    words.hoursBy[kind],
    drawing,
    [words.periods[kind], words.kinds.reading, words.kinds.both, words.kinds.listening],
    all
      .filter((bar) => timeOf(bar) > 0)
      .map(({ start, reading, both, listening }) => [
        name(start),
        timeText(reading),
        timeText(both),
        timeText(listening),
      ]),
  );
}

/** @param {Statistics} statistics */
export function hoursOfDay({ hours }) {
  const name = (/** @type {number} */ hour) =>
    formatDate(new Date(Date.UTC(1970, 0, 1, hour)), { hour: "numeric", timeZone: "UTC" });
  return figure(
    words.hoursOfDay,
    barChart(hours.map((time, hour) => ({ name: name(hour), parts: [time, 0, 0] }))),
    [words.hour, words.time],
    hours.map((time, hour) => [name(hour), timeText(time)]),
  );
}

/** @param {{name: string, parts: number[]}[]} all parts one above the other, in milliseconds */
function barChart(all) {
  const most = Math.max(0, ...all.map(({ parts }) => parts.reduce((sum, part) => sum + part, 0)));
  const { top, step } = scale(most);
  const drawing = svg("svg", { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "bars" });
  const height = HEIGHT - FOOT - 8;
  const y = (/** @type {number} */ value) => 8 + height - (value / top) * height;
  for (let value = 0; value <= top; value += step) {
    drawing.append(
      svg("line", { x1: AXIS, x2: WIDTH, y1: y(value), y2: y(value), class: "chart-line" }),
      label(value === 0 ? "0" : words.duration(value / 1000), {
        x: AXIS - 6,
        y: y(value) + 4,
        class: "chart-text chart-end",
      }),
    );
  }
  const each = (WIDTH - AXIS - EDGE) / Math.max(1, all.length);
  const every = Math.ceil(58 / each);
  for (const [index, { name, parts }] of all.entries()) {
    const x = AXIS + index * each + each * 0.15;
    let below = 0;
    for (const [kind, part] of parts.entries()) {
      if (part <= 0) continue;
      const bar = svg("rect", {
        x,
        y: y(below + part),
        width: each * 0.7,
        height: Math.max(1, (part / top) * height),
        class: `bar-${kind}`,
      });
      const title = svg("title", {});
      title.textContent = `${name}: ${words.kinds[/** @type {const} */ (["reading", "both", "listening"])[kind]]} ${timeText(part)}`;
      bar.append(title);
      drawing.append(bar);
      below += part;
    }
    if (index % every === 0)
      drawing.append(label(name, { x: x + each * 0.35, y: HEIGHT - 5, class: "chart-text chart-middle" }));
  }
  return drawing;
}

/** What the colours of the bars mean. */
export function legend() {
  const kinds = /** @type {const} */ (["reading", "both", "listening"]);
  return h(
    "ul",
    { class: "legend", role: "list" },
    ...kinds.map((kind, index) =>
      h("li", {}, h("span", { class: `legend-mark bar-${index}`, "aria-hidden": true }), words.kinds[kind]),
    ),
  );
}
