import assert from "node:assert/strict";
import test from "node:test";
import { isLastSeen, neighbourOf, partHolding, pieceAt } from "../js/paged/part-order.js";
import { setPart } from "../js/paged/part-setting.js";

const part = (chapter, start, end, { count = 3, isLast = true } = {}) => ({ chapter, start, end, count, isLast });

test("the end of a chapter belongs to its last piece, unless the next one begins there", () => {
  const [one, two, next] = [part(0, 0, 10, { isLast: false }), part(0, 10, 20), part(1, 20, 30)];
  assert.equal(pieceAt([one, two], 10), two);
  assert.equal(pieceAt([one, two], 20), two);
  assert.equal(pieceAt([one, two, next], 20), next);
  assert.equal(pieceAt([one], 10), undefined);
});

test("a place at the border of two chapters is held by the chapter that is asked for", () => {
  const [before, after] = [part(0, 0, 20), part(1, 20, 40)];
  assert.equal(partHolding([before, after], 20, 0), before);
  assert.equal(partHolding([before, after], 20, 1), after);
  assert.equal(partHolding([before, after], 41, 1), undefined);
});

test("a turn passes over parts without pages", () => {
  const [first, empty, last] = [part(0, 0, 10), part(1, 10, 10, { count: 0 }), part(2, 10, 20)];
  assert.equal(neighbourOf([first, empty, last], first, 1), last);
  assert.equal(neighbourOf([first, empty, last], last, -1), first);
  assert.equal(neighbourOf([first, empty], first, 1), undefined);
});

test("a book ends where only parts without pages follow, and not before they are known", () => {
  const [last, empty] = [part(0, 0, 10), part(1, 10, 10, { count: 0 })];
  assert.ok(isLastSeen([last, empty], last, 1));
  assert.ok(!isLastSeen([last], last, 1));
  assert.ok(!isLastSeen([last, part(1, 10, 20)], last, 1));
  assert.ok(isLastSeen([last], last, 0));
  assert.ok(!isLastSeen([part(0, 0, 5, { isLast: false })], part(0, 0, 5, { isLast: false }), 0));
});

/** A part of pieces that take so many milliseconds each, and what becomes of it. @param {number} milliseconds */
function setting(milliseconds, pieces = ["a", "b", "c"]) {
  const seen = { staged: null, grown: [], isRemoved: false };
  const one = {
    chapter: 0,
    index: 0,
    element: { remove: () => (seen.isRemoved = true) },
    grow(piece) {
      seen.grown.push(piece);
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
    },
  };
  const strip = { stage: (_, isAfter) => (seen.staged = isAfter) };
  return { seen, one, strip, chapters: { pieces: () => pieces } };
}

test("a part is set piece by piece, and taken away again when nobody waits for it", async () => {
  const whole = setting(0);
  const options = { isAfter: false, isUrgent: () => false, isOver: () => false };
  assert.ok(await setPart(whole.one, { strip: whole.strip, chapters: whole.chapters, ...options }));
  assert.deepEqual(whole.seen, { staged: false, grown: ["a", "b", "c"], isRemoved: false });
  // Every piece takes longer than a turn, so that it is asked after the first one.
  const left = setting(8);
  const over = { ...options, isOver: () => true };
  assert.ok(!(await setPart(left.one, { strip: left.strip, chapters: left.chapters, ...over })));
  assert.deepEqual(left.seen, { staged: false, grown: ["a"], isRemoved: true });
});
