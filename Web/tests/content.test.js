// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { isMark } from "../js/content/note-marks.js";
import { GROUPS, groupsOf, luminance } from "../js/text/style-choice.js";
import { FITTING, LARGEST, fitting, kept, zoomedAt } from "../js/content/zoom.js";

test("marks of notes are short", () => {
  for (const mark of ["1", "[12]", "*", "**", "†", "(3)", "a", "iv", " 7 ", "[注3]".slice(1, -1), "※"])
    assert.ok(isMark(mark), mark);
  for (const text of ["", "Chapter 1", "see", "12345", "Note", "1.2.3"]) assert.ok(!isMark(text), text);
});

test("a book's colours count on paper that is white enough for them", () => {
  assert.deepEqual(groupsOf({ isWanted: false, paper: "rgb(255, 255, 255)" }), []);
  assert.deepEqual(groupsOf({ isWanted: true, paper: "rgb(255, 255, 255)" }), GROUPS);
  assert.ok(!groupsOf({ isWanted: true, paper: "rgb(20, 21, 23)" }).includes("with-colors"));
  assert.deepEqual(
    groupsOf({ isWanted: true, paper: "rgb(255, 255, 255)", hasFont: true, hasSpacing: true, hasAlignment: true }),
    ["with-styles", "with-colors"],
  );
  assert.equal(luminance("transparent"), 1);
  assert.equal(luminance("rgba(0, 0, 0, 1)"), 0);
});

test("what is under the pointer stays there while a picture grows", () => {
  let shown = FITTING;
  for (const [factor, x, y] of [
    [2, 30, -40],
    [1.5, -10, 5],
    [0.5, 100, 100],
  ]) {
    const before = { x: (x - shown.x) / shown.scale, y: (y - shown.y) / shown.scale };
    shown = zoomedAt(shown, factor, { x, y });
    assert.ok(Math.abs((x - shown.x) / shown.scale - before.x) < 1e-9);
    assert.ok(Math.abs((y - shown.y) / shown.scale - before.y) < 1e-9);
  }
  assert.equal(zoomedAt(FITTING, 1000, { x: 0, y: 0 }).scale, LARGEST);
  assert.equal(zoomedAt(FITTING, 0.01, { x: 0, y: 0 }).scale, 1);
});

test("a picture does not leave the stage", () => {
  const stage = { width: 800, height: 600 };
  const picture = fitting({ width: 400, height: 600 }, stage);
  assert.deepEqual(picture, { width: 400, height: 600 });
  assert.deepEqual(kept({ scale: 1, x: 500, y: 500 }, picture, stage), { scale: 1, x: 0, y: 0 });
  assert.deepEqual(kept({ scale: 3, x: 5000, y: -5000 }, picture, stage), { scale: 3, x: 200, y: -600 });
});
