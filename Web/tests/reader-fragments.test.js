// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { fragmentsOf } from "../js/text/fragments.js";

/** @param {number} left @param {number} top @param {number} width @param {number} [height] */
const box = (left, top, width, height = 20) => ({ left, top, right: left + width, bottom: top + height });

test("what stands in one line is one box, also through elements and in either direction", () => {
  assert.deepEqual(fragmentsOf([box(100, 0, 50), box(150, 2, 30, 16), box(180, 0, 20)], false), [box(100, 0, 100)]);
  assert.deepEqual(fragmentsOf([box(150, 0, 50), box(100, 0, 50)], false), [box(100, 0, 100)]);
  // A raised sign is of the line.
  assert.deepEqual(fragmentsOf([box(0, 5, 50), box(50, 0, 6, 12)], false), [
    { left: 0, top: 0, right: 56, bottom: 25 },
  ]);
});

test("lines, columns and what has no size stay apart", () => {
  const lines = [box(100, 0, 300), box(0, 30, 400), box(0, 60, 90)];
  assert.deepEqual(fragmentsOf(lines, false), lines);
  const columns = [box(0, 500, 300), box(360, 500, 300)];
  assert.deepEqual(fragmentsOf(columns, false), columns);
  assert.deepEqual(fragmentsOf([box(0, 0, 0), box(10, 0, 30), box(40, 0, 10, 0)], false), [box(10, 0, 30)]);
  assert.deepEqual(fragmentsOf([], false), []);
});

test("lines that run from top to bottom are joined from top to bottom", () => {
  assert.deepEqual(fragmentsOf([box(100, 0, 20, 50), box(100, 50, 20, 40), box(60, 0, 20, 90)], true), [
    box(100, 0, 20, 90),
    box(60, 0, 20, 90),
  ]);
});
