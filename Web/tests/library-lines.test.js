import assert from "node:assert/strict";
import test from "node:test";
import { Lines } from "../js/library/lines.js";
import { keepOrder, neighbour } from "../js/library/kept-order.js";

const measures = { columns: 3, row: 100, heading: 40, gap: 10 };

test("only the rows between two heights are drawn, with the heights of the others around them", () => {
  const lines = new Lines([10_000], false, measures);
  assert.equal(lines.height, 3334 * 110 - 10);
  const { entries, above, below } = lines.between(1100, 1400);
  assert.deepEqual(
    entries.map(({ index }) => index),
    [30, 31, 32, 33, 34, 35, 36, 37, 38],
  );
  assert.equal(above, 1100);
  assert.equal(above + 3 * 110 - 10 + below, lines.height);
});

test("a book's height tells the book, in groups and without", () => {
  for (const lines of [new Lines([100], false, measures), new Lines([1, 7, 3, 50], true, measures)]) {
    for (let index = 0; index < lines.count; index += 1) {
      const first = lines.indexAt(lines.topOf(index) + 1);
      assert.ok(first <= index && index - first < measures.columns, `${index}`);
    }
  }
  const lines = new Lines([4, 2], true, measures);
  assert.equal(lines.topOf(4), 40 + 10 + 2 * 110 + 40 + 10);
  assert.equal(lines.groupOf(3), 0);
  assert.equal(lines.groupOf(4), 1);
});

test("every part of a list joins the next one without a line twice or left out", () => {
  const lines = new Lines([1, 7, 3, 50, 2], true, measures);
  const seen = [];
  for (let top = 0; top < lines.height; top += 7) {
    for (const entry of lines.between(top, top).entries) seen.push(JSON.stringify(entry));
  }
  const headings = 5;
  assert.equal(new Set(seen).size, lines.count + headings);
  const all = lines.between(0, lines.height);
  assert.equal(all.entries.length, lines.count + headings);
  assert.equal(all.above, 0);
  assert.equal(all.below, 0);
});

test("an empty list has no height, and nothing is drawn of it", () => {
  const lines = new Lines([], false, measures);
  assert.equal(lines.height, 0);
  assert.deepEqual(lines.between(0, 500), { entries: [], above: 0, below: 0 });
  assert.equal(lines.indexAt(30), -1);
});

test("up and down stay in the column and go over headings", () => {
  const lines = new Lines([5, 1, 4], true, measures);
  assert.equal(lines.vertical(1, 1), 4);
  assert.equal(lines.vertical(2, 1), 4);
  assert.equal(lines.vertical(4, 1), 5);
  assert.equal(lines.vertical(5, 1), 6);
  assert.equal(lines.vertical(6, -1), 5);
  assert.equal(lines.vertical(0, -1), 0);
  assert.equal(lines.vertical(0, 20), 9);
});

test("books keep their places while one of them is held, and new ones come where they belong", () => {
  assert.deepEqual(keepOrder([1, 2, 3], [3, 1, 2]), [1, 2, 3]);
  assert.deepEqual(keepOrder([1, 2, 3], [4, 3, 1]), [4, 1, 3]);
  assert.equal(neighbour([1, 2, 3, 4], 2, new Set([1, 4])), 4);
  assert.equal(neighbour([1, 2, 3], 3, new Set([1])), 1);
  assert.equal(neighbour([1], 1, new Set()), null);
});
