import assert from "node:assert/strict";
import test from "node:test";
import { furthestPosition } from "../js/navigation/other-devices.js";
import { Jumps } from "../js/reader/jumps.js";
import { fractionIn, ticksOf } from "../js/navigation/ticks.js";

test("back and forward lead through the places that were left", () => {
  const jumps = new Jumps();
  assert.equal(jumps.goBack(5), null);
  jumps.left(10);
  jumps.left(20);
  assert.equal(jumps.goBack(30), 20);
  assert.equal(jumps.goBack(20), 10);
  assert.equal(jumps.back, null);
  assert.equal(jumps.goForward(10), 20);
  assert.equal(jumps.goForward(20), 30);
  assert.equal(jumps.forward, null);
});

test("a new jump ends the way forward", () => {
  const jumps = new Jumps();
  jumps.left(1);
  jumps.goBack(2);
  jumps.left(3);
  assert.equal(jumps.forward, null);
  assert.equal(jumps.back, 3);
});

test("ticks that could not be told apart are left out, and there is none at the ends", () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ offset: index * 1000 }));
  const ticks = ticksOf(many, 3_000_000);
  assert.ok(ticks.length <= 160 && ticks.length > 100);
  assert.ok(
    ticks.every((fraction, index) => fraction > 0 && fraction < 1 && (index === 0 || fraction > ticks[index - 1])),
  );
  assert.deepEqual(ticksOf([{ offset: 0 }, { offset: 50 }, { offset: null }, { offset: 100 }], 100), [0.5]);
  assert.deepEqual(ticksOf([], 0), []);
});

test("a share of the book is understood as people write it", () => {
  assert.equal(fractionIn("42"), 0.42);
  assert.equal(fractionIn(" 42,5 % "), 0.425);
  for (const text of ["", "101", "-3", "a", "4 2"]) assert.equal(fractionIn(text), null, text);
});

test("a device that was clearly further is offered once", () => {
  const positions = [
    { device: "desk", offset: 100 },
    { device: "tablet", offset: 9000 },
    { device: "phone", offset: 5000 },
  ];
  const here = { offset: 100, device: "desk", known: new Set(), name: ({ device }) => device };
  assert.equal(furthestPosition(positions, here).device, "tablet");
  assert.equal(furthestPosition(positions, { ...here, known: new Set(["tablet"]) }), null);
  assert.equal(furthestPosition(positions, { ...here, offset: 8500 }), null);
});
