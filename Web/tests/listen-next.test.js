import assert from "node:assert/strict";
import test from "node:test";
import { moved, nextAfter } from "../js/listen-next/order.js";

test("a book moves as far as there is room", () => {
  assert.deepEqual(moved([1, 2, 3], 2, -1), [2, 1, 3]);
  assert.deepEqual(moved([1, 2, 3], 2, 1), [1, 3, 2]);
  assert.deepEqual(moved([1, 2, 3], 1, -1), [1, 2, 3]);
  assert.deepEqual(moved([1, 2, 3], 1, 9), [2, 3, 1]);
  assert.deepEqual(moved([1, 2, 3], 7, 1), [1, 2, 3]);
});

test("the next book is the first that is there and has not just ended", () => {
  const book = (id, missing = false) => ({ id, missing });
  assert.equal(nextAfter([], 1), null);
  assert.equal(nextAfter([book(1)], 1), null);
  assert.equal(nextAfter([book(1), book(2, true), book(3)], 1), 3);
});
