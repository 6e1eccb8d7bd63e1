import assert from "node:assert/strict";
import test from "node:test";
import { Steadiness } from "../js/scroll/steadiness.js";

/** A page of which a letter has been moved down by so many pixels. */
function page({ before = 0, after = 0, drift = 0, position = 100, estimate = {}, isAtStart = false } = {}) {
  const done = [];
  const axis = { position, length: 500 };
  const flow = { before, after, estimateBefore: before, estimateAfter: after, isAtStart, ...estimate };
  const anchor = { drift, scrolled: (by) => done.push(`scrolled ${by}`) };
  const scroller = {
    to: (y) => {
      axis.position = y;
      done.push(`to ${y}`);
    },
    accept: () => done.push("accept"),
  };
  return { flow, axis, anchor, done, steadiness: new Steadiness({ flow, axis, anchor, scroller }) };
}

test("what grows above the view is taken out of the space before, and nothing is scrolled", () => {
  const { flow, done, steadiness } = page({ before: 900, drift: 40 });
  steadiness.settle();
  assert.equal(flow.before, 860);
  assert.deepEqual(done, ["accept"]);
});

test("where the space is too small, the page is scrolled by as much as the letter was moved", () => {
  const { flow, done, steadiness } = page({ before: 10, drift: 40 });
  steadiness.settle();
  assert.equal(flow.before, 10);
  assert.deepEqual(done, ["to 140", "scrolled 40", "accept"]);
});

test("a letter that is where it was needs nothing", () => {
  const { done, steadiness } = page({ before: 900 });
  steadiness.settle();
  assert.deepEqual(done, []);
});

test("where the browser has scrolled during a change, the page goes back", () => {
  const { axis, done, steadiness } = page({ before: 900, drift: 40 });
  steadiness.during(() => {
    axis.position = 60;
  });
  assert.deepEqual(done, ["to 100", "accept"]);
});

test("the space before follows its estimate when it is far from it, and the view stays", () => {
  const near = page({ before: 900, estimate: { estimateBefore: 1000 } });
  near.steadiness.adjustSpaces();
  assert.equal(near.flow.before, 900, "a quarter more or less is left alone");
  const far = page({ before: 900, drift: 1100, estimate: { estimateBefore: 2000 } });
  far.steadiness.adjustSpaces();
  assert.equal(far.flow.before, 2000);
  assert.deepEqual(far.done, ["to 1200", "scrolled 1100", "accept"]);
});

test("at the start of the book the space before is exact", () => {
  const { flow, steadiness } = page({ before: 3, isAtStart: true, estimate: { estimateBefore: 0 } });
  steadiness.adjustSpaces();
  assert.equal(flow.before, 0);
});

test("the space after grows at once, and shrinks only when it is much too large", () => {
  const more = page({ before: 900, after: 100, estimate: { estimateAfter: 400 } });
  more.steadiness.adjustSpaces();
  assert.equal(more.flow.after, 400);
  const less = page({ before: 900, after: 400, estimate: { estimateAfter: 350 } });
  less.steadiness.adjustSpaces();
  assert.equal(less.flow.after, 400);
});
