// @ts-check
// The charts: each is a drawing for the eyes, and a table with the same figures.

import { formatDate, formatNumber } from "../basics/locale.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { barChart } from "./bar-chart.js";
import { bars, timeOf } from "./figures.js";

/** @typedef {import("../model/types.js").Statistics} Statistics */

const words = texts.statistics;
/** As in statistics.css. */
const NARROW = "(max-width: 40rem)";

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
  const all = hours.map((time, hour) => ({ name: name(hour), parts: [time, 0, 0] }));
  return figure(
    words.hoursOfDay,
    // A day is seen whole: it has few bars, and a beginning.
    barChart(all, { isWhole: matchMedia(NARROW).matches }),
    [words.hour, words.time],
    hours.map((time, hour) => [name(hour), timeText(time)]),
  );
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
