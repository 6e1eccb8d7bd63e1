// Claims about searching, sentences, words and directions.

import assert from "node:assert/strict";
import { test } from "node:test";

import { distanceTo, offsetInSpaces } from "../js/scroll/alignment.js";
import { isRightToLeft } from "../js/text/direction.js";
import { Entries, contentsOf } from "../js/reader/entries.js";
import { firstThat, lastAtMost } from "../js/basics/binary-search.js";
import { sentenceFollowing, sentenceHolding, sentencePreceding } from "../js/text/sentences.js";
import { wordHolding } from "../js/text/words.js";

test("binary search finds what a walk finds", () => {
  const keys = [0, 0, 3, 3, 3, 8, 20];
  for (let value = -1; value <= 21; value += 1) {
    const walked = keys.reduce((found, key, index) => (key <= value ? index : found), -1);
    assert.equal(
      lastAtMost(keys.length, (index) => keys[index], value),
      walked,
    );
    const first = keys.findIndex((key) => key >= value);
    assert.equal(
      firstThat(keys.length, (index) => keys[index] >= value),
      first < 0 ? keys.length : first,
    );
  }
});

test("a sentence is found from each of its offsets, and from the gap before it", () => {
  const flat = [2, 9, 10, 64, 64, 70];
  assert.deepEqual(sentenceHolding(flat, 0), { start: 2, end: 9 });
  assert.deepEqual(sentenceHolding(flat, 8), { start: 2, end: 9 });
  assert.deepEqual(sentenceHolding(flat, 9), { start: 10, end: 64 });
  assert.deepEqual(sentenceHolding(flat, 64), { start: 64, end: 70 });
  assert.equal(sentenceHolding(flat, 70), null);
  assert.equal(sentenceHolding([], 0), null);
});

test("the neighbours of a sentence are never itself", () => {
  const flat = [2, 9, 10, 64, 64, 70];
  assert.deepEqual(sentenceFollowing(flat, 2), { start: 10, end: 64 });
  assert.deepEqual(sentenceFollowing(flat, 40), { start: 64, end: 70 });
  assert.equal(sentenceFollowing(flat, 64), null);
  assert.deepEqual(sentencePreceding(flat, 10), { start: 2, end: 9 });
  assert.deepEqual(sentencePreceding(flat, 40), { start: 2, end: 9 });
  assert.equal(sentencePreceding(flat, 2), null);
});

test("a word is found from inside, from the space before it and from the stop after it", () => {
  const text = "He said “stop.” Then";
  const at = (/** @type {number} */ offset) => {
    const word = wordHolding(text, offset, "en");
    return word && text.slice(word.start, word.end);
  };
  assert.equal(at(4), "said");
  assert.equal(at(7), "stop");
  assert.equal(at(13), "stop");
  assert.equal(at(14), "stop");
  assert.equal(at(15), "Then");
  assert.equal(wordHolding(" — ", 0, "en"), null);
});

test("Chinese and Japanese have words, and a language that does not exist does no harm", () => {
  const word = wordHolding("今天天气很好", 2, "zh");
  assert.ok(word && word.end - word.start < 4);
  assert.ok(wordHolding("plain", 0, "no such language!"));
});

test("lines run as the language does, not as the pages turn", () => {
  assert.equal(isRightToLeft("ja", "rtl"), false);
  assert.equal(isRightToLeft("he-IL", "ltr"), true);
  assert.equal(isRightToLeft(null, "rtl"), true);
  assert.equal(isRightToLeft("pa-Arab", "ltr"), true);
  assert.equal(isRightToLeft("en", "rtl"), false);
});

test("a line that can be seen is not scrolled to, one that can't is scrolled to as little as need be", () => {
  const area = { top: 70, bottom: 800 };
  assert.equal(distanceTo({ y: 400, height: 20 }, "nearest", area), 0);
  assert.equal(distanceTo({ y: 790, height: 20 }, "nearest", area), 10);
  assert.equal(distanceTo({ y: 50, height: 20 }, "nearest", area), -20);
  assert.equal(distanceTo({ y: 425, height: 20 }, "centre", area), 0);
  assert.equal(distanceTo({ y: 70, height: 20 }, "top", area), 0);
});

test("places in the spaces stand for the text that is not loaded, in order and within it", () => {
  const spaces = { room: 100_000, height: 900, before: 40_000, after: 50_000, start: 4000, end: 5000, length: 10_000 };
  let last = -1;
  for (let scrolled = 0; scrolled < 38_000; scrolled += 500) {
    const { offset } = offsetInSpaces({ ...spaces, scrolled, bottom: 50_000 - scrolled, isAbove: true });
    assert.ok(offset >= last && offset < 4000);
    last = offset;
  }
  for (let scrolled = 51_000; scrolled <= 100_000; scrolled += 500) {
    const { offset } = offsetInSpaces({ ...spaces, scrolled, bottom: 50_000 - scrolled, isAbove: false });
    assert.ok(offset >= Math.max(5000, last) && offset <= 10_000);
    last = offset;
  }
  assert.deepEqual(offsetInSpaces({ ...spaces, scrolled: 100_000, bottom: -50_000, isAbove: false }), {
    offset: 10_000,
    isEnd: true,
  });
});

/** @param {(string | null)[]} titles @param {[string, number, number][]} contents label, offset, chapter */
function namesIn(titles, contents) {
  const chapters = titles.map((title, index) => ({ index, title, start: 100 * index, length: 100, linear: true }));
  const entries = contents.map(([label, offset, chapter]) => ({ label, offset, chapter, children: [] }));
  const details = /** @type {any} */ ({ title: "The book", chapters, contents: entries });
  const finder = new Entries(contentsOf(details), details);
  return (/** @type {number} */ offset) => finder.nameAt(offset, Math.floor(offset / 100));
}

test("a place is called after its innermost entry, else after its chapter", () => {
  const name = namesIn(
    [null, "One", null, "Two", "Notes"],
    [
      ["I. One", 100, 1],
      ["I.1", 150, 1],
      ["II. Two", 300, 3],
    ],
  );
  assert.equal(name(10), "Part 1");
  assert.equal(name(120), "I. One");
  assert.equal(name(160), "I.1");
  // What has no title goes on with what was begun before.
  assert.equal(name(250), "I.1");
  assert.equal(name(300), "II. Two");
  assert.equal(name(450), "Notes");
});

test("without any contents chapters are numbered, and a single one is the book", () => {
  assert.equal(namesIn([null, null], [])(150), "Part 2");
  assert.equal(namesIn([null], [])(50), "The book");
});

test("what nobody sees parts and joins no words", () => {
  for (const mark of ["\u2060", "\u00AD", "\u200B", "\uFEFF", "\u200E"]) {
    for (const [pattern, wanted] of [
      ["the question|—Oh", ["the", "question", "Oh"]],
      ["manners!|—so", ["manners", "so"]],
      ["ex|am|ple|", ["ex|am|ple"]],
      ["|a |b", ["a", "b"]],
    ]) {
      const text = pattern.replaceAll("|", mark);
      const found = new Set();
      for (let offset = 0; offset < text.length; offset += 1) {
        const word = wordHolding(text, offset, "en");
        if (word) found.add(text.slice(word.start, word.end));
      }
      assert.deepEqual(
        [...found],
        wanted.map((one) => one.replaceAll("|", mark)),
      );
    }
  }
});
