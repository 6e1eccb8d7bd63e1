import assert from "node:assert/strict";
import test from "node:test";
import { STEP, actionOf, drawingSize, stepOf } from "../js/content/viewer-keys.js";

test("arrows go to the next picture, and move one that is larger than the window", () => {
  assert.deepEqual(actionOf("ArrowRight", false), { go: 1 });
  assert.deepEqual(actionOf("ArrowLeft", false), { go: -1 });
  assert.deepEqual(actionOf("ArrowRight", true), { move: [-80, 0] }, "what is on the right comes into view");
  assert.deepEqual(actionOf("ArrowUp", true), { move: [0, 80] });
});

test("plus and minus undo each other, zero shows all of the picture, other keys are not the viewer's", () => {
  assert.deepEqual(actionOf("+", false), { zoom: STEP });
  assert.deepEqual(actionOf("=", true), { zoom: STEP });
  assert.deepEqual(actionOf("-", true), { zoom: 1 / STEP });
  assert.deepEqual(actionOf("0", true), { fits: true });
  assert.equal(actionOf("a", false), null);
});

test("only a long swipe turns, to the picture that it pulls in", () => {
  assert.equal(stepOf(100), -1);
  assert.equal(stepOf(-100), 1);
  for (const across of [0, 30, -30, NaN]) assert.equal(stepOf(across), null);
});

test("a drawing is as large as its view box, else as its sides say, else as browsers draw it", () => {
  const drawing = (attributes) => ({ getAttribute: (name) => attributes[name] ?? null });
  assert.deepEqual(drawingSize(drawing({ viewBox: "0 0 40, 30", width: "7" })), { width: 40, height: 30 });
  assert.deepEqual(drawingSize(drawing({ viewBox: "0 0 0 0", width: "70px", height: "50" })), {
    width: 70,
    height: 50,
  });
  assert.deepEqual(drawingSize(drawing({})), { width: 300, height: 300 });
});
