import assert from "node:assert/strict";
import test from "node:test";
import { Backoff } from "../js/player/backoff.js";
import { fractionOf, paceOf, secondsLeft } from "../js/player/pace.js";
import { Preferences } from "../js/player/preferences.js";
import { FASTEST, PRESETS, SLOWEST, allowedRate, fineStep, nextPreset, rateText } from "../js/player/rate.js";
import { verdictOn } from "../js/player/recovery.js";
import { NOTHING_YET, isRunning, stateOf } from "../js/player/state.js";
import { Timeline } from "../js/player/timeline.js";

test("speeds stay between the slowest and the fastest and on the fine steps", () => {
  assert.equal(allowedRate(99), FASTEST);
  assert.equal(allowedRate(0), SLOWEST);
  assert.equal(allowedRate(NaN), 1);
  assert.equal(allowedRate(1.234), 1.25);
  let rate = SLOWEST;
  for (let k = 0; k < 200; k += 1) rate = fineStep(rate, 1);
  assert.equal(rate, FASTEST);
});

test("the presets lead through all speeds both ways", () => {
  const up = [SLOWEST];
  while (up.at(-1) < FASTEST) up.push(nextPreset(up.at(-1), 1));
  assert.deepEqual(up, PRESETS);
  const down = [FASTEST];
  while (down.at(-1) > SLOWEST) down.push(nextPreset(down.at(-1), -1));
  assert.deepEqual(down, [...PRESETS].reverse());
  assert.equal(nextPreset(1.1, 1), 1.25);
  assert.equal(nextPreset(1.1, -1), 1);
});

test("a speed is written as briefly as it can be", () => {
  assert.deepEqual([1, 1.5, 1.25, 0.55].map(rateText), ["1×", "1.5×", "1.25×", "0.55×"]);
});

test("attempts come after 0.5 s to 10 s", () => {
  const backoff = new Backoff();
  const seconds = Array.from({ length: 8 }, () => backoff.next());
  assert.deepEqual(seconds, [0.5, 1, 2, 4, 8, 10, 10, 10]);
  backoff.reset();
  assert.equal(backoff.next(), 0.5);
});

test("each fact has its state", () => {
  const state = (facts) => stateOf({ ...NOTHING_YET, ...facts });
  const wants = { isStarted: true, wantsSound: true };
  assert.equal(state({}), "idle");
  assert.equal(state(wants), "loading");
  assert.equal(state({ ...wants, isFlowing: true, wasHeard: true }), "playing");
  assert.equal(state({ ...wants, isFlowing: true, isLost: true }), "playing");
  assert.equal(state({ ...wants, wasHeard: true }), "waiting");
  assert.equal(state({ ...wants, wasHeard: true, isLost: true }), "reconnecting");
  assert.equal(state({ isStarted: true, wasHeard: true }), "paused");
  assert.equal(state({ ...wants, hasFailed: true }), "failed");
  assert.equal(state({ isStarted: true, isFinished: true }), "finished");
  assert.ok(isRunning("waiting") && !isRunning("paused") && !isRunning("failed"));
});

function known(seconds, changes = {}) {
  const timeline = new Timeline(0);
  const segment = { index: 0, chapter: 0, start: 0, end: seconds * 15, from: 0, to: seconds, words: [], skipped: null };
  timeline.append({ segments: [segment], next: 1, complete: false, failure: null, ...changes });
  return timeline;
}

const TROUBLE = {
  isFlowing: false, hasEnded: false, isBroken: false, wasAway: false, time: 30, stillFor: 0, restarts: 0,
};

test("a stream that ends where its timeline ends has finished", () => {
  const complete = known(30.4, { complete: true });
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, complete), "finish");
});

test("a stream that ends before its timeline, or before that is complete, is taken up again", () => {
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, known(60, { complete: true })), "restart");
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, known(30)), "restart");
  assert.equal(verdictOn({ ...TROUBLE, isBroken: true }, known(60)), "restart");
  assert.equal(verdictOn({ ...TROUBLE, wasAway: true }, known(60)), "restart");
});

test("a voice that can't keep up, or a slow network, is waited for", () => {
  assert.equal(verdictOn(TROUBLE, known(32)), "wait");
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 5 }, known(60)), "wait");
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 60 }, known(32)), "wait");
});

test("a stream that is made but does not arrive is begun again", () => {
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 13 }, known(60)), "restart");
});

test("of a sound that is refused before anything of it is known the timeline will say why", () => {
  assert.equal(verdictOn({ ...TROUBLE, time: 0, isBroken: true }, known(0)), "wait");
  assert.equal(verdictOn({ ...TROUBLE, time: 0, isBroken: true, wasAway: true }, known(0)), "restart");
  const failure = { type: "voice-failed", title: "", status: 503, detail: "No voice speaks Polish." };
  assert.equal(verdictOn({ ...TROUBLE, time: 0, isBroken: true }, known(0, { failure })), "fail");
});

test("a sound that breaks again and again without being heard is given up", () => {
  assert.equal(verdictOn({ ...TROUBLE, isBroken: true, restarts: 4 }, known(60)), "unplayable");
});

test("a voice that stopped for good fails when all was heard, not before", () => {
  const failure = { type: "voice-failed", title: "", status: 503, detail: "It stopped." };
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, known(30, { failure })), "fail");
  assert.equal(verdictOn({ ...TROUBLE, isFlowing: true }, known(60, { failure })), "none");
});

test("the time left follows from the pace, the place and the speed", () => {
  const pace = paceOf(known(30));
  assert.ok(Math.abs(pace - 1 / 15) < 1e-9);
  const chapter = { start: 1000, length: 1500 };
  assert.equal(Math.round(secondsLeft(chapter, 1000, pace, 1)), 100);
  assert.equal(Math.round(secondsLeft(chapter, 1750, pace, 2)), 25);
  assert.equal(secondsLeft(chapter, 9000, pace, 1), 0);
  assert.equal(secondsLeft(chapter, 1000, null, 1), null);
  assert.equal(paceOf(known(10)), null);
  assert.equal(fractionOf(chapter, 1750), 0.5);
  assert.equal(fractionOf({ start: 0, length: 0 }, 0), 0);
});

function storage() {
  const values = new Map();
  return { getItem: (key) => values.get(key) ?? null, setItem: (key, value) => values.set(key, value) };
}

test("each book keeps its speed, and a new book begins with the one used last", () => {
  const store = storage();
  new Preferences(1, store).rate = 1.5;
  new Preferences(2, store).rate = 2;
  assert.equal(new Preferences(1, store).rate, 1.5);
  assert.equal(new Preferences(2, store).rate, 2);
  assert.equal(new Preferences(3, store).rate, 2);
});

test("what is stored for thousands of books stays small", () => {
  const store = storage();
  for (let book = 1; book <= 2000; book += 1) new Preferences(book, store).rate = 1.5;
  assert.ok(store.getItem("vorleser.player").length < 10_000);
});

test("a storage that is forbidden, full or broken leaves the usual values", () => {
  const refusing = { getItem() { throw new Error("no"); }, setItem() { throw new Error("full"); } };
  const broken = { getItem: () => "{\"volume\": \"loud\", \"rates\": 7, \"rate\": null}", setItem() {} };
  for (const store of [null, refusing, broken]) {
    const preferences = new Preferences(1, store);
    preferences.rate = 2;
    assert.equal(preferences.rate, 1);
    assert.equal(preferences.volume, 1);
  }
});
