import assert from "node:assert/strict";
import test from "node:test";
import { Listed } from "../js/library/listed.js";

const NOBODY = new Set();
const answer = (numbers, groups = null) => ({ numbers, groups, begun: [], heard: [], choices: { books: 9 } });

test("until the first answer nothing is known, which is no empty library", () => {
  const listed = new Listed();
  assert.equal(listed.choices, null);
  assert.deepEqual(listed.without(NOBODY).numbers, []);
  assert.equal(listed.without(NOBODY), listed.without(NOBODY), "the list is not drawn anew");
  assert.ok(!listed.isOf({ search: "" }));
});

test("a list is that of what was wanted, until another one comes", () => {
  const listed = new Listed();
  listed.take(answer([1, 2]), { search: "boat" });
  assert.ok(listed.isOf({ search: "boat" }));
  assert.ok(!listed.isOf({ search: "" }));
  assert.equal(listed.choices.books, 9);
});

test("the numbers are the same array until a book leaves or the list is another", () => {
  const listed = new Listed();
  listed.take(answer([1, 2, 3]), {});
  const { numbers } = listed.without(NOBODY);
  assert.equal(listed.without(NOBODY).numbers, numbers);
  assert.deepEqual(listed.without(new Set([2])).numbers, [1, 3]);
  listed.take(answer([3]), {});
  assert.deepEqual(listed.without(NOBODY).numbers, [3]);
});

test("a book that is gone leaves its place empty, and in groups it counts until the list comes anew", () => {
  const listed = new Listed();
  listed.drop(1);
  listed.take(answer([1, 2]), {});
  listed.drop(1);
  assert.deepEqual(listed.without(NOBODY).numbers, [2]);
  listed.take(answer([1, 2], [{ name: "Ada", count: 2 }]), {});
  listed.drop(1);
  assert.deepEqual(listed.without(NOBODY).numbers, [1, 2]);
});
