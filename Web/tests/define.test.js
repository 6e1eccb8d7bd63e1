// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { WordHistory, wordOf } from "../js/define/word-history.js";

test("back leads to the word before, where it was scrolled", () => {
  const history = new WordHistory();
  history.go("run");
  assert.equal(history.before, null);
  history.go("test", 120);
  history.go("test", 5);
  history.go("trial", 30);
  assert.equal(history.before, "test");
  assert.deepEqual(history.back(), { word: "test", scroll: 30 });
  assert.deepEqual(history.back(), { word: "run", scroll: 120 });
  assert.deepEqual(history.back(), { word: "run", scroll: 120 });
});

test("a history is not endless", () => {
  const history = new WordHistory();
  for (let n = 0; n < 500; n += 1) history.go(`word ${n}`);
  let steps = 0;
  while (history.before !== null) {
    history.back();
    steps += 1;
  }
  assert.ok(steps < 100);
});

test("a word is looked up as it reads", () => {
  assert.equal(wordOf("  ex\u00ADam\u00ADple\n of  it "), "example of it");
  assert.equal(wordOf(" \n"), "");
  assert.equal(wordOf("x".repeat(201)), null);
});
