// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { blockAt, byteAt, shareOf } from "../js/library/passage-places.js";

const passage = {
  html: "<p>a</p><p>b</p><p>c</p>",
  start: 5_000_000_000,
  end: 5_000_000_060,
  blocks: [5_000_000_002, 5_000_000_020, 5_000_000_040],
};

test("a share of a file of many gigabytes is a byte in it, and the end is its last byte", () => {
  assert.equal(byteAt(0.5, 10_000_000_001), 5_000_000_000);
  assert.equal(byteAt(1, 1000), 999);
  assert.equal(byteAt(0, 0), 0);
  assert.equal(shareOf(5_000_000_000, 10_000_000_000), 0.5);
  assert.equal(shareOf(0, 0), 0);
});

test("the place is the first paragraph that can be seen", () => {
  assert.equal(blockAt(passage, [100, 200, 300], 0), 5_000_000_002);
  assert.equal(blockAt(passage, [100, 200, 300], 100), 5_000_000_020);
  assert.equal(blockAt(passage, [-50, 10, 300], 20), 5_000_000_040);
});

test("a passage without paragraphs is at its own beginning", () => {
  assert.equal(blockAt({ html: "", start: 7, end: 9, blocks: [] }, [], 0), 7);
  assert.equal(blockAt(passage, [1, 2, 3], 10), passage.start);
});
