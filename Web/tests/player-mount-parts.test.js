import assert from "node:assert/strict";
import test from "node:test";
import { StartPlace } from "../js/player/start-place.js";
import { changeVoice } from "../js/player/voice-choice.js";

/** A view that sees 100 units, and sentences of ten. */
function placeIn({ stoppedAt = null, state = "idle", from = 205 } = {}) {
  return new StartPlace({
    player: { state, place: stoppedAt === null ? null : { offset: stoppedAt, sentence: null, word: null } },
    view: { firstVisibleOffset: from, isVisible: (start) => start >= from && start < from + 100 },
    model: {
      sentenceAt: async (offset) => (offset > 900 ? null : { start: offset - (offset % 10), end: offset + 10 }),
    },
  });
}

test("reading aloud begins with the first sentence in view, or with the word in view where there is none", async () => {
  assert.equal(await placeIn().find(), 200);
  assert.equal(await placeIn({ from: 905 }).find(), 905);
});

test("after Stop it begins where it stopped, while that is in view and until the reader scrolls", async () => {
  const place = placeIn({ stoppedAt: 267 });
  assert.equal(await place.find(), 260);
  place.scrolled();
  assert.equal(await place.find(), 200);
  place.stopped();
  assert.equal(await place.find(), 260);
  assert.equal(await placeIn({ stoppedAt: 567 }).find(), 200);
  assert.equal(await placeIn({ stoppedAt: 267, state: "failed" }).find(), 200);
});

/** A player that is asked for another voice, and what it did. */
async function chosen(choice, { state = "playing", hears = false, isLeft = false } = {}) {
  const done = [];
  const given = new AbortController();
  const player = {
    state,
    voice: "af_heart",
    volume: 0.5,
    isMuted: true,
    pause() {
      this.state = "paused";
      done.push("pause");
    },
    resume: () => done.push("resume"),
    useVoice: (voice) => done.push(`use ${voice}`),
  };
  await changeVoice({
    player,
    voices: {},
    language: "en",
    preferences: { quality: "auto" },
    choose: async ({ onhear, volume }) => {
      assert.equal(volume, 0);
      if (hears) onhear();
      if (isLeft) given.abort();
      return choice;
    },
    store: (voice) => done.push(`store ${voice}`),
    signal: given.signal,
  });
  return done;
}

test("a sample pauses the player, which goes on afterwards if it was running", async () => {
  assert.deepEqual(await chosen(null, { hears: true }), ["pause", "resume"]);
  assert.deepEqual(await chosen(null, { hears: true, state: "paused" }), ["pause"]);
  assert.deepEqual(await chosen(null), []);
});

test("another voice is used and stored, the same one is not", async () => {
  assert.deepEqual(await chosen("bf_emma"), ["use bf_emma", "store bf_emma"]);
  assert.deepEqual(await chosen("af_heart"), []);
});

test("a reader that was closed meanwhile changes nothing", async () => {
  assert.deepEqual(await chosen("bf_emma", { isLeft: true }), []);
});
