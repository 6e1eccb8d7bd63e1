import assert from "node:assert/strict";
import test from "node:test";
import { Fingers } from "../js/fixed/fingers.js";
import { sideOfTap } from "../js/fixed/tap-edges.js";

const at = (pointerId, clientX, clientY) => ({ pointerId, clientX, clientY });

/** The side that one finger asks for when it goes from the middle by so much. */
function swipe(across, down) {
  const fingers = new Fingers();
  fingers.press(at(1, 200, 200));
  assert.equal(fingers.move(at(1, 200 + across, 200 + down)), null);
  return fingers.lift({ pointerId: 1 });
}

test("a finger that goes far enough across asks for the page of the other side", () => {
  assert.equal(swipe(60, 0), "left");
  assert.equal(swipe(-60, 10), "right");
  assert.equal(swipe(47, 0), null, "too short");
  assert.equal(swipe(60, 50), null, "down as well");
});

test("two fingers zoom by how far they go apart, at the middle between them, and do not turn", () => {
  const fingers = new Fingers();
  fingers.press(at(1, 100, 100));
  fingers.press(at(2, 200, 100));
  assert.deepEqual(fingers.move(at(2, 300, 100)), { factor: 2, at: { x: 200, y: 100 } });
  assert.deepEqual(fingers.move(at(2, 200, 100)), { factor: 0.5, at: { x: 150, y: 100 } });
  assert.equal(fingers.lift({ pointerId: 2 }), null);
});

test("a finger that goes down scrolls; one that is not down is nobody's", () => {
  const fingers = new Fingers();
  fingers.press(at(1, 100, 100));
  fingers.move(at(1, 110, 150));
  assert.equal(fingers.isScrolling, true);
  assert.equal(fingers.move(at(9, 0, 0)), null);
  fingers.lift({ pointerId: 1 });
  assert.equal(fingers.isScrolling, false);
});

test("a tap at an edge asks for its side, for the other one where they are swapped, and for none where they are off", () => {
  const medium = { zones: "normal", size: "medium" };
  assert.equal(sideOfTap(0.1, medium), "left");
  assert.equal(sideOfTap(0.5, medium), null);
  assert.equal(sideOfTap(0.9, medium), "right");
  assert.equal(sideOfTap(0.15, { ...medium, size: "small" }), null);
  assert.equal(sideOfTap(0.9, { ...medium, zones: "swapped" }), "left");
  assert.equal(sideOfTap(0.1, { ...medium, zones: "off" }), null);
});
