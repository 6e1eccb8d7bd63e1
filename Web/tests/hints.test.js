import assert from "node:assert/strict";
import test from "node:test";
import { HintProgress } from "../js/hints/progress.js";

/** What a device keeps. */
function device() {
  const values = new Map();
  return { read: (key) => values.get(key) ?? null, write: (key, value) => values.set(key, value) };
}

test("hints come one after the other, and go on where they stopped", () => {
  const kept = device();
  const progress = new HintProgress(3, kept);
  assert.deepEqual([progress.index, progress.isLast, progress.isOver], [0, false, false]);
  progress.step();
  assert.equal(new HintProgress(3, kept).index, 1);
  progress.step();
  assert.deepEqual([progress.index, progress.isLast, progress.isOver], [2, true, false]);
});

test("after the last hint none is due any more, until they are wanted once more", () => {
  const kept = device();
  const progress = new HintProgress(1, kept);
  progress.step();
  assert.equal(progress.isOver, true);
  assert.equal(new HintProgress(1, kept).isOver, true);
  HintProgress.forget(kept);
  assert.deepEqual([new HintProgress(1, kept).index, new HintProgress(1, kept).isOver], [0, false]);
});

test("a person who wants no other hint gets none", () => {
  const kept = device();
  new HintProgress(3, kept).end();
  assert.equal(new HintProgress(3, kept).isOver, true);
});
