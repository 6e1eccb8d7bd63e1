import assert from "node:assert/strict";
import test from "node:test";

import { MatchWalk } from "../js/search/match-walk.js";

/** Matches at these offsets, a view at an offset that sees two matches' length, and where the walk went. */
function walk(offsets, { at = 0, next = null } = {}) {
  const matches = offsets.map((start) => ({ start, end: start + 5 }));
  const results = {
    matches,
    next,
    from: (offset, way) => {
      const index = matches.findIndex(({ start }) => start >= offset);
      if (way > 0) return index < 0 ? matches.length : index;
      return (index < 0 ? matches.length : index) - 1;
    },
  };
  const view = {
    firstVisibleOffset: at,
    isVisible: (start) => start >= view.firstVisibleOffset && start < view.firstVisibleOffset + 10,
  };
  const session = { results, more: async () => matches.push({ start: 900, end: 905 }) };
  const gone = [];
  const steps = new MatchWalk(session, view);
  steps.addEventListener("go", ({ detail }) => gone.push(detail));
  return { steps, view, gone, places: () => gone.map(({ index }) => index) };
}

test("the first step begins at the text in view, and the last match is followed by the first", async () => {
  const { steps, places } = walk([100, 200, 300], { at: 150 });
  await steps.step(1);
  await steps.step(1);
  await steps.step(1);
  await steps.step(-1);
  assert.deepEqual(places(), [1, 2, 0, 2]);
});

test("having read on, the next step begins at the text in view again", async () => {
  const { steps, view, places } = walk([100, 200, 300], { at: 0 });
  await steps.step(1);
  steps.readOn();
  view.firstVisibleOffset = 250;
  await steps.step(1);
  assert.deepEqual(places(), [0, 2]);
});

test("a current match that is still in view counts, though the reader has scrolled a little", async () => {
  const { steps, view, places } = walk([100, 104, 300], { at: 0 });
  await steps.step(1);
  view.firstVisibleOffset = 98;
  steps.readOn();
  await steps.step(1);
  assert.deepEqual(places(), [0, 1]);
});

test("stepping through matches is one jump, and a match that is in view is none", async () => {
  const { steps, view, gone } = walk([100, 200, 300], { at: 0 });
  await steps.step(1);
  await steps.step(1);
  assert.deepEqual(
    gone.map(({ isFirst }) => isFirst),
    [true, false],
  );
  steps.readOn();
  view.firstVisibleOffset = 298;
  steps.goTo(2);
  assert.deepEqual([gone[2].isSeen, gone[2].isFirst], [true, true]);
});

test("after the last known match more are asked for, where there are more", async () => {
  const { steps, places } = walk([100], { at: 150, next: 1 });
  await steps.step(1);
  assert.deepEqual(places(), [1]);
});

test("without matches there is no step", async () => {
  const { steps, places } = walk([]);
  await steps.step(1);
  assert.deepEqual(places(), []);
});
