import assert from "node:assert/strict";
import test from "node:test";
import { Problem } from "../js/model/problem.js";
import { PlayerFacts } from "../js/player/player-facts.js";
import { LateAnswer } from "../js/player/feed.js";
import { examine, isAllHeard, meaningOf } from "../js/player/stream-examination.js";
import { Stream } from "../js/player/stream.js";
import { StreamRecovery } from "../js/player/stream-recovery.js";
import { StreamTrouble } from "../js/player/stream-trouble.js";

/** One sentence of two words, the first from 0 to 1 s. */
const segment = { index: 0, start: 0, end: 10, from: 0, to: 20, words: [0, 4, 0, 1, 5, 10, 1, 20], skipped: null };
const made = { segments: [segment], next: 1, complete: false, failure: null };

/** A sound that wants to play and does not, watched by a recovery; `answer` is what the server says of its timeline. */
function listening(answer) {
  const sound = Object.assign(new EventTarget(), { time: 0.5, rate: 1, hasEnded: false, isBroken: false });
  const states = [];
  const facts = new PlayerFacts(() => states.push(facts.state));
  const done = [];
  const asked = [];
  const recovery = new StreamRecovery({
    sound,
    facts,
    offset: () => 5,
    start: (offset) => done.push(`start ${offset}`),
    fail: (error) => done.push(`fail ${error?.type ?? "unplayable"}`),
    renewRules: () => done.push("rules"),
  });
  const timeline = async (request, index) => {
    asked.push([request.from, index]);
    return answer();
  };
  const stream = new Stream({ address: () => "", timeline }, { from: 0, voice: "heart", rules: "r" });
  facts.set({ isStarted: true, wantsSound: true });
  recovery.watch(stream);
  const say = (name, change = {}) => {
    Object.assign(sound, change);
    sound.dispatchEvent(new Event(name));
  };
  return { stream, sound, facts, states, done, asked, recovery, say };
}

/** Lets promises and timers that are due go on. */
async function settled(t, milliseconds = 0) {
  t.mock.timers.tick(milliseconds);
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
}

const refusal = (type) => {
  throw new Problem({ type, title: "", status: 400, detail: "No." });
};

test("sound that comes ends the waiting, and sound that stops begins it", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { facts, states, asked, say } = listening(() => made);
  say("flowing");
  say("starved");
  assert.deepEqual(states, ["loading", "playing", "waiting"]);
  assert.deepEqual(asked, []);
  await settled(t, 3000);
  assert.deepEqual(asked, [[0, 0]], "the server is asked how things are");
  say("flowing");
  assert.equal(facts.state, "playing");
});

test("where the server was away, the stream is begun anew at the word last heard", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  let isAway = true;
  const { stream, facts, done, asked, recovery, say } = listening(() => (isAway ? refusal("unreachable") : made));
  say("flowing");
  stream.feed.dispatchEvent(new Event("lost"));
  assert.ok(facts.isConnectionLost, "which is said while the sound still comes");
  say("broken", { isBroken: true });
  await settled(t, 0);
  assert.deepEqual([facts.state, done], ["reconnecting", []]);
  isAway = false;
  recovery.online();
  await settled(t);
  assert.deepEqual(asked.at(-1), [5, 0], "what a new stream needs is asked for, and no more");
  assert.deepEqual(done, ["start 5"]);
});

test("a refusal ends it, but rules that the server does not know are asked for anew", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  for (const [type, end] of [
    ["gone", "fail gone"],
    ["other-rules", "rules"],
  ]) {
    const { done } = listening(() => refusal(type));
    await settled(t, 3000);
    assert.deepEqual(done, [end]);
  }
});

test("a sound that is heard to its end finishes", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { stream, facts, say } = listening(() => made);
  stream.timeline.append({ ...made, complete: true });
  say("flowing");
  say("over", { hasEnded: true, time: 20 });
  assert.equal(facts.state, "finished");
});

