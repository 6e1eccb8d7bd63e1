// @ts-check

import assert from "node:assert/strict";
import { test } from "node:test";
import { JSONLines } from "../js/basics/json-lines.js";
import { Results } from "../js/search/results.js";

/** @param {number[]} starts */
const matches = (starts) => starts.map((start) => ({ start, end: start + 2, before: "", text: "ab", after: "" }));

test("lines are whole however they arrive", () => {
  const lines = new JSONLines();
  assert.deepEqual(lines.add('{"a":1}\n{"b"'), [{ a: 1 }]);
  assert.deepEqual(lines.add(":2}"), []);
  assert.deepEqual(lines.add("\n\n"), [{ b: 2 }]);
});

test("results add up by chapter and know where the list goes on", () => {
  const results = new Results();
  results.add({ chapter: 0, matches: matches([3, 9]) });
  results.add({ chapter: 0, count: 2 });
  results.add({ chapter: 4, matches: matches([40]) });
  results.add({ chapter: 4, count: 3 });
  results.add({ count: 5, next: 50, complete: true });
  assert.equal(results.count, 5);
  assert.equal(results.counts.get(4), 3);
  assert.equal(results.next, 50);
  results.addMore({ chapter: 4, matches: matches([50, 60]) });
  results.addMore({ chapter: 4, count: 2 });
  results.addMore({ count: 2, next: null, complete: true });
  assert.equal(results.count, 5);
  assert.equal(results.matches.length, 5);
  assert.equal(results.next, null);
});

test("the next and the last match from a place wrap around", () => {
  const results = new Results();
  results.add({ chapter: 0, matches: matches([10, 20, 30]) });
  assert.equal(results.from(0, 1), 0);
  assert.equal(results.from(10, 1), 0);
  assert.equal(results.from(11, 1), 1);
  assert.equal(results.from(31, 1), 0);
  assert.equal(results.from(10, -1), 2);
  assert.equal(results.from(25, -1), 1);
  assert.equal(new Results().from(5, 1), -1);
});

test("matches in a stretch are those that begin in it", () => {
  const results = new Results();
  results.add({ chapter: 0, matches: matches([10, 20, 30]) });
  assert.deepEqual(
    results.between(10, 30).map(({ start }) => start),
    [10, 20],
  );
  assert.deepEqual(results.between(31, 90), []);
  assert.deepEqual(
    results.between(0, 11).map(({ start }) => start),
    [10],
  );
});
