// @ts-check
// The figures at the head of the statistics: today, the streak, the goals, the pace.

import { formatNumber, formatPercent } from "../basics/locale.js";
import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { h, newId } from "../ui/element.js";
import { progressBar } from "../ui/progress.js";
import { timeOf } from "./figures.js";

/** @typedef {import("../model/types.js").Statistics} Statistics */

const words = texts.statistics;
const MINUTE = 60_000;

/** @param {string} name @param {string} value @param {string} detail @param {{label: string, fraction: number} | null} [goal] */
function tile(name, value, detail, goal = null) {
  return h(
    "div",
    { class: "tile" },
    h("dt", {}, name),
    h("dd", { class: "tile-value" }, value),
    detail ? h("dd", { class: "tile-detail" }, detail) : null,
    goal ? h("dd", {}, progressBar(goal.label, Math.min(1, goal.fraction)).element) : null,
  );
}

/**
 * @param {Statistics} statistics of the range that is shown
 * @param {number} booksThisYear how many were finished
 */
export function overview({ amountToday, streak, total, wordsPerMinute }, booksThisYear) {
  const minutes = settings.value("goalMinutes");
  const books = settings.value("goalBooks");
  const today = timeOf(amountToday);
  return h(
    "dl",
    { class: "tiles" },
    tile(
      words.today,
      today > 0 ? words.duration(today / 1000) : words.nothing,
      minutes > 0
        ? words.ofGoal(words.duration(minutes * 60), formatPercent(Math.min(1, today / (minutes * MINUTE))))
        : "",
      minutes > 0 ? { label: words.goalMinutes, fraction: today / (minutes * MINUTE) } : null,
    ),
    tile(words.streak, words.days(streak.current), words.longest(words.days(streak.longest))),
    tile(
      words.booksThisYear,
      formatNumber(booksThisYear),
      books > 0 ? words.ofGoal(formatNumber(books), formatPercent(Math.min(1, booksThisYear / books))) : "",
      books > 0 ? { label: words.goalBooks, fraction: booksThisYear / books } : null,
    ),
    tile(
      words.inRange,
      words.duration(timeOf(total) / 1000),
      words.pagesAndWords(formatNumber(Math.round(total.pages)), formatNumber(total.words)),
    ),
    tile(
      words.pace,
      wordsPerMinute === null ? "–" : words.perMinute(formatNumber(Math.round(wordsPerMinute))),
      wordsPerMinute === null ? words.noPace : "",
    ),
  );
}

/**
 * The fields in which goals are set.
 * @param {() => void} changed
 */
export function goals(changed) {
  return h(
    "div",
    {},
    field(words.goalMinutes, "goalMinutes", 1440, changed),
    field(words.goalBooks, "goalBooks", 1000, changed),
    h("p", { class: "settings-note" }, words.goalsDetail),
  );
}

/** @param {string} name @param {"goalMinutes" | "goalBooks"} setting @param {number} most @param {() => void} changed */
function field(name, setting, most, changed) {
  const id = newId("goal");
  const input = h("input", {
    type: "number",
    class: "field goal",
    id,
    min: "0",
    max: String(most),
    step: "1",
    value: String(settings.value(setting)),
    onchange: () => {
      const number = Math.min(most, Math.max(0, Math.round(Number(input.value) || 0)));
      input.value = String(number);
      settings.set(setting, number);
      changed();
    },
  });
  return h("div", { class: "settings-row" }, h("label", { for: id }, name), input);
}
