import assert from "node:assert/strict";
import test from "node:test";

import { Steps } from "../js/player/steps.js";

/** A book of sentences of ten units in chapters of these lengths. */
function stepsIn(lengths, { timeline } = {}) {
  let start = 0;
  const chapters = lengths.map((length) => {
    const chapter = { start, length };
    start += length;
    return chapter;
  });
  const sentence = (at) => (at < 0 || at >= start ? null : { start: at - (at % 10), end: at - (at % 10) + 10 });
  const sentences = {
    chapterAt: (offset) => chapters.findLastIndex((chapter) => chapter.length > 0 && chapter.start <= offset),
    sentenceAt: async (offset) => sentence(offset),
    sentenceBefore: async (offset) => sentence(offset - (offset % 10) - 10),
    sentenceAfter: async (offset) => sentence(offset - (offset % 10) + 10),
  };
  return new Steps({ chapters, sentences, source: { timeline } });
}

const at = (offset) => ({ offset, sentence: null, word: null });
const { signal } = new AbortController();
const never = { before: () => null };

test("a step back begins the sentence again once two seconds of it were heard", async () => {
  const steps = stepsIn([100]);
  assert.equal((await steps.sentenceBefore(at(25), () => 2.1, null, signal)).start, 20);
  assert.equal((await steps.sentenceBefore(at(25), () => 1.9, null, signal)).start, 10);
  assert.equal((await steps.sentenceAfter(at(25))).start, 30);
});

test("before the first sentence there is only that one, and after the last one none", async () => {
  const steps = stepsIn([100]);
  assert.equal((await steps.sentenceBefore(at(5), () => 0, null, signal)).start, 0);
  assert.equal(await steps.sentenceAfter(at(95)), null);
});

test("what the timeline knows counts, and by rules the server is asked what is spoken", async () => {
  const asked = [];
  const timeline = async (request, index) => {
    asked.push([request.from, request.rules, index]);
    throw new TypeError("No connection.");
  };
  const steps = stepsIn([100], { timeline });
  const known = { request: { from: 0, rules: "r" }, timeline: { before: () => ({ start: 7, end: 9 }) } };
  assert.equal((await steps.sentenceBefore(at(55), () => 0, known, signal)).start, 7);
  assert.deepEqual(asked, []);
  await steps.sentenceBefore(at(55), () => 0, { request: { from: 0, rules: "r" }, timeline: never }, signal);
  assert.ok(asked.length > 0 && asked.every(([, rules, index]) => rules === "r" && index === 0));
});

test("a chapter back is the beginning of this one, once its first sentence is over", async () => {
  const steps = stepsIn([30, 30]);
  assert.equal((await steps.chapterBeside(at(45), -1)).start, 30);
  assert.equal((await steps.chapterBeside(at(35), -1)).start, 0);
  assert.equal(await steps.chapterBeside(at(5), -1), null);
});

test("chapters without text are passed over, and after the last one there is none", async () => {
  const steps = stepsIn([30, 0, 0, 30]);
  assert.equal((await steps.chapterBeside(at(5), 1)).start, 30);
  assert.equal((await steps.chapterBeside(at(31), -1)).start, 0);
  assert.equal(await steps.chapterBeside(at(31), 1), null);
});
