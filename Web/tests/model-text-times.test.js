import assert from "node:assert/strict";
import test from "node:test";
import { minutesOf, wordCount } from "../js/model/text-times.js";

test("words are counted as their language has them", () => {
  assert.equal(wordCount("The boat’s owner, 42, came — at last.", "en"), 7);
  assert.equal(wordCount("", "en"), 0);
  assert.ok(wordCount("他们为什么不说中文", "zh") > 3);
  assert.equal(wordCount("Zwei Wörter", "no language"), 2);
});

test("a text takes whole minutes, and longer to be heard than to be read", () => {
  assert.deepEqual(minutesOf(2380), { reading: 10, listening: 13 });
  assert.deepEqual(minutesOf(3), { reading: 1, listening: 1 });
});
