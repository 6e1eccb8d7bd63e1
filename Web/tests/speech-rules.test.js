// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { isSame, languageScope, moved, newRule, replaced, sampleOf, withoutKnown } from "../js/speech/rules.js";

const [a, b, c] = ["a", "b", "c"].map(newRule);

test("a rule is added, changed and removed by what it says", () => {
  assert.deepEqual(replaced([a], null, b), [a, b]);
  assert.deepEqual(replaced([a, b], { ...a, on: false }, c), [c, b]);
  assert.deepEqual(replaced([a, b], a, null), [b]);
  // One that is gone meanwhile is not lost when it is changed here.
  assert.deepEqual(replaced([a], b, c), [a, c]);
});

test("a rule moves by one place and not beyond the ends", () => {
  assert.deepEqual(moved([a, b, c], b, -1), [b, a, c]);
  assert.deepEqual(moved([a, b], b, 1), [a, b]);
  assert.deepEqual(moved([a], c, 1), [a]);
});

test("an imported list adds what is new", () => {
  assert.deepEqual(withoutKnown([a, b], [{ ...b, on: false }, c]), [c]);
  assert.ok(isSame(a, { ...a, on: false }));
});

test("only named languages have rules of their own", () => {
  assert.equal(languageScope("en-GB"), "language-en");
  assert.equal(languageScope("zh_Hant"), "language-zh");
  for (const tag of [null, "", "und", "english", "x"]) assert.equal(languageScope(tag), null);
});

test("a sample is one line of whole words", () => {
  assert.equal(sampleOf(" a\n  b "), "a b");
  assert.equal(sampleOf("one two three", 9), "one two");
});
