// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { spokenBefore } from "../js/player/spoken-before.js";
import { Timeline } from "../js/player/timeline.js";
import { isSame, languageScope, moved, newRule, replaced, sampleOf, withoutKnown } from "../js/speech/rules.js";

const [a, b, c] = ["a", "b", "c"].map(newRule);

test("a rule is added, changed and removed by what it says", () => {
  assert.deepEqual(replaced([a], null, b), [a, b]);
  assert.deepEqual(replaced([a, b], { ...a, on: false }, c), [c, b]);
  assert.deepEqual(replaced([a, b], a, null), [b]);
  // One that is gone meanwhile is not lost when it is changed here.
  assert.deepEqual(replaced([a], b, c), [a, c]);
});

test("a rule moves by one place and not beyond the ends", () => {
  assert.deepEqual(moved([a, b, c], b, -1), [b, a, c]);
  assert.deepEqual(moved([a, b], b, 1), [a, b]);
  assert.deepEqual(moved([a], c, 1), [a]);
});

test("an imported list adds what is new", () => {
  assert.deepEqual(withoutKnown([a, b], [{ ...b, on: false }, c]), [c]);
  assert.ok(isSame(a, { ...a, on: false }));
});

test("only named languages have rules of their own", () => {
  assert.equal(languageScope("en-GB"), "language-en");
  assert.equal(languageScope("zh_Hant"), "language-zh");
  for (const tag of [null, "", "und", "english", "x"]) assert.equal(languageScope(tag), null);
});

test("a sample is one line of whole words", () => {
  assert.equal(sampleOf(" a\n  b "), "a b");
  assert.equal(sampleOf("one two three", 9), "one two");
});

test("going back passes over what is left out", async () => {
  const starts = [0, 10, 20, 30, 40];
  const before = async (/** @type {number} */ offset) => {
    const start = starts.findLast((one) => one < offset);
    return start === undefined ? null : { start, end: start + 9 };
  };
  // 10 to 30 are left out: what is spoken from there begins at 40.
  const spoken = async (/** @type {number} */ from) =>
    /** @type {any} */ ({ segments: [{ start: from < 10 ? from : 40, end: 49, words: [1], skipped: null }] });
  assert.deepEqual(await spokenBefore(40, before, spoken), { start: 0, end: 9 });
  assert.deepEqual(await spokenBefore(40, before, async () => null), { start: 30, end: 39 });
  assert.equal(await spokenBefore(0, before, spoken), null);
});

test("a timeline knows where the next sentence begins and the last one did", () => {
  const timeline = new Timeline(0);
  const segment = (
    /** @type {number} */ index,
    /** @type {number} */ start,
    /** @type {number} */ from,
    words = [start, start + 3, from, from + 1],
  ) => ({ index, chapter: 0, start, end: start + 9, from, to: from + (words.length ? 1 : 0), words, skipped: null });
  timeline.append({
    segments: [segment(0, 0, 0), segment(1, 10, 1.4, []), segment(2, 20, 1.4)],
    next: 3,
    complete: false,
    failure: null,
  });
  assert.deepEqual(timeline.after(0.5), { time: 1.4, offset: 20 });
  assert.equal(timeline.after(2), null);
  assert.deepEqual(timeline.before(20), { start: 0, end: 9 });
  assert.equal(timeline.before(0), null);
  assert.equal(timeline.at(1.5)?.sentence.start, 20);
});
