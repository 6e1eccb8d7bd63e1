import assert from "node:assert/strict";
import test from "node:test";
import { pagePlace } from "../js/turning/page-place.js";

/** A book of three chapters of ten pages each, of whose second one a part is open. */
function place({ page = 0, columns = 1, part = {}, isKnown = true, isExact = true } = {}) {
  const open = { chapter: 1, partCount: 1, count: 10, startOf: (at) => 1000 + at * 100, ...part };
  return pagePlace(open, page, columns, {
    count: 30,
    isExact,
    pageInChapter: (offset) => (offset - 1000) / 100,
    pagesIn: () => (isKnown ? 10 : 8),
    numberOf: (chapter, index) => chapter * 10 + index + 1,
    isChapterExact: () => isKnown,
    isExactBefore: () => isExact,
  });
}

test("the pages that are open are numbered in the book, with those that the chapter has left", () => {
  const { page, last, count, left } = place({ page: 3 });
  assert.deepEqual([page, last, count, left], [14, 14, 30, 6]);
});

test("two pages side by side are both open, and only one where the chapter ends", () => {
  const middle = place({ page: 4, columns: 2 });
  assert.deepEqual([middle.page, middle.last, middle.left], [15, 16, 4]);
  const end = place({ page: 9, columns: 2 });
  assert.deepEqual([end.page, end.last, end.left], [20, 20, 0]);
});

test("a chapter that is one part is counted by its part, before its pages are known to the book", () => {
  const { left, isLeftExact, isPageExact } = place({ page: 3, isKnown: false });
  assert.deepEqual([left, isLeftExact, isPageExact], [6, true, true]);
});

test("of a chapter in several parts nothing is exact until its pages are known", () => {
  const part = { partCount: 3, count: 4, startOf: (at) => 1400 + at * 100 };
  const estimated = place({ page: 1, part, isKnown: false });
  assert.deepEqual(
    [estimated.page, estimated.left, estimated.isLeftExact, estimated.isPageExact],
    [16, 2, false, false],
  );
  const known = place({ page: 1, part });
  assert.deepEqual([known.page, known.left, known.isLeftExact, known.isPageExact], [16, 4, true, true]);
});
