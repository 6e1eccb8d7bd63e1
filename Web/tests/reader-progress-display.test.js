import assert from "node:assert/strict";
import test from "node:test";

import { ProgressDisplay } from "../js/reader/progress-display.js";

function display(view, isFinished = () => false) {
  const shown = [];
  const progress = new ProgressDisplay({
    view: { chapter: 0, isAtEnd: false, pages: { pageAt: () => 3, count: 9, isExact: false }, ...view },
    details: { title: "Emma", length: 1000 },
    chapterCount: 2,
    isFinished,
    finder: { nameAt: (offset) => (offset === 0 ? "Emma" : "Volume II"), at: () => null },
    contents: { read() {}, mark() {} },
    header: { show: (place) => shown.push(place) },
  });
  return { progress, shown };
}

test("the header says where the reader is, and does not repeat the book's title", () => {
  const { progress, shown } = display({ firstVisibleOffset: 500, chapter: 1 });
  progress.show();
  assert.deepEqual(shown, [
    { title: "Volume II", fraction: 0.5, percent: 50, number: 2, count: 2, page: 3, pages: 9, isExact: false },
  ]);
  const first = display({ firstVisibleOffset: 0 });
  first.progress.show();
  assert.equal(first.shown[0].title, "");
});

test("a short book whose end is in view is read only once the reader has moved on", () => {
  const { progress } = display({ firstVisibleOffset: 10, isAtEnd: true });
  assert.equal(progress.fraction, 0.01);
  progress.moved(false);
  assert.equal(progress.fraction, 0.01);
  progress.moved(true);
  assert.equal(progress.fraction, 1);
  progress.goes();
  assert.equal(progress.fraction, 0.01);
});

test("a book that the voice has read to its end is read, though nobody has moved", () => {
  let isFinished = false;
  const { progress, shown } = display({ firstVisibleOffset: 0, isAtEnd: true }, () => isFinished);
  progress.show();
  isFinished = true;
  progress.show();
  assert.deepEqual(
    shown.map(({ percent }) => percent),
    [0, 100],
  );
});
