import assert from "node:assert/strict";
import test from "node:test";
import { fractionRead } from "../js/reader/progress.js";
import { formatPercent, wholePercent } from "../js/basics/locale.js";

test("the end in view is the end of reading only for who has read on, or is in the last chapter", () => {
  const short = { offset: 40, length: 400, isAtEnd: true, isInLast: false, hasReadOn: false, isFinished: false };
  assert.equal(fractionRead(short), 0.1);
  assert.equal(fractionRead({ ...short, hasReadOn: true }), 1);
  assert.equal(fractionRead({ ...short, isInLast: true }), 1);
  assert.equal(fractionRead({ ...short, isInLast: true, offset: 0 }), 0);
  assert.equal(fractionRead({ ...short, isAtEnd: false, hasReadOn: true, isInLast: true }), 0.1);
  assert.equal(fractionRead({ ...short, length: 0, offset: 0 }), 0);
});

test("a finished book is read while its end is in view, and elsewhere to the place in view", () => {
  const heard = { offset: 0, length: 40, isAtEnd: true, isInLast: true, hasReadOn: false, isFinished: true };
  assert.equal(fractionRead(heard), 1);
  assert.equal(fractionRead({ ...heard, offset: 10, isAtEnd: false }), 0.25);
});

test("per cent are whole, and only the whole is a hundred", () => {
  for (let percent = 0; percent <= 100; percent += 1) assert.equal(wholePercent(percent / 100), percent);
  assert.equal(wholePercent(0.58), 58);
  assert.equal(wholePercent(0.9999), 99);
  assert.equal(wholePercent(0.0099), 0);
  assert.equal(wholePercent(-0.5), -50);
  assert.match(formatPercent(0.999), /^99\s?%$/);
});
