// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { PassageMatches } from "../js/library/passage-matches.js";
import {
  blockAt,
  blockOf,
  byteAt,
  hasTextBehind,
  isSamePassage,
  placeOf,
  shareOf,
} from "../js/library/passage-places.js";
import { saidOfPassages } from "../js/library/passage-said.js";
import { Problem } from "../js/model/problem.js";
import { sentenceOf } from "../js/ui/problem-sentence.js";

const passage = {
  html: "<p>a</p><p>b</p><p>c</p>",
  language: "en",
  byte: 5_000_000_001,
  offset: 0,
  start: 5_000_000_000,
  end: 5_000_000_060,
  blocks: [5_000_000_002, 5_000_000_020, 5_000_000_040],
};

test("a share of a file of many gigabytes is a byte in it, and the end is its last byte", () => {
  assert.equal(byteAt(0.5, 10_000_000_001), 5_000_000_000);
  assert.equal(byteAt(1, 1000), 999);
  assert.equal(byteAt(0, 0), 0);
  assert.equal(shareOf(5_000_000_000, 10_000_000_000), 0.5);
  assert.equal(shareOf(0, 0), 0);
});

test("the place is the first paragraph that can be seen", () => {
  assert.equal(blockAt(passage, [100, 200, 300], 0), 5_000_000_002);
  assert.equal(blockAt(passage, [100, 200, 300], 100), 5_000_000_020);
  assert.equal(blockAt(passage, [-50, 10, 300], 20), 5_000_000_040);
});

test("a place in the text is in the last block that begins at or before it", () => {
  assert.equal(blockOf([0, 12, 40], 12), 1);
  assert.equal(blockOf([0, 12, 40], 39), 1);
  assert.equal(blockOf([3, 12], 1), 0);
  assert.equal(blockOf([], 5), 0);
});

test("a passage without paragraphs is at its own beginning", () => {
  assert.equal(blockAt({ ...passage, html: "", start: 7, end: 9, blocks: [] }, [], 0), 7);
  assert.equal(blockAt(passage, [1, 2, 3], 10), passage.start);
});

test("a passage is the same wherever in it was looked", () => {
  assert.ok(isSamePassage(passage, { ...passage, byte: passage.byte + 9, offset: 2 }));
  assert.ok(!isSamePassage(passage, { ...passage, end: passage.end + 4 }), "more of it has arrived");
});

test("the voice goes on where words are left", () => {
  assert.ok(hasTextBehind({ html: "<p>a &lt; b</p>\n<p>c</p>", offset: 6 }));
  assert.ok(!hasTextBehind({ html: "<p>a &lt; b</p>\n<p>c</p>", offset: 7 }));
  assert.ok(!hasTextBehind({ html: "<p>\u3000</p>", offset: 0 }));
  assert.ok(!hasTextBehind({ html: null, offset: 0 }));
});

test("a match is found in its passage by what stands around it", () => {
  const text = "the lamp was out,\nand the lamp on the quay, too";
  const match = { before: "out, and the ", text: "lamp", after: " on the" };
  assert.deepEqual(placeOf(text, match), { start: 26, end: 30 });
  assert.deepEqual(placeOf(text, { before: "elsewhere, ", text: "quay", after: "" }), { start: 38, end: 42 });
  assert.deepEqual(placeOf(text, { before: "", text: "the lamp was", after: "…" }), { start: 0, end: 12 });
  assert.equal(placeOf(text, { before: "", text: "ship", after: "" }), null);
});

/** @param {number} start */
const found = (start) => ({ start, end: start + 4, before: "", text: "lamp", after: "" });

/** Answers in order, and notes from where was asked. @param {any[]} answers */
function asked(answers) {
  /** @type {number[]} */
  const places = [];
  const matches = new PassageMatches(async (from) => {
    places.push(from);
    return answers[places.length - 1];
  });
  return { matches, places };
}

test("a search goes on from answer to answer until it has enough", async () => {
  const { matches, places } = asked([
    { matches: [], next: 16, more: true },
    { matches: [found(20), found(30)], next: 32, more: true },
    { matches: [found(40)], next: 48, more: true },
  ]);
  let told = 0;
  const { signal } = new AbortController();
  await matches.find(2, signal, () => (told += 1));
  assert.deepEqual([places, matches.all.length, told], [[0, 16], 2, 2]);
  await matches.find(1, signal, () => {});
  assert.deepEqual([places, matches.all.at(-1)?.start, matches.next], [[0, 16, 32], 40, 48]);
});

test("at the end of what has arrived a search waits, and at the end of the file it is over", async () => {
  const { matches, places } = asked([
    { matches: [found(2)], next: 16, more: false },
    { matches: [], next: null, more: false },
  ]);
  const { signal } = new AbortController();
  await matches.find(50, signal, () => {});
  assert.deepEqual([places, matches.next], [[0], 16]);
  await matches.find(50, signal, () => {});
  await matches.find(50, signal, () => {});
  assert.deepEqual([places, matches.next, matches.all.length], [[0, 16], null, 1]);
});

test("what comes after a search was given up is forgotten", async () => {
  const { matches } = asked([{ matches: [found(2)], next: null, more: false }]);
  const given = new AbortController();
  const finding = matches.find(50, given.signal, () => assert.fail("nothing is told"));
  given.abort();
  await assert.rejects(finding);
  assert.equal(matches.all.length, 0);
});

test("the voice says that the rest has not arrived, that the text is a book, or why it stops, but not that a book ends", () => {
  /** @type {any} */
  const voice = { state: "finished", isConnectionLost: false, problem: null, ending: { isWhole: false, error: null } };
  const said = (/** @type {any} */ change) => saidOfPassages({ ...voice, ...change }, "sea.txt")?.text;
  assert.equal(said({}), "The text has been uploaded up to here.");
  assert.equal(said({ ending: { isWhole: true, error: null } }), "End of book");
  const gone = new Problem({ type: "not-found", title: "", status: 404, detail: "" });
  assert.equal(said({ ending: { isWhole: false, error: gone } }), "“sea.txt” was added.");
  assert.equal(said({ state: "failed", problem: gone, ending: null }), "“sea.txt” was added.");
  const busy = new Problem({ type: "busy", title: "", status: 503, detail: "Later." });
  assert.equal(said({ ending: { isWhole: false, error: busy } }), sentenceOf(busy));
  assert.equal(said({ state: "playing", ending: null }), undefined);
});
