// Claims about lists of replacement rules.

import assert from "node:assert/strict";
import { test } from "node:test";

import { isSame, moved, nameOf, newRule, replaced, withoutKnown } from "../js/replacements/rules.js";

const rule = (pattern, more = {}) => ({ ...newRule(), pattern, ...more });
const [a, b, c] = ["a", "b", "c"].map((pattern) => rule(pattern));

test("a rule is added at the end, changed in its place and removed", () => {
  assert.deepEqual(replaced([a, b], null, c), [a, b, c]);
  assert.deepEqual(replaced([a, b, c], b, rule("x")), [a, rule("x"), c]);
  assert.deepEqual(replaced([a, b, c], b, null), [a, c]);
});

test("a rule that another device has removed comes back when it is changed here", () => {
  assert.deepEqual(replaced([a], b, c), [a, c]);
  assert.deepEqual(replaced([a], b, null), [a]);
});

test("a rule moves by one, and stays at the ends", () => {
  assert.deepEqual(moved([a, b, c], c, -1), [a, c, b]);
  assert.deepEqual(moved([a, b, c], a, -1), [a, b, c]);
  assert.deepEqual(moved([a, b, c], c, 1), [a, b, c]);
});

test("whether it is on makes no other rule, and what is missing is as Legado has it", () => {
  assert.ok(isSame(a, { ...a, isEnabled: false }));
  assert.ok(isSame({ pattern: "a" }, rule("a", { isRegex: true })));
  assert.ok(!isSame(a, { ...a, scope: "Emma" }));
  assert.deepEqual(withoutKnown([a, b], [b, c]), [c]);
});

test("a rule without a name is called by what it finds", () => {
  assert.equal(nameOf(a), "a");
  assert.equal(nameOf(rule("a", { name: "ads" })), "ads");
});
