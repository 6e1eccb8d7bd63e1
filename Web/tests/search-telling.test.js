import assert from "node:assert/strict";
import test from "node:test";
import { Telling } from "../js/search/telling.js";
import { inOneLine, wordsOf } from "../js/search/wanted.js";

test("a short selection is searched for in one line, a long one and none are not", () => {
  assert.equal(wordsOf("  sense and\n sensibility "), "sense and sensibility");
  assert.equal(wordsOf(" \n "), undefined);
  assert.equal(wordsOf("a".repeat(201)), undefined);
  assert.equal(wordsOf(`${"a".repeat(200)}  `)?.length, 200);
  assert.equal(inOneLine(" a \t b "), "a b");
});

test("only the last thing is said, and nothing once it is stopped", (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const said = [];
  const telling = new Telling((text) => said.push(text));
  telling.soon("one", 100);
  telling.soon("two", 150);
  t.mock.timers.tick(149);
  assert.deepEqual(said, []);
  t.mock.timers.tick(1);
  assert.deepEqual(said, ["two"]);
  telling.soon("three", 100);
  telling.stop();
  t.mock.timers.tick(200);
  assert.deepEqual(said, ["two"]);
});
