// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { boxesOf, wordsInside } from "../js/drawn/links.js";

const link = { boxes: [100, 200, 500, 320, 100, 320, 300, 440], page: 2, offset: 40, address: null };

test("a link over two lines has two boxes, in points", () => {
  assert.deepEqual(boxesOf(link), [
    { left: 10, top: 20, right: 50, bottom: 32 },
    { left: 10, top: 32, right: 30, bottom: 44 },
  ]);
  assert.deepEqual(boxesOf({ ...link, boxes: [1, 2, 3] }), []);
});

test("a link is named by the words whose middle is in it", () => {
  const word = (/** @type {string} */ text, /** @type {number} */ left, /** @type {number} */ top) => ({
    text,
    left,
    right: left + 10,
    top,
    bottom: top + 10,
  });
  const words = [word("See ", 0, 21), word("chapter ", 12, 21), word("two", 38, 22), word("below.", 31, 33)];
  assert.equal(wordsInside(words, boxesOf(link)), "chapter two");
});
