// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { runsOf, wordsIn } from "../js/drawn/runs.js";

/** Two chapters; the second begins at 20. */
const TEXT = "One two\nthree   four.Five six seven. A note.";
const texts = {
  chapterAt: (/** @type {number} */ offset) => (offset < 20 ? 0 : 1),
  textOf: async (/** @type {number} */ start, /** @type {number} */ end) => TEXT.slice(start, end),
};
const word = (/** @type {number} */ start, /** @type {number} */ length) => [start, length, 10, 20, 305, 400];

test("the server's numbers become words in the order of the text, in points", () => {
  assert.deepEqual(wordsIn([...word(4, 3), ...word(0, 3)]), [
    { start: 0, end: 3, left: 1, top: 2, right: 30.5, bottom: 40 },
    { start: 4, end: 7, left: 1, top: 2, right: 30.5, bottom: 40 },
  ]);
});

test("words of one chapter that follow each other are one run with the white space between them", async () => {
  const runs = await runsOf(wordsIn([...word(0, 3), ...word(4, 3), ...word(8, 5), ...word(16, 4)]), texts);
  assert.deepEqual(
    runs.map(({ text, chapter }) => [text, chapter]),
    [["One two\nthree   four", 0]],
  );
});

test("a run ends with its chapter, and before words that stand far behind", async () => {
  const runs = await runsOf(wordsIn([...word(16, 4), ...word(21, 4), ...word(42, 2)]), texts);
  assert.deepEqual(
    runs.map(({ text, chapter }) => [text, chapter]),
    [
      ["four", 0],
      ["Five", 1],
      [TEXT.slice(42, 44), 1],
    ],
  );
});
