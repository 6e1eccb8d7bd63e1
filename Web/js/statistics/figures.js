// @ts-check
// Pure: what the charts show, from what the server says.

import { mondayOf, numberOf, periodsIn, plusDays, weekdayOf } from "./days.js";

/**
 * @typedef {import("../model/types.js").ReadingAmount} Amount
 * @typedef {import("../model/types.js").ReadingPeriod} Period
 * @typedef {{day: string, milliseconds: number, column: number, row: number, level: number}} Cell `level`: 0 for nothing to 4
 * @typedef {{start: string, reading: number, listening: number, both: number}} Bar in milliseconds
 */

/** From so many milliseconds on a day has the next darker colour. */
const LEVELS = [1, 15 * 60_000, 30 * 60_000, 60 * 60_000];
/** So many bars can be told apart. */
const BARS = { day: 31, week: 26, month: 24 };

/** @param {Pick<Amount, "reading" | "listening" | "both">} amount in milliseconds */
export const timeOf = ({ reading, listening, both }) => reading + listening + both;

/** @param {number} milliseconds */
export const levelOf = (milliseconds) => LEVELS.filter((least) => milliseconds >= least).length;

/**
 * The days of a range in columns of weeks, Monday above.
 * @param {string} from @param {string} to @param {Period[]} days
 * @returns {{cells: Cell[], columns: number, months: {start: string, column: number}[]}}
 */
export function heatMap(from, to, days) {
  const times = new Map(days.map(({ start, amount }) => [start, timeOf(amount)]));
  const monday = numberOf(mondayOf(from));
  const columnOf = (/** @type {string} */ day) => Math.floor((numberOf(day) - monday) / 7);
  const cells = periodsIn("day", from, to).map((day) => {
    const milliseconds = times.get(day) ?? 0;
    return { day, milliseconds, column: columnOf(day), row: weekdayOf(day), level: levelOf(milliseconds) };
  });
  const months = periodsIn("month", from, to)
    .filter((start) => start >= from)
    .map((start) => ({ start, column: columnOf(start) }));
  return { cells, columns: columnOf(to) + 1, months };
}

/**
 * The last periods of a range, also those in which nothing was read.
 * @param {"day" | "week" | "month"} kind @param {string} from @param {string} to @param {Period[]} periods
 * @returns {Bar[]}
 */
export function bars(kind, from, to, periods) {
  const amounts = new Map(periods.map(({ start, amount }) => [start, amount]));
  return periodsIn(kind, from, to)
    .slice(-BARS[kind])
    .map((start) => {
      const { reading = 0, listening = 0, both = 0 } = amounts.get(start) ?? {};
      return { start, reading, listening, both };
    });
}

/**
 * A scale of whole hours, or of minutes, that holds the greatest value.
 * @param {number} most in milliseconds
 * @returns {{top: number, step: number}} in milliseconds
 */
export function scale(most) {
  const minute = 60_000;
  const steps = [5, 10, 15, 30, 60, 120, 300, 600, 1200, 3000, 6000].map((minutes) => minutes * minute);
  const step = steps.find((one) => most <= one * 4) ?? steps[steps.length - 1];
  return { top: Math.max(step, Math.ceil(most / step) * step), step };
}

/**
 * What a year is remembered by.
 * @param {import("../model/types.js").Statistics} statistics of the year
 */
export function yearInReview({ days, months, works, authors, finished, streak, total }) {
  const greatest = (/** @type {Period[]} */ periods) =>
    periods.reduce(
      (best, period) => (best && timeOf(best.amount) >= timeOf(period.amount) ? best : period),
      /** @type {Period | null} */ (null),
    );
  return {
    daysRead: days.length,
    busiestDay: greatest(days),
    busiestMonth: greatest(months),
    favourite: works[0] ?? null,
    author: authors[0] ?? null,
    finished,
    longestStreak: streak.longestInRange,
    total,
  };
}

/**
 * The ranges that can be chosen.
 * @param {string} today @param {number} firstYear @returns {{name: string, from: string, to: string}[]}
 */
export function ranges(today, firstYear) {
  const year = Number(today.slice(0, 4));
  const years = Array.from({ length: Math.max(1, year - firstYear + 1) }, (_, index) => String(year - index));
  return [
    { name: "recent", from: plusDays(today, -364), to: today },
    ...years.map((name) => ({ name, from: `${name}-01-01`, to: `${name}-12-31` })),
  ];
}
