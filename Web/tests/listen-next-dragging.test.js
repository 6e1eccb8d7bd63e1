import assert from "node:assert/strict";
import test from "node:test";
import { boundedBy, placeAt, scrollSpeed, wayOf } from "../js/listen-next/drag-place.js";

/** Rows of these heights, one below the other. */
function rows(...heights) {
  let top = 0;
  return heights.map((height) => {
    top += height;
    return { top: top - height, height };
  });
}

test("a row passes another one with its edge at the other's middle", () => {
  const boxes = rows(40, 40, 40, 40);
  for (const [from, by, to] of [
    [1, 0, 1],
    [1, 20, 1],
    [1, 21, 2],
    [1, 60, 2],
    [1, 61, 3],
    [1, -20, 1],
    [1, -21, 0],
    [3, -119, 0],
  ])
    assert.equal(placeAt(boxes, from, by), to, `${from} by ${by}`);
});

test("a high row comes to both ends of a list of low ones", () => {
  const boxes = rows(30, 200, 30);
  assert.equal(placeAt(boxes, 1, boundedBy(boxes, 1, -1000)), 0);
  assert.equal(placeAt(boxes, 1, boundedBy(boxes, 1, 1000)), 2);
});

test("a row stays within the list", () => {
  const boxes = rows(40, 40, 40);
  assert.equal(boundedBy(boxes, 1, -100), -40);
  assert.equal(boundedBy(boxes, 1, 100), 40);
  assert.equal(boundedBy(boxes, 0, -1), 0);
  assert.equal(boundedBy(boxes, 0, 33), 33);
  assert.equal(boundedBy(rows(40), 0, 50), 0);
});

test("the rows between both places make way, and no other", () => {
  const ways = (from, to) => [0, 1, 2, 3, 4].map((index) => wayOf(index, from, to, 40));
  assert.deepEqual(ways(1, 3), [0, 0, -40, -40, 0]);
  assert.deepEqual(ways(3, 1), [0, 40, 40, 0, 0]);
  assert.deepEqual(ways(2, 2), [0, 0, 0, 0, 0]);
});

test("a list scrolls at its edges, faster the nearer the pointer is, and not without bound", () => {
  const speed = (y) => scrollSpeed(y, 100, 500);
  assert.equal(speed(300), 0);
  assert.equal(speed(100 + 56), 0);
  assert.ok(speed(120) < 0 && speed(110) < speed(120));
  assert.ok(speed(480) > 0 && speed(490) > speed(480));
  assert.equal(speed(0), speed(100));
  assert.equal(speed(10_000), -speed(100));
  // A low list has a middle in which nothing moves.
  assert.equal(scrollSpeed(120, 100, 140), 0);
});