test("a sound that never plays is given up after some attempts", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { stream, done, recovery, say } = listening(() => made);
  stream.timeline.append(made);
  for (let i = 0; i < 10 && !done.includes("fail unplayable"); i += 1) {
    say("broken", { isBroken: true });
    // No wait between attempts is longer.
    await settled(t, 10_000);
    if (done.at(-1)?.startsWith("start")) {
      recovery.leave();
      recovery.watch(stream);
    }
  }
  assert.deepEqual(done, ["start 5", "start 5", "start 5", "start 5", "fail unplayable"]);
});

test("a seek that brings no sound in time is given up, and nothing is asked meanwhile", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] });
  const { asked, done, recovery, say } = listening(() => made);
  say("flowing");
  recovery.expectSeek(400, () => done.push("another stream"));
  say("starved");
  await settled(t, 400);
  assert.deepEqual([asked, done], [[], ["another stream"]]);
});

test("trouble is forgotten after some seconds of sound, and a server that was away makes no restart count", () => {
  let now = 0;
  const trouble = new StreamTrouble(() => now);
  trouble.begin();
  now = 30_000;
  assert.deepEqual([trouble.stillFor, trouble.isArriving], [30, false]);
  trouble.arrived();
  assert.deepEqual([trouble.stillFor, trouble.isArriving], [0, true]);
  const first = trouble.nextPause();
  assert.ok(trouble.nextPause() > first, "each pause is longer");
  trouble.restarts();
  trouble.wasAway = true;
  trouble.restarts();
  assert.equal(trouble.restartCount, 1);
  trouble.flows(10);
  trouble.heard(12.9);
  assert.equal(trouble.restartCount, 1);
  trouble.heard(13.1);
  assert.deepEqual([trouble.restartCount, trouble.nextPause()], [0, first]);
  trouble.end();
  assert.equal(trouble.wasAway, false);
});

test("all of a stream was heard when its end and that of its timeline are a second apart at most", () => {
  const timeline = { isComplete: true, knownUntil: 100 };
  assert.ok(isAllHeard({ hasEnded: true, isBroken: false, time: 99.2 }, timeline));
  assert.ok(!isAllHeard({ hasEnded: true, isBroken: false, time: 90 }, timeline));
  assert.ok(!isAllHeard({ hasEnded: false, isBroken: false, time: 100 }, timeline));
  assert.ok(!isAllHeard({ hasEnded: true, isBroken: false, time: 100 }, { ...timeline, isComplete: false }));
});

test("a new stream is tried where the old one can give no more, from the word last heard", () => {
  const asked = [];
  const stream = (knownUntil) => ({
    timeline: { knownUntil },
    request: { from: 7 },
    probe: (from) => asked.push(`probe ${from}`),
    examine: () => asked.push("examine"),
  });
  const sound = { time: 1, hasEnded: false, isBroken: false };
  const broken = { ...sound, isBroken: true };
  examine(stream(20), { sound, wasAway: false, offset: 9 });
  examine(stream(20), { sound: broken, wasAway: false, offset: 9 });
  examine(stream(20), { sound, wasAway: true, offset: undefined });
  examine(stream(0), { sound: broken, wasAway: false, offset: 9 });
  assert.deepEqual(asked, ["examine", "probe 9", "probe 7", "examine"]);
});

test("an error in place of an answer means other rules, a refusal, a late answer or a server that is away", () => {
  const problem = (type, status) => new Problem({ type, title: "", status, detail: "No." });
  assert.equal(meaningOf(problem("other-rules", 409), false), "rules");
  assert.equal(meaningOf(problem("not-found", 404), true), "refused");
  assert.equal(meaningOf(new LateAnswer(), true), "late");
  assert.equal(meaningOf(new LateAnswer(), false), "away");
  assert.equal(meaningOf(problem("unreachable", 0), false), "away");
});
