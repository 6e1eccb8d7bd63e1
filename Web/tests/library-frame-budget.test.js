// Claims about work that is spread over frames.

import assert from "node:assert/strict";
import { test } from "node:test";

import { FrameBudget } from "../js/library/frame-budget.js";

/** Work of so many pieces, so many for a frame; `frame` runs the next frame and says what is done by then. */
function work(count, each) {
  const frames = [];
  let done = 0;
  let wanted = count;
  const go = () => {
    while (done < wanted && budget.take()) done += 1;
  };
  const budget = new FrameBudget(each, (run) => frames.push(run), go);
  return {
    go,
    add: (more) => {
      wanted += more;
      go();
    },
    frame: () => {
      frames.shift()?.();
      return done;
    },
    done: () => done,
    isOver: () => frames.length === 0,
  };
}

test("a frame does so many pieces, and the next goes on by itself", () => {
  const { go, frame, done, isOver } = work(7, 3);
  go();
  assert.equal(done(), 3);
  go();
  assert.equal(done(), 3, "asked again in the same frame");
  assert.deepEqual([frame(), frame()], [6, 7]);
  frame();
  assert.ok(isOver(), "nothing runs while there is nothing to do");
});

test("what comes later in a frame has what is left of it", () => {
  const { go, add, frame, done } = work(2, 3);
  go();
  add(2);
  assert.equal(done(), 3);
  assert.equal(frame(), 4);
});
