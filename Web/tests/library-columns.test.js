import assert from "node:assert/strict";
import test from "node:test";
import { areColumns, columnNames, usualColumns } from "../js/model/list-columns.js";
import { groupAt, placesOf } from "../js/library/kept-order.js";
import { minutesLeft } from "../js/model/text-times.js";

test("only known columns are stored, each once", () => {
  assert.ok(areColumns(usualColumns));
  assert.ok(areColumns(columnNames));
  assert.ok(areColumns([]));
  for (const value of [null, "author", ["title"], ["author", "author"], [3]]) assert.ok(!areColumns(value));
});

test("a book of two groups stands in two places", () => {
  const groups = [{ count: 2 }, { count: 1 }];
  const places = placesOf([7, 8, 7], groups);
  assert.deepEqual(
    [...places],
    [
      ["0:7", 0],
      ["0:8", 1],
      ["1:7", 2],
    ],
  );
  assert.deepEqual(
    [0, 1, 2].map((index) => groupAt(groups, index)),
    [0, 0, 1],
  );
  assert.equal(placesOf([7, 8], null).get("8"), 1);
});

test("the time left goes by the person's own pace and the speed of the voice", () => {
  assert.deepEqual(minutesLeft(10_980, 1000, 2), { reading: 11, listening: 5 });
  assert.equal(minutesLeft(14_280, null, 1).reading, 10);
  assert.deepEqual(minutesLeft(1, null, 1), { reading: 1, listening: 1 });
});
