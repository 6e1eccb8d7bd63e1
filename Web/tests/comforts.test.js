import assert from "node:assert/strict";
import test from "node:test";
import { chapterEndAfter } from "../js/comforts/chapter-end.js";
import { FASTEST, SLOWEST, USUAL, nextPace, pageStay, readingSeconds, scrollSpeed } from "../js/model/auto-pace.js";
import { placeIn } from "../js/comforts/spoken-text.js";
import { FADE, SleepTimer } from "../js/player/sleep-timer.js";

const at = (now, offset, sentenceLeft = 1) => ({ now, offset, sentenceLeft });
const ends = (offset, count) => Math.ceil((offset + 1) / 1000) * 1000 + (count - 1) * 1000;

test("after its minutes sound fades and wakes where the fading began", () => {
  const timer = new SleepTimer({ kind: "minutes", minutes: 10 }, at(0, 0), ends);
  assert.deepEqual(timer.look(at(60_000, 100)), { fade: 1, wakeAt: null });
  assert.equal(timer.left(60_000), 540_000);
  const begun = timer.look(at(600_000 - FADE / 2, 5000));
  assert.ok(begun.fade > 0.1 && begun.fade < 0.5 && begun.wakeAt === null);
  let last = 1;
  for (let left = FADE / 2 - 100; left > 0; left -= 500) {
    const { fade } = timer.look(at(600_000 - left, 5100));
    assert.ok(fade <= last);
    last = fade;
  }
  assert.deepEqual(timer.look(at(600_000, 5200)), { fade: 0, wakeAt: 5000 });
});

test("more time ends the fading", () => {
  const timer = new SleepTimer({ kind: "minutes", minutes: 1 }, at(0, 0), ends);
  timer.look(at(50_000, 10));
  timer.extend(5, 50_000);
  assert.deepEqual(timer.look(at(60_000, 20)), { fade: 1, wakeAt: null });
  assert.equal(timer.look(at(360_000, 900)).wakeAt, 900);
});

test("a sentence is spoken to its end", () => {
  const timer = new SleepTimer({ kind: "sentence" }, at(0, 40), ends);
  assert.equal(timer.look(at(10, 42, 3)).wakeAt, null);
  assert.equal(timer.look(at(10, 42, null)).wakeAt, null);
  assert.equal(timer.look(at(3000, 48, 0.05)).wakeAt, 48);
});

test("chapters are counted from where one is", () => {
  const timer = new SleepTimer({ kind: "chapters", count: 2 }, at(0, 1500), ends);
  assert.equal(timer.look(at(1, 2500)).wakeAt, null);
  assert.equal(timer.look(at(1, 3000)).wakeAt, 3000);
});

test("the text goes by itself as fast as one reads", () => {
  // 570 letters are about 100 words: at 238 a minute 25 seconds.
  const speed = scrollSpeed({ pace: USUAL, units: 570, height: 500, language: "en" });
  assert.ok(Math.abs(500 / speed - 25.2) < 0.1);
  assert.ok(scrollSpeed({ pace: USUAL, units: 570, height: 500, language: "zh-Hans" }) < speed);
  assert.equal(scrollSpeed({ pace: USUAL, units: 0, height: 500, language: "en" }), 0);
  assert.ok(pageStay({ pace: USUAL, units: 0, language: "en" }) >= 2);
});

test("the pace stays within what can be read", () => {
  let pace = USUAL;
  for (let step = 0; step < 100; step += 1) pace = nextPace(pace, 1);
  assert.equal(pace, FASTEST);
  for (let step = 0; step < 100; step += 1) pace = nextPace(pace, -1);
  assert.equal(pace, SLOWEST);
});

test("the time that a book still takes goes by the reader's pace and the book's language", () => {
  assert.equal(Math.round(readingSeconds(5.7 * 240, { pace: 240, language: "en" })), 60);
  assert.ok(
    readingSeconds(1000, { pace: 200, language: "zh-Hans" }) > readingSeconds(1000, { pace: 200, language: "en" }),
  );
  assert.equal(readingSeconds(-5, { pace: 200, language: null }), 0);
});

test("sleeping at the end of so many chapters passes over those without text, and ends with the book", () => {
  const chapters = [0, 100, 100, 200].map((start, index) => ({ start, length: [100, 0, 100, 50][index] }));
  assert.equal(chapterEndAfter(chapters, 0, 1), 100);
  assert.equal(chapterEndAfter(chapters, 0, 2), 200);
  assert.equal(chapterEndAfter(chapters, 0, 3), 250);
  assert.equal(chapterEndAfter(chapters, 2, 9), 250);
});

test("a spoken word is found in what is shown in place of the book's text", () => {
  const parts = [
    { start: 10, end: 14, text: "The " },
    { start: 14, end: 18, text: "very long" },
    { start: 18, end: 20, text: "" },
    { start: 20, end: 25, text: " lamp" },
  ];
  assert.deepEqual([placeIn(parts, 10, false), placeIn(parts, 13, true)], [0, 3]);
  assert.deepEqual([placeIn(parts, 14, false), placeIn(parts, 18, true)], [4, 13]);
  assert.deepEqual([placeIn(parts, 21, false), placeIn(parts, 25, true)], [14, 18]);
  assert.deepEqual([placeIn(parts, 9, false), placeIn(parts, 26, true)], [-1, -1]);
});
