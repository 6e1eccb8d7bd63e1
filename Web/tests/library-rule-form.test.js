import assert from "node:assert/strict";
import test from "node:test";
import { fields, firstValue, formOf, newRow, ruleOf, valueKind } from "../js/library/rule-form.js";
import { moved } from "../js/library/moved.js";
import { nested } from "../js/library/nested.js";
import { serverQuery } from "../js/library/filters.js";

test("a rule of one level becomes a form and the same rule again", () => {
  const rule = {
    any: [
      { field: "tag", test: "is", value: "sea" },
      { not: { field: "rating", test: "at-least", value: 3.5 } },
      { field: "favorite", test: "is", value: true },
      { field: "read", test: "missing" },
      { field: "collection", test: "is", value: 4 },
      { field: "added", test: "within", value: 30 },
      { field: "added", test: "before", value: "2026-01-01" },
    ],
  };
  assert.deepEqual(ruleOf(formOf(rule)), rule);
});

test("a single condition is a form of one row, and a nested rule is none", () => {
  const one = { field: "title", test: "contains", value: "3" };
  assert.deepEqual(ruleOf(formOf(one)), { all: [one] });
  assert.equal(formOf({ all: [{ any: [one] }] }), null);
  assert.equal(formOf({ not: { all: [one] } }), null);
});

test("every field that is offered has a kind of value for each of its tests", () => {
  for (const [field, tests] of Object.entries(fields)) {
    for (const name of tests) assert.ok(valueKind(field, name));
  }
  const { field, test: name } = newRow();
  assert.ok(fields[field].includes(name));
});

test("an item goes to another place", () => {
  assert.deepEqual(moved([1, 2, 3, 4], 2, 0), [3, 1, 2, 4]);
  assert.deepEqual(moved([1, 2, 3, 4], 0, 3), [2, 3, 4, 1]);
  assert.deepEqual(moved([1, 2], 1, 1), [1, 2]);
});

test("collections stand behind the one that they are in, and those of a parent that is not there at the top", () => {
  const all = [
    { id: 1, name: "a", parent: 3 },
    { id: 2, name: "b", parent: 9 },
    { id: 3, name: "c", parent: null },
  ];
  assert.deepEqual(
    nested(all).map(({ collection, isInner }) => [collection.name, isInner]),
    [
      ["b", false],
      ["c", false],
      ["a", true],
    ],
  );
});

test("the server is asked for what only it knows, a collection in its own order", () => {
  assert.equal(serverQuery({ tag: "a" }), null);
  assert.deepEqual(serverQuery({ publisher: "x", tag: "a" }), { publisher: "x" });
  assert.deepEqual(serverQuery({ collection: "3" }), { collection: "3", sort: "place" });
});

test("a condition begins with a value that its test can use", () => {
  for (const [field, tests] of Object.entries(fields)) {
    for (const name of tests) {
      const value = firstValue(field, name);
      const wanted = { state: "unread", flag: "true", days: "30" }[valueKind(field, name)] ?? "";
      assert.equal(value, wanted, `${field} ${name}`);
    }
  }
});
