// @ts-check
// The calendar of days: the days' names stay beside it while the weeks are scrolled, and no month's name is cut.

import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { dayText, figure, timeText } from "./charts.js";
import { heatMap, timeOf } from "./figures.js";
import { label, svg } from "./svg.js";

/** @typedef {import("../model/types.js").Statistics} Statistics */

const words = texts.statistics;
/** A day, and its distance to the next one, in pixels. */
const CELL = 11;
const STEP = 14;
/** Space for the names of months above, and of days at the side. */
const HEAD = 18;
const SIDE = 30;
const HEIGHT = HEAD + 7 * STEP;

/** @param {Statistics} statistics */
export function calendar({ from, to, days }) {
  const { cells, columns, months } = heatMap(from, to, days);
  const weeks = drawing("calendar", columns * STEP);
  const names = months.map(({ start, column }) => {
    const x = column * STEP;
    return { x, name: label(dayText(start, { month: "short" }), { x, y: 11, class: "chart-text" }) };
  });
  weeks.append(...names.map(({ name }) => name), ...cells.map(cellOf));
  const both = h("div", { class: "calendar-weeks" }, dayNames(), weeks);
  const whole = figure(
    words.calendar,
    both,
    [words.day, words.time, words.pages],
    days.map(({ start, amount }) => [dayText(start), timeText(timeOf(amount)), amount.pages]),
  );
  const scroller = /** @type {HTMLElement} */ (both.parentElement);
  scroller.addEventListener("scroll", () => {
    // A month that begins before the first week in view has no room for its name there.
    for (const { x, name } of names) name.classList.toggle("is-cut", x < scroller.scrollLeft);
  });
  return whole;
}

function dayNames() {
  const side = drawing("calendar-days", SIDE);
  // 5 January 1970 was a Monday.
  for (const row of [0, 2, 4]) {
    const name = dayText(`1970-01-0${5 + row}`, { weekday: "short" });
    side.append(label(name, { x: 0, y: HEAD + row * STEP + 10, class: "chart-text" }));
  }
  return side;
}

/** @param {import("./figures.js").Cell} cell */
function cellOf({ day, milliseconds, column, row, level }) {
  const cell = svg("rect", {
    x: column * STEP,
    y: HEAD + row * STEP,
    width: CELL,
    height: CELL,
    rx: 2,
    class: `level-${level}`,
  });
  const title = svg("title", {});
  title.textContent = `${dayText(day)}: ${timeText(milliseconds)}`;
  cell.append(title);
  return cell;
}

/** @param {string} name of its class @param {number} width */
function drawing(name, width) {
  return svg("svg", { viewBox: `0 0 ${width} ${HEIGHT}`, class: name, width, height: HEIGHT });
}
