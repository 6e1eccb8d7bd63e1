import assert from "node:assert/strict";
import test from "node:test";
import { ChapterLine } from "../js/player/chapter-line.js";
import { PlayerFacts } from "../js/player/player-facts.js";
import { PlayheadTracker } from "../js/player/playhead-tracker.js";
import { StreamChoice } from "../js/player/stream-choice.js";
import { RulesChange } from "../js/player/rules-change.js";
import { Timeline } from "../js/player/timeline.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

test("the facts tell of a change only when the state or the connection is another one", () => {
  const told = [];
  const facts = new PlayerFacts(() => told.push([facts.state, facts.isConnectionLost]));
  facts.set({ isStarted: true, wantsSound: true });
  facts.set({ wasHeard: false });
  facts.set({ isFlowing: true, wasHeard: true });
  facts.set({ isLost: true });
  facts.reset();
  facts.reset();
  assert.deepEqual(told, [
    ["loading", false],
    ["playing", false],
    ["playing", true],
    ["idle", false],
  ]);
});

/** A tracker over sentences of ten units; `told` are the offsets and sentences that it told of. */
function tracker() {
  const told = [];
  const sentences = {
    sentenceAt: async (offset) => ({ start: offset - (offset % 10), end: offset - (offset % 10) + 10 }),
  };
  const playhead = new PlayheadTracker(sentences, ({ offset, sentence }) => told.push([offset, sentence.start]));
  return { playhead, told };
}

const moment = (start) => ({
  segment: { start, words: [start, start + 4, 0, 1] },
  sentence: { start, end: start + 10 },
  word: { start, end: start + 4 },
});

test("the playhead is where somebody goes, and follows the sound once that is there", async () => {
  const { playhead, told } = tracker();
  playhead.moveTo(13);
  assert.equal(playhead.place.offset, 13);
  playhead.follow(moment(40));
  await settled();
  assert.deepEqual(told, [[13, 10]], "not to a sound of another place");
  playhead.isMoved = false;
  playhead.follow(moment(10));
  playhead.follow(moment(10));
  playhead.follow(null);
  assert.deepEqual(told, [
    [13, 10],
    [10, 10],
  ]);
});

test("of several places the sentence of the last one is marked, and none of a place that was left", async () => {
  const { playhead, told } = tracker();
  playhead.moveTo(13);
  playhead.moveTo(25);
  await settled();
  assert.deepEqual(told, [[25, 20]]);
  playhead.moveTo(31);
  playhead.forgetLookup();
  await settled();
  assert.deepEqual(told, [[25, 20]]);
});

test("a stream can be asked for once voice and rules are known, and a voice that was chosen meanwhile stays", async () => {
  const choice = new StreamChoice({ voice: async () => "heart", rules: async () => "r1" });
  assert.ok(!choice.isKnown);
  choice.voice = "bella";
  await choice.learn();
  assert.ok(choice.isKnown);
  assert.deepEqual(choice.requestFrom(7, 1), {
    from: 7,
    voice: "bella",
    rules: "r1",
    format: "mp3",
    languages: undefined,
  });
  assert.ok(
    choice.isOf({ from: 0, voice: "bella", rules: "r1" }) && !choice.isOf({ from: 0, voice: "bella", rules: "r2" }),
  );
  assert.ok(!choice.isOf(undefined));
});

test("without a connection the rules stay unknown, and without a voice nothing is read", async () => {
  const lost = async () => {
    throw new TypeError("No connection.");
  };
  const choice = new StreamChoice({ voice: async () => "heart", rules: lost });
  await choice.learn();
  assert.deepEqual([choice.voice, choice.rules], ["heart", null]);
  await assert.rejects(new StreamChoice({ voice: lost, rules: lost }).learn());
});

test("other rules count from the next sentence, which is made ready before", () => {
  const asked = [];
  const source = {
    timeline: async (request, index) => {
      asked.push([request.from, request.rules, index]);
      return { segments: [], next: 0, complete: false, failure: null };
    },
  };
  const timeline = new Timeline(0);
  const change = new RulesChange(source, new AbortController().signal);
  const stream = { request: { from: 0, voice: "heart", rules: "r1" }, timeline };
  assert.equal(change.plan(stream, 0.5, "r2"), false, "while the next sentence is not known");
  const segments = [0, 1].map((index) => ({
    index,
    start: 10 * index,
    end: 10 * index + 10,
    from: 2 * index,
    to: 2 * index + 1.5,
    words: [10 * index, 10 * index + 10, 2 * index, 2 * index + 1.5],
    skipped: null,
  }));
  timeline.append({ segments, next: 2, complete: false, failure: null });
  assert.equal(change.plan(stream, 0.5, "r2"), true);
  assert.deepEqual(asked, [[10, "r2", 0]]);
  assert.deepEqual([change.takeDue(1.5), change.takeDue(1.9), change.takeDue(1.95)], [null, 10, null]);
});

test("the bar tells the time left every five seconds, and at once in another chapter or state", () => {
  let now = 0;
  const player = { state: "idle", timeline: null, rate: 1 };
  const chapters = [
    { start: 0, length: 100 },
    { start: 100, length: 100 },
  ];
  const parts = { player, chapters, nameAt: (offset, index) => `Chapter ${index + 1}`, hint: () => "Tap a word." };
  const line = new ChapterLine(parts, () => now);
  assert.deepEqual(line.at(25, 0), { fraction: 0.25, told: { name: "Chapter 1", left: "Tap a word." } });
  now = 4999;
  assert.deepEqual(line.at(50, 0), { fraction: 0.5, told: null });
  player.state = "playing";
  line.renew();
  const said = line.at(50, 0).told.left;
  assert.ok(said.includes("50"), "how far the chapter is, while the pace is unknown");
  assert.equal(line.at(51, 0).told, null);
  now += 5000;
  assert.notEqual(line.at(51, 0).told, null);
  assert.equal(line.at(101, 1).told.name, "Chapter 2");
  assert.equal(line.at(300, 2), null);
});
