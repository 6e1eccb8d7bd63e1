// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { LoadQueue } from "../js/thumbnails/queue.js";
import { stepOf } from "../js/thumbnails/steps.js";
import { transformOf } from "../js/drawn/turned.js";

test("keys lead through a grid of pages, and not out of it", () => {
  const grid = { count: 10, columns: 3 };
  assert.equal(stepOf("ArrowRight", 2, grid), 3);
  assert.equal(stepOf("ArrowLeft", 0, grid), null);
  assert.equal(stepOf("ArrowDown", 5, grid), 8);
  assert.equal(stepOf("ArrowDown", 8, grid), null);
  assert.equal(stepOf("ArrowUp", 4, grid), 1);
  assert.equal(stepOf("End", 4, grid), 9);
  assert.equal(stepOf("ArrowRight", 2, { ...grid, isRightToLeft: true }), 1);
  assert.equal(stepOf("a", 2, grid), null);
});

test("two pictures are loaded at a time, the last that came into view first", async () => {
  /** @type {number[]} */
  const begun = [];
  /** @type {Map<number, (isThere: boolean) => void>} */
  const ends = new Map();
  const queue = new LoadQueue((/** @type {number} */ key) => {
    begun.push(key);
    return new Promise((resolve) => ends.set(key, resolve));
  }, 2);
  const rest = () => new Promise((resolve) => setTimeout(resolve));
  for (const key of [1, 2, 3, 4, 5]) queue.want(key);
  assert.deepEqual(begun, [1, 2]);
  queue.leave(5);
  queue.want(3);
  ends.get(1)?.(true);
  await rest();
  assert.deepEqual(begun, [1, 2, 4]);
  ends.get(4)?.(false);
  ends.get(2)?.(true);
  await rest();
  assert.deepEqual(begun, [1, 2, 4, 3]);
  // What failed is loaded again, what is there is not.
  queue.want(1);
  queue.want(4);
  await rest();
  assert.deepEqual(begun, [1, 2, 4, 3, 4]);
});

test("a page that is turned lies in its place", () => {
  const size = { width: 600, height: 800 };
  assert.equal(transformOf(size, 0, 2), "scale(2)");
  assert.equal(transformOf(size, 1, 0.5), "translate(400px, 0px) rotate(90deg) scale(0.5)");
  assert.equal(transformOf(size, 2, 0.5), "translate(300px, 400px) rotate(180deg) scale(0.5)");
  assert.equal(transformOf(size, 3, 0.5), "translate(0px, 300px) rotate(270deg) scale(0.5)");
});
