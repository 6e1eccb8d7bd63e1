import assert from "node:assert/strict";
import test from "node:test";

// What the player takes from the page besides its audio element.
globalThis.document = Object.assign(new EventTarget(), { hidden: false });
globalThis.requestAnimationFrame = () => 0;
globalThis.cancelAnimationFrame = () => {};
globalThis.addEventListener = () => {};
const { Player } = await import("../js/player/player.js");
const { RECORDING } = await import("../js/player/recorded-clips.js");
const { RecordedSound } = await import("../js/player/recorded-sound.js");

const settled = async () => {
  for (let i = 0; i < 8; i += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** An audio element that begins where its address says. */
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
    this.ended = false;
    this.currentTime = Number(/#t=([0-9.]+)/.exec(address)?.[1] ?? 0);
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
  /** Comes to the end of the sound. */
  end() {
    this.ended = true;
    this.dispatchEvent(new Event("ended"));
  }
}

/** Two recorded chapters of forty units, and one that a voice speaks. Each has two clips with a gap between; the second ends with its sound. */
async function playing(t) {
  const chapters = [0, 40, 80].map((start) => ({ start, length: 40 }));
  const recordings = [
    [0, 10, 0, 10, 0, 1000, 3000, 0, 20, 40, 20, 40, 0, 6000, 8000, 0],
    [40, 50, 40, 50, 0, 500, 1500, 0, 60, 80, 60, 80, 0, 2000, 0, 0],
  ];
  const asked = [];
  const recorded = new RecordedSound({
    chapters,
    recorded: () => [0, 1],
    source: {
      address: ({ from, voice }) => `${from} ${voice}`,
      timeline: async ({ from }) => ({
        segments: [{ index: 0, start: from, end: 120, from: 0, to: 5, words: [from, 120, 0, 5], skipped: null }],
        next: 1,
        complete: true,
        failure: null,
      }),
    },
    load: async (_, chapter) => {
      asked.push(chapter);
      return { chapter, sounds: [`/${chapter}.mp3`], clips: recordings[chapter] };
    },
    speaker: async () => "heart",
  });
  const spanAt = (offset) => ({ start: offset - (offset % 10), end: offset - (offset % 10) + 10 });
  const audio = new FakeAudio();
  const player = new Player({
    source: recorded.source,
    sentences: {
      chapterAt: (offset) => Math.floor(offset / 40),
      sentenceAt: async (offset) => spanAt(offset),
      sentenceBefore: async (offset) => spanAt(offset - 10),
      sentenceAfter: async (offset) => spanAt(offset + 10),
    },
    chapters,
    firstOffset: async () => 0,
    voice: async () => RECORDING,
    rules: async () => "r1",
    audio,
  });
  t.after(() => player.destroy());
  await settled();
  return { player, audio, recorded, asked };
}

test("a recording that is not at hand yet is heard once it is", async (t) => {
  const { player, audio, asked } = await playing(t);
  player.play(5);
  assert.deepEqual(audio.loaded, []);
  await settled();
  assert.deepEqual([audio.loaded, asked], [["/0.mp3#t=1"], [0]]);
  assert.deepEqual([player.state, player.place.offset], ["playing", 0]);
});

test("one that is at hand is heard in the very call", async (t) => {
  const { player, audio, recorded } = await playing(t);
  await recorded.prepare(0, RECORDING, "r1");
  player.play(25);
  assert.deepEqual(audio.loaded, ["/0.mp3#t=6"]);
});

test("what lies between two clips is leapt over, and the next chapter follows the last one", async (t) => {
  const { player, audio, recorded } = await playing(t);
  await recorded.prepare(0, RECORDING, "r1");
  player.play(0);
  await settled();
  audio.reach(2);
  assert.equal(audio.currentTime, 2);
  audio.reach(3);
  assert.equal(audio.currentTime, 6);
  audio.reach(6.1);
  assert.equal(player.place.offset, 20);
  audio.reach(8);
  await settled();
  assert.deepEqual(audio.loaded, ["/0.mp3#t=1", "/1.mp3#t=0.5"]);
  assert.equal(player.state, "playing");
});

test("behind a sound that ends with its clip the book goes on, by a voice where nothing is recorded", async (t) => {
  const { player, audio } = await playing(t);
  player.play(60);
  await settled();
  assert.deepEqual(audio.loaded, ["/1.mp3#t=2"]);
  audio.reach(9);
  audio.end();
  await settled();
  assert.deepEqual(audio.loaded, ["/1.mp3#t=2", "80 heart"]);
  assert.equal(player.voice, RECORDING);
});

test("of two places asked for while nothing is at hand the last one is heard", async (t) => {
  const { player, audio } = await playing(t);
  player.play(5);
  player.play(45);
  await settled();
  assert.deepEqual(audio.loaded, ["/1.mp3#t=0.5"]);
});

test("stopping while nothing is at hand yet stays silent", async (t) => {
  const { player, audio } = await playing(t);
  player.play(5);
  player.stop();
  await settled();
  assert.deepEqual([audio.loaded, player.state], [[], "idle"]);
});

test("another voice goes on from the same place, and back", async (t) => {
  const { player, audio } = await playing(t);
  player.play(20);
  await settled();
  audio.reach(6.5);
  player.useVoice("bella");
  await settled();
  player.useVoice(RECORDING);
  await settled();
  assert.deepEqual(audio.loaded, ["/0.mp3#t=6", "20 bella", "/0.mp3#t=6"]);
});
