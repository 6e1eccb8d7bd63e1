import assert from "node:assert/strict";
import test from "node:test";
import { Problem } from "../js/model/problem.js";

// What the player takes from the page besides its audio element.
globalThis.document = Object.assign(new EventTarget(), { hidden: false });
globalThis.requestAnimationFrame = () => 0;
globalThis.cancelAnimationFrame = () => {};
globalThis.addEventListener = () => {};
const { Player } = await import("../js/player/player.js");

const settled = async () => {
  for (let i = 0; i < 5; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** An audio element that has 60 s of what it loads at once. */
class FakeAudio extends EventTarget {
  loaded = [];
  paused = true;
  ended = false;
  error = null;
  currentTime = 0;
  readyState = 0;
  buffered = { length: 1, start: () => 0, end: () => 60 };
  seekable = this.buffered;
  set src(address) {
    this.loaded.push(address);
    this.readyState = 4;
    this.currentTime = 0;
  }
  hasAttribute() {
    return this.readyState > 0;
  }
  removeAttribute() {
    this.readyState = 0;
  }
  load() {}
  async play() {
    this.paused = false;
    queueMicrotask(() => this.dispatchEvent(new Event("playing")));
  }
  pause() {
    this.paused = true;
    this.dispatchEvent(new Event("pause"));
  }
  /** Plays on to a time. */
  reach(seconds) {
    this.currentTime = seconds;
    this.dispatchEvent(new Event("timeupdate"));
  }
}

/** Sentences of ten units, each spoken in two seconds; the third can't be spoken. Chapters of thirty units. */
function playing(t, { learn = async () => "heart", rules = async () => "r1" } = {}) {
  const spanAt = (offset) => ({ start: offset - (offset % 10), end: offset - (offset % 10) + 10 });
  const timeline = async ({ from }) => {
    const segments = [0, 1, 2, 3, 4].map((index) => {
      const { start, end } = spanAt(from + 10 * index);
      const [begin, done] = [2 * index, 2 * index + 1.8];
      const words = [start, start + 4, begin, begin + 0.5, start + 5, end, begin + 0.6, done];
      return { index, start, end, from: begin, to: done, words, skipped: start === 20 ? "No." : null };
    });
    return { segments, next: 5, complete: true, failure: null };
  };
  const audio = new FakeAudio();
  const player = new Player({
    source: { address: (request) => `${request.from} ${request.voice} ${request.rules}`, timeline },
    sentences: {
      chapterAt: (offset) => Math.floor(offset / 30),
      sentenceAt: async (offset) => spanAt(offset),
      sentenceBefore: async (offset) => (offset < 10 ? null : spanAt(offset - 10)),
      sentenceAfter: async (offset) => spanAt(offset + 10),
    },
    chapters: [
      { start: 0, length: 30 },
      { start: 30, length: 30 },
    ],
    firstOffset: async () => 5,
    voice: learn,
    rules,
    audio,
  });
  t.after(() => player.destroy());
  const events = [];
  for (const name of ["chosen", "begin", "skipped", "destroyed"])
    player.addEventListener(name, () => events.push(name));
  return { player, audio, events };
}

test("it begins at the first offset once voice and rules are known, and says what it did", async (t) => {
  const { player, audio, events } = playing(t);
  await player.resume();
  await settled();
  assert.deepEqual(audio.loaded, ["5 heart r1"]);
  assert.deepEqual(events, ["chosen", "begin"]);
  assert.equal(player.state, "playing");
});

test("of two places asked for at once the last one is heard", async (t) => {
  const { player, audio } = playing(t);
  player.play(40);
  player.play(10);
  await settled();
  assert.deepEqual(audio.loaded, ["10 heart r1"]);
});

test("a place that has arrived is sought, and another voice begins a stream at the same word", async (t) => {
  const { player, audio } = playing(t);
  player.play(0);
  await settled();
  audio.reach(0.7);
  assert.equal(player.place.offset, 5);
  player.play(10);
  assert.equal(audio.currentTime, 2);
  await settled();
  audio.reach(2.7);
  player.useVoice("bella");
  assert.deepEqual(audio.loaded, ["0 heart r1", "15 bella r1"]);
});

test("another voice while it is paused counts when it goes on", async (t) => {
  const { player, audio } = playing(t);
  player.play(0);
  await settled();
  player.pause();
  player.useVoice("bella");
  assert.deepEqual([player.state, audio.loaded.length], ["paused", 1]);
  await player.resume();
  assert.equal(audio.loaded.at(-1), "0 bella r1");
});

test("other rules count from the next sentence on while it plays, and at once where it waits", async (t) => {
  const { player, audio } = playing(t);
  player.play(0);
  await settled();
  audio.reach(1);
  player.useRules("r2");
  assert.equal(audio.loaded.length, 1);
  audio.reach(1.95);
  assert.deepEqual(audio.loaded, ["0 heart r1", "10 heart r2"]);
  player.useRules("r3");
  assert.equal(audio.loaded.at(-1), "10 heart r3");
});

test("steps go one after the other, and back repeats a sentence of which two seconds were heard", async (t) => {
  const { player, audio } = playing(t);
  player.play(0);
  await settled();
  await Promise.all([player.skipSentence(1), player.skipSentence(1)]);
  assert.equal(player.place.offset, 20);
  await player.skipChapter(1);
  assert.equal(player.place.offset, 30);
  await settled();
  audio.reach(0.7);
  await player.skipSentence(-1);
  assert.equal(player.place.offset, 20);
  await settled();
  await player.repeatSentence();
  assert.equal(player.place.offset, 20);
});

test("a step while it is paused moves the place and makes no sound", async (t) => {
  const { player, audio } = playing(t);
  player.play(0);
  await settled();
  player.pause();
  await player.skipSentence(1);
  assert.deepEqual([player.state, player.place.offset, audio.paused], ["paused", 10, true]);
});

test("a sentence that could not be spoken is told once it is passed", async (t) => {
  const { player, audio, events } = playing(t);
  player.play(0);
  await settled();
  audio.reach(1);
  assert.deepEqual(player.skipped, []);
  audio.reach(6.5);
  audio.reach(6.7);
  assert.deepEqual(
    player.skipped.map(({ start }) => start),
    [20],
  );
  assert.equal(events.filter((name) => name === "skipped").length, 1);
});

test("the time left of a sentence counts the speed, and is unknown before the sound is there", async (t) => {
  const { player, audio } = playing(t);
  assert.equal(player.sentenceLeft, null);
  player.play(0);
  await settled();
  player.rate = 2;
  audio.reach(0.8);
  assert.equal(player.sentenceLeft, 0.5);
});

test("without a voice it fails with the server's reason, and stopping takes that back", async (t) => {
  const refusal = new Problem({ type: "no-voice", title: "", status: 409, detail: "No voice." });
  const learn = async () => {
    throw refusal;
  };
  const { player, audio } = playing(t, { learn });
  player.play(0);
  await settled();
  assert.deepEqual([player.state, player.problem, audio.loaded], ["failed", refusal, []]);
  player.stop();
  assert.deepEqual([player.state, player.problem], ["idle", null]);
});

test("a pause while the first place is looked up counts", async (t) => {
  const { player, audio, events } = playing(t);
  const asked = player.resume();
  player.pause();
  await asked;
  await settled();
  assert.deepEqual([audio.loaded, events], [[], []]);
});

test("ending it unloads the sound and tells of it", async (t) => {
  const { player, audio, events } = playing(t);
  player.play(0);
  await settled();
  player.destroy();
  assert.deepEqual([player.state, audio.readyState, events.at(-1)], ["idle", 0, "destroyed"]);
});
