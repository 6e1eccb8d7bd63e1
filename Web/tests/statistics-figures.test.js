import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, mondayOf, numberOf, periodsIn, plusDays, weekdayOf } from "../js/statistics/days.js";
import { bars, heatMap, levelOf, ranges, scale, yearInReview } from "../js/statistics/figures.js";

const MINUTE = 60_000;
const amount = (minutes, rest = {}) => ({
  reading: minutes * MINUTE,
  listening: 0,
  both: 0,
  readUnits: 0,
  heardUnits: 0,
  words: 0,
  pages: 0,
  sessions: 1,
  ...rest,
});

test("days are counted without a time zone", () => {
  assert.equal(dayOf(numberOf("2026-03-29")), "2026-03-29");
  assert.equal(plusDays("2026-02-28", 1), "2026-03-01");
  assert.equal(plusDays("2028-02-28", 1), "2028-02-29");
  assert.deepEqual(["2026-11-23", "2026-11-25", "2026-11-29"].map(weekdayOf), [0, 2, 6]);
  assert.equal(weekdayOf("1969-12-29"), 0);
  assert.equal(mondayOf("2026-11-29"), "2026-11-23");
});

test("a range touches weeks and months that began before it", () => {
  assert.deepEqual(periodsIn("week", "2026-11-25", "2026-12-01"), ["2026-11-23", "2026-11-30"]);
  assert.deepEqual(periodsIn("month", "2026-11-25", "2027-01-01"), ["2026-11-01", "2026-12-01", "2027-01-01"]);
});

test("the calendar has a cell for each day, one below the other from Monday on", () => {
  const { cells, columns, months } = heatMap("2026-01-01", "2026-12-31", [
    { start: "2026-01-01", amount: amount(1) },
    { start: "2026-12-31", amount: amount(90) },
  ]);
  assert.equal(cells.length, 365);
  assert.equal(columns, 53);
  assert.deepEqual([cells[0].column, cells[0].row, cells[0].level], [0, 3, 1]);
  assert.deepEqual([cells[364].column, cells[364].row, cells[364].level], [52, 3, 4]);
  assert.equal(months.length, 12);
  assert.equal(new Set(cells.map(({ column, row }) => `${column} ${row}`)).size, 365);
});

test("more time is a darker colour", () => {
  assert.deepEqual(
    [0, 1, 14, 15, 30, 60, 600].map((minutes) => levelOf(minutes * MINUTE)),
    [0, 1, 1, 2, 3, 4, 4],
  );
});

test("bars stand also for periods in which nothing was read", () => {
  const all = bars("day", "2026-11-01", "2026-11-05", [{ start: "2026-11-03", amount: amount(5, { both: 7 }) }]);
  assert.deepEqual(
    all.map(({ start }) => start.slice(-2)),
    ["01", "02", "03", "04", "05"],
  );
  assert.deepEqual(all[2], { start: "2026-11-03", reading: 5 * MINUTE, listening: 0, both: 7 });
  assert.equal(bars("day", "2026-01-01", "2026-12-31", []).length, 31);
});

test("a scale holds the greatest value in a few even steps", () => {
  for (const minutes of [0, 1, 7, 59, 61, 240, 1000, 5000, 40_000]) {
    const { top, step } = scale(minutes * MINUTE);
    assert.ok(top >= minutes * MINUTE && top > 0);
    assert.equal(top % step, 0);
    assert.ok(top / step <= 7, `${minutes}`);
  }
});

test("one can look back on every year since the first one", () => {
  assert.deepEqual(
    ranges("2026-11-25", 2024).map(({ name, from, to }) => `${name} ${from} ${to}`),
    [
      "recent 2025-11-26 2026-11-25",
      "2026 2026-01-01 2026-12-31",
      "2025 2025-01-01 2025-12-31",
      "2024 2024-01-01 2024-12-31",
    ],
  );
});

test("a year in review names what was most", () => {
  const periods = [
    { start: "2026-01-02", amount: amount(10) },
    { start: "2026-01-03", amount: amount(30) },
  ];
  const review = yearInReview({
    days: periods,
    months: periods.slice(0, 1),
    works: [],
    authors: [],
    finished: [],
    streak: { current: 0, longest: 9, longestInRange: 2 },
    total: amount(40),
  });
  assert.equal(review.busiestDay.start, "2026-01-03");
  assert.equal(review.daysRead, 2);
  assert.equal(review.longestStreak, 2);
  assert.equal(review.favourite, null);
});
