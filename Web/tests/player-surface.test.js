import assert from "node:assert/strict";
import test from "node:test";
import { isComfortable, isSeen } from "../js/player/comfort-zone.js";
import { isSameSpan, playheadAt, spanText } from "../js/player/playhead.js";
import { Problem } from "../js/model/problem.js";
import { saidOf } from "../js/player/status.js";
import { grouped, languageName } from "../js/player/voices.js";

const AREA = { top: 60, bottom: 760 };

test("a sentence in the upper part is left where it is, one near the foot or outside is not", () => {
  assert.ok(isComfortable(AREA, { top: 80, bottom: 140 }, null));
  assert.ok(isComfortable(AREA, { top: 400, bottom: 500 }, null));
  assert.ok(!isComfortable(AREA, { top: 640, bottom: 700 }, null));
  assert.ok(!isComfortable(AREA, { top: 20, bottom: 120 }, null));
  assert.ok(!isComfortable(AREA, { top: 900, bottom: 950 }, null));
});

test("a sentence taller than half the view is followed by its words", () => {
  const tall = { top: 100, bottom: 900 };
  assert.ok(isComfortable(AREA, tall, { top: 300, bottom: 330 }));
  assert.ok(!isComfortable(AREA, tall, { top: 700, bottom: 730 }));
});

test("a window without height, and a view that is all bars, never scroll", () => {
  assert.ok(isComfortable({ top: 60, bottom: 60 }, { top: 900, bottom: 950 }, null));
});

test("what is partly in view is seen", () => {
  assert.ok(isSeen(AREA, { top: 740, bottom: 800 }));
  assert.ok(!isSeen(AREA, { top: 761, bottom: 800 }));
  assert.ok(!isSeen(AREA, { top: 10, bottom: 60 }));
});

test("there is nothing to say while all goes well, and something in every trouble", () => {
  const said = (state, more = {}) => saidOf({ state, isConnectionLost: false, problem: null, ...more });
  for (const state of ["idle", "playing", "paused"]) assert.equal(said(state), null);
  assert.equal(
    said("failed", { problem: new Problem({ type: "voice-failed", title: "", status: 500, detail: "Why." }) }).text,
    "Why.",
  );
  for (const state of ["loading", "waiting", "reconnecting", "failed", "finished"]) assert.ok(said(state).text);
  assert.ok(said("playing", { isConnectionLost: true }).text);
});

test("a place goes on from its word, and before the first word from the first one", () => {
  const segment = { start: 10, end: 30, words: [12, 15, 0.5, 1] };
  const sentence = { start: 10, end: 30 };
  assert.equal(playheadAt({ segment, sentence, word: { start: 12, end: 15 } }).offset, 12);
  assert.equal(playheadAt({ segment, sentence, word: null }).offset, 12);
  assert.equal(playheadAt({ segment: { ...segment, words: [] }, sentence, word: null }).offset, 10);
  assert.equal(spanText(sentence), "10-30");
  assert.ok(isSameSpan(sentence, { start: 10, end: 30 }) && !isSameSpan(sentence, null));
});

test("voices stand by language, that of the book first", () => {
  const voice = (id, language) => ({ id, name: id, language, engine: "", description: "" });
  const voices = [voice("a", "en-US"), voice("b", "ja"), voice("c", "en-GB"), voice("d", "ja")];
  const order = (language) => grouped(voices, language).map((group) => group.language);
  assert.deepEqual(order("ja-JP"), ["ja", "en-US", "en-GB"]);
  assert.deepEqual(order(null), ["en-US", "ja", "en-GB"]);
  assert.equal(grouped(voices, "en")[2].voices.length, 2);
});

test("languages have names, and what is no language keeps its own", () => {
  assert.equal(languageName("en-US"), "American English");
  assert.equal(languageName("no such tag!"), "no such tag!");
});
