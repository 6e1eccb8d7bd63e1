// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { Trail, wordOf } from "../js/define/trail.js";

test("back leads to the word before, where it was scrolled", () => {
  const trail = new Trail();
  trail.go("run");
  assert.equal(trail.before, null);
  trail.go("test", 120);
  trail.go("test", 5);
  trail.go("trial", 30);
  assert.equal(trail.before, "test");
  assert.deepEqual(trail.back(), { word: "test", scroll: 30 });
  assert.deepEqual(trail.back(), { word: "run", scroll: 120 });
  assert.deepEqual(trail.back(), { word: "run", scroll: 120 });
});

test("a trail is not endless", () => {
  const trail = new Trail();
  for (let n = 0; n < 500; n += 1) trail.go(`word ${n}`);
  let steps = 0;
  while (trail.before !== null) {
    trail.back();
    steps += 1;
  }
  assert.ok(steps < 100);
});

test("a word is looked up as it reads", () => {
  assert.equal(wordOf("  ex\u00ADam\u00ADple\n of  it "), "example of it");
  assert.equal(wordOf(" \n"), "");
  assert.equal(wordOf("x".repeat(201)), null);
});
