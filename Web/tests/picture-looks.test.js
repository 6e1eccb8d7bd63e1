import assert from "node:assert/strict";
import { test } from "node:test";

import { inkOf } from "../js/content/picture-looks.js";
import { isOut } from "../js/text/overflow.js";

/** @param {number[]} pixel @param {number} share of all that it is; the rest is seen through */
const picture = (pixel, share) =>
  Uint8ClampedArray.from({ length: 400 }, (_, at) => (at < 400 * share ? pixel[at % 4] : 0));

test("a dark drawing on a transparent ground is told from a photograph", () => {
  assert.equal(inkOf(picture([0, 0, 0, 255], 0.3)), "grey");
  assert.equal(inkOf(picture([20, 20, 120, 255], 0.3)), "coloured");
  assert.equal(inkOf(picture([0, 0, 0, 255], 1)), null);
  assert.equal(inkOf(picture([240, 240, 240, 255], 0.3)), null);
  assert.equal(inkOf(picture([0, 0, 0, 0], 1)), null);
  // The grey of small print is lost, too.
  assert.equal(inkOf(picture([96, 96, 96, 255], 0.3)), "grey");
});

test("black words in a coloured picture without a ground need a light one", () => {
  const orange = picture([255, 140, 0, 255], 0.5);
  assert.equal(inkOf(orange), null);
  const labelled = orange.map((part, at) => (at < 16 && at % 4 < 3 ? 0 : part));
  assert.equal(inkOf(labelled), "coloured");
  // With a ground of its own it is seen as it is.
  assert.equal(inkOf(labelled.map((part, at) => (at % 4 === 3 ? 255 : part))), null);
});

test("a box is within its own column, whichever that is", () => {
  const one = { left: 20, length: 280, step: 0 };
  const box = (/** @type {number} */ left, /** @type {number} */ right) => [
    /** @type {any} */ ({ left, right, width: right - left, height: 10 }),
  ];
  assert.equal(isOut(box(20, 300), one), false);
  assert.equal(isOut(box(20, 400), one), true);
  assert.equal(isOut(box(-10, 100), one), true);
  const many = { left: 20, length: 280, step: 320 };
  assert.equal(isOut(box(340, 620), many), false);
  assert.equal(isOut(box(340, 700), many), true);
  assert.equal(isOut(box(10, 300), many), true);
  assert.equal(isOut(box(20, 20), many), false);
});
