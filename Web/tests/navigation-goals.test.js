import assert from "node:assert/strict";
import test from "node:test";
import { chapterAt, goalOfPage, goalOfPercent, placeIn } from "../js/navigation/goals.js";

const pages = { count: 20, offsetOf: (page) => (page - 1) * 50 };

test("a percentage leads to the first place that is so far", () => {
  assert.deepEqual(goalOfPercent("50", 1001), { offset: 501 });
  assert.deepEqual(goalOfPercent("0", 1000), { offset: 0 });
  assert.deepEqual(goalOfPercent("abc", 1000), { problem: "percent" });
});

test("a page leads to its beginning, and in its field a percentage is understood, too", () => {
  assert.deepEqual(goalOfPage("3", 1000, pages), { offset: 100 });
  assert.deepEqual(goalOfPage("50%", 1000, pages), { offset: 500 });
  for (const text of ["0", "21", "2.5", "", "x"])
    assert.deepEqual(goalOfPage(text, 1000, pages), { problem: "page" }, text);
});

test("a goal beyond the end is the last letter, and an empty book has one place", () => {
  assert.equal(placeIn(1000, 1000), 999);
  assert.equal(placeIn(-4, 1000), 0);
  assert.equal(placeIn(7, 0), 0);
});

test("the chapter of a place is the last that has begun", () => {
  const chapters = [{ offset: 10 }, { offset: 50 }, { offset: 50 }, { offset: 90 }];
  assert.equal(chapterAt(chapters, 60), 2);
  assert.equal(chapterAt(chapters, 90), 3);
  assert.equal(chapterAt(chapters, 3), 0, "before the first it is the first");
});
