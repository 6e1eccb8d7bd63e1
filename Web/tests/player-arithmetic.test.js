import assert from "node:assert/strict";
import test from "node:test";
import { Backoff } from "../js/player/backoff.js";
import { clockText, fractionOf, paceOf, secondsLeft, timesIn } from "../js/player/pace.js";
import { Preferences } from "../js/player/preferences.js";
import { FASTEST, PRESETS, SLOWEST, allowedRate, fineStep, nextPreset, rateText } from "../js/player/rate.js";
import { verdictOn } from "../js/player/recovery.js";
import { SoundQuality, measuredRate } from "../js/player/sound-quality.js";
import { LateAnswer, TimelineFeed, withTimeout } from "../js/player/feed.js";
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
  isFlowing: false,
  hasEnded: false,
  isBroken: false,
  wasAway: false,
  time: 30,
  stillFor: 0,
  restarts: 0,
};

test("a stream that ends where its timeline ends has finished", () => {
  const complete = known(30.4, { complete: true });
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, complete), "finish");
});

test("a stream that ends before its timeline, or before that is complete, is taken up again", () => {
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, known(60, { complete: true })), "restart");
  assert.equal(verdictOn({ ...TROUBLE, hasEnded: true }, known(30)), "restart");
  assert.equal(verdictOn({ ...TROUBLE, isBroken: true }, known(60)), "restart");
  assert.equal(verdictOn({ ...TROUBLE, wasAway: true, stillFor: 5 }, known(60)), "restart");
});

test("a voice that can't keep up, or a slow network, is waited for", () => {
  assert.equal(verdictOn(TROUBLE, known(32)), "wait");
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 5 }, known(60)), "wait");
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 60 }, known(32)), "wait");
});

test("a stream that is made but does not arrive is begun again", () => {
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 26 }, known(60)), "restart");
});

test("slow is not gone: what still comes is waited for, whatever became of other requests", () => {
  // A block takes 8 s at 32 kbit/s, and as long again beside the text of a chapter.
  assert.equal(verdictOn({ ...TROUBLE, stillFor: 17 }, known(60)), "wait");
  assert.equal(verdictOn({ ...TROUBLE, wasAway: true, stillFor: 1 }, known(60)), "wait");
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

test("what ended a stream for good ends it until somebody asks again, however little of it was heard", () => {
  const failure = { type: "other-language", title: "", status: 422, detail: "No installed voice speaks Japanese." };
  for (const restarts of [0, 3]) {
    assert.equal(verdictOn({ ...TROUBLE, time: 4, isBroken: true, restarts }, known(30, { failure })), "fail");
    assert.equal(verdictOn({ ...TROUBLE, time: 4, hasEnded: true, restarts }, known(30, { failure })), "fail");
  }
});

test("an answer that is late beside a sound that comes is not a lost connection", async () => {
  const lost = [];
  for (const isArriving of [true, false]) {
    const feed = new TimelineFeed(new Timeline(0), async () => {
      throw new LateAnswer();
    });
    feed.isArriving = () => isArriving;
    feed.addEventListener("lost", () => lost.push(isArriving));
    const run = feed.run();
    await new Promise((resolve) => setTimeout(resolve, 10));
    feed.stop();
    await run;
  }
  assert.deepEqual(lost, [false]);
});

test("a request that takes too long is told from one that fails and from one that is given up", async () => {
  const never = (/** @type {AbortSignal} */ signal) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  await assert.rejects(withTimeout(new AbortController().signal, 5, never), LateAnswer);
  const ended = new AbortController();
  setTimeout(() => ended.abort(), 5);
  await assert.rejects(withTimeout(ended.signal, 10_000, never), { name: "AbortError" });
  await assert.rejects(
    withTimeout(new AbortController().signal, 50, async () => {
      throw new TypeError("Broken.");
    }),
    TypeError,
  );
});

test("the small stream is for connections that are too slow for the usual one", () => {
  const at = (
    /** @type {number} */ kilobits,
    /** @type {number} */ bytes = 60_000,
    /** @type {number} */ start = 0,
  ) => ({ responseStart: 10 + start, responseEnd: 10 + start + (bytes * 8) / kilobits, transferSize: bytes });
  const small = (/** @type {any[]} */ transfers, rate = 1, choice = "auto", canPlay = true) =>
    new SoundQuality(
      () => /** @type {any} */ (choice),
      canPlay,
      () => transfers,
    ).format(rate) === "opus";
  assert.equal(small([at(48)]), true);
  assert.equal(small([at(400)]), false);
  assert.equal(small([at(120)], 2), true);
  assert.equal(small([]), false);
  assert.equal(small([at(48, 4_000)]), false);
  assert.equal(small([at(48)], 1, "standard"), false);
  assert.equal(small([at(400)], 1, "small"), true);
  assert.equal(small([at(48)], 1, "small", false), false);
  // Six at once share the line, and what comes from the cache measures nothing.
  const shared = Array.from({ length: 6 }, () => at(60));
  assert.ok(Math.abs((measuredRate(shared) ?? 0) - 360) < 1);
  assert.equal(measuredRate([{ responseStart: 1, responseEnd: 2, transferSize: 0 }]), null);
});

test("a sound that falls silent twice though it is ready is asked for in small", () => {
  const quality = new SoundQuality(
    () => "auto",
    true,
    () => [],
  );
  quality.noteSilence();
  assert.equal(quality.format(1), "mp3");
  quality.noteSilence();
  assert.equal(quality.format(1), "opus");
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

test("speeds that a browser kept are handed over once, each with its book", () => {
  const store = storage();
  store.setItem(
    "vorleser.player",
    JSON.stringify({
      rate: 1.5,
      rates: [
        [1, 2],
        [2, 3],
      ],
      volume: 0.5,
    }),
  );
  assert.deepEqual(new Preferences(1, store).takeSpeeds(), { own: 2, last: 1.5 });
  assert.deepEqual(new Preferences(1, store).takeSpeeds(), { own: null, last: null });
  assert.deepEqual(new Preferences(2, store).takeSpeeds(), { own: 3, last: null });
  assert.equal(new Preferences(3, store).volume, 0.5);
});

test("times are shown as players show them, and what was heard and what is left is the whole", () => {
  assert.deepEqual([0, 9.6, 61, 3725].map(clockText), ["0:00", "0:10", "1:01", "1:02:05"]);
  const chapter = { start: 1000, length: 2000 };
  const { elapsed, left } = timesIn(chapter, 1500, 0.1, 2);
  assert.equal(elapsed, 25);
  assert.equal(elapsed + left, 100);
  assert.equal(timesIn(chapter, 0, null, 1).elapsed, 0);
  assert.equal(timesIn(chapter, 9000, null, 1).left, 0);
});

test("a storage that is forbidden, full or broken leaves the usual values", () => {
  const refusing = {
    getItem() {
      throw new Error("no");
    },
    setItem() {
      throw new Error("full");
    },
  };
  const broken = { getItem: () => '{"volume": "loud", "rates": 7, "rate": null}', setItem() {} };
  for (const store of [null, refusing, broken]) {
    const preferences = new Preferences(1, store);
    preferences.volume = 2;
    assert.deepEqual(preferences.takeSpeeds(), { own: null, last: null });
    assert.equal(preferences.volume, 1);
  }
});
