import assert from "node:assert/strict";
import test from "node:test";

/** A cache of answers by their addresses. */
class FakeCache {
  answers = new Map();
  async match(address) {
    return this.answers.get(address)?.clone();
  }
  async put(address, answer) {
    this.answers.set(address, answer);
  }
  async delete(address) {
    return this.answers.delete(address);
  }
}

const cachesByName = new Map();
globalThis.isSecureContext = true;
globalThis.document = Object.assign(new EventTarget(), { hidden: false, querySelector: () => null });
globalThis.caches = {
  open: async (name) => {
    if (!cachesByName.has(name)) cachesByName.set(name, new FakeCache());
    return cachesByName.get(name);
  },
  has: async (name) => cachesByName.has(name),
  keys: async () => [...cachesByName.keys()],
  delete: async (name) => cachesByName.delete(name),
};

const { RECORDING } = await import("../js/player/recorded-clips.js");
const { keepableRecording } = await import("../js/player/keepable-recording.js");
const { downloadState } = await import("../js/offline/download-state.js");
const { keptBooks } = await import("../js/offline/kept-books.js");
const { RecordingSounds } = await import("../js/offline/recording-sounds.js");
const { live } = await import("../js/api/live.js");

const DETAILS = {
  id: 3,
  title: "Boats",
  fingerprint: "f",
  length: 30,
  cover: null,
  replacements: null,
  chapters: [0, 10, 10].map((start, index) => ({ index, start, length: index === 1 ? 0 : 10 })),
};
const VOICE = "audiobook:a";

/** A server with two chapters in one sound; `asked` are the addresses that were asked for. */
function serving(t, { fails = () => false } = {}) {
  const asked = [];
  cachesByName.clear();
  const former = globalThis.fetch;
  t.after(() => {
    globalThis.fetch = former;
  });
  globalThis.fetch = async (address) => {
    const path = String(address).replace(/^.*?\/api\//, "/api/");
    asked.push(path);
    if (fails(path)) throw new TypeError("away");
    if (path.includes("/sounds/")) return new Response("sound", { headers: { "Content-Type": "audio/mpeg" } });
    const chapter = Number(/chapters\/(\d)/.exec(path)?.[1] ?? 0);
    if (path.includes("/recording"))
      return Response.json({ chapter, sounds: ["/api/audiobooks/a/sounds/0"], clips: [] });
    return Response.json({ html: "", style: null });
  };
  return asked;
}

test("clips and sounds are kept once, with the rules, and told as they come", async (t) => {
  const asked = serving(t);
  const told = [];
  const listen = () => told.push(keptBooks.bytesUnderWay(3));
  keptBooks.addEventListener("change", listen);
  await keptBooks.keepRecording(DETAILS, { voice: VOICE, rules: "r1" });
  keptBooks.removeEventListener("change", listen);
  const kept = await keptBooks.of(3);
  assert.deepEqual(kept.recording, {
    voice: VOICE,
    rules: "r1",
    chapters: [0, 2],
    sounds: ["/api/audiobooks/a/sounds/0"],
  });
  assert.equal(asked.filter((path) => path.includes("/sounds/")).length, 1);
  assert.ok(asked.includes("/api/books/3/chapters/2/recording?rules=r1&audiobook=a"));
  assert.ok(told.includes(5) && keptBooks.bytesUnderWay(3) === null);
  // Once more asks for nothing of it.
  const count = asked.filter((path) => path.includes("recording")).length;
  await keptBooks.keepRecording(DETAILS, { voice: VOICE, rules: "r1" });
  assert.equal(asked.filter((path) => path.includes("recording")).length, count);
});

test("what was interrupted goes on with the chapter that is missing", async (t) => {
  let isAway = true;
  const asked = serving(t, { fails: (path) => isAway && path.includes("chapters/2/recording") });
  await assert.rejects(keptBooks.keepRecording(DETAILS, { voice: VOICE, rules: "r1" }));
  assert.deepEqual((await keptBooks.of(3)).recording.chapters, [0]);
  isAway = false;
  await keptBooks.keepRecording(DETAILS, { voice: VOICE, rules: "r1" });
  assert.deepEqual((await keptBooks.of(3)).recording.chapters, [0, 2]);
  assert.equal(asked.filter((path) => path.includes("/sounds/")).length, 1);
});

test("another recording takes its place and its room", async (t) => {
  serving(t);
  await keptBooks.keepRecording(DETAILS, { voice: VOICE, rules: "r1" });
  const { bytes } = await keptBooks.of(3);
  await keptBooks.keepRecording(DETAILS, { voice: "audiobook:b", rules: "r1" });
  const kept = await keptBooks.of(3);
  assert.deepEqual([kept.bytes, kept.recording.voice], [bytes, "audiobook:b"]);
});

test("a kept chapter is heard from this device, and what is not kept is asked for", async (t) => {
  serving(t);
  await keptBooks.keepRecording(DETAILS, { voice: VOICE, rules: "r1" });
  const sounds = new RecordingSounds(3);
  t.after(() => sounds.close());
  let count = 0;
  const ask = async () => {
    count += 1;
    return { chapter: 0, sounds: ["/api/audiobooks/a/sounds/0", "/elsewhere"], clips: [] };
  };
  const [own] = (await sounds.recording(VOICE, 0, "r1", ask)).sounds;
  assert.ok(own.startsWith("blob:"));
  assert.equal((await sounds.recording(VOICE, 2, "r1", ask)).sounds[0], own);
  assert.equal(count, 0);
  await sounds.recording(RECORDING, 0, "r1", ask);
  await sounds.recording(VOICE, 1, "r1", ask);
  assert.equal(count, 2);
  // By other rules the server says what is heard; without it, what is kept counts.
  await sounds.recording(VOICE, 0, "r2", ask);
  assert.equal(count, 2);
  live.isConnected = true;
  t.after(() => {
    live.isConnected = false;
  });
  assert.deepEqual((await sounds.recording(VOICE, 0, "r2", ask)).sounds, [own, "/elsewhere"]);
  assert.equal(count, 3);
});

test("the audiobook that is heard can be kept, else the book's own recording, else the newest audiobook", () => {
  const all = [
    { id: "b", byteCount: 20 },
    { id: "a", byteCount: 10 },
  ];
  const audiobooks = { all, of: (voice) => all.find(({ id }) => `audiobook:${id}` === voice) ?? null };
  const own = { recording: { seconds: 1, narrators: [], chapters: [0] }, byteCount: 99 };
  assert.deepEqual(keepableRecording(own, audiobooks, VOICE), { voice: VOICE, byteCount: 10 });
  assert.deepEqual(keepableRecording(own, audiobooks, RECORDING), { voice: RECORDING, byteCount: 99 });
  const none = { recording: null, byteCount: 99 };
  assert.deepEqual(keepableRecording(none, audiobooks, "heart"), { voice: "audiobook:b", byteCount: 20 });
  assert.equal(keepableRecording(none, { all: [], of: () => null }, "heart"), null);
});

test("the dialog offers the recording with its size until it is there, and shows what has come", () => {
  const record = { chapters: 3, chapterCount: 3, voice: null, isPinned: true };
  const reading = { canListen: true, offset: 0, recording: { voice: VOICE, byteCount: 200 } };
  const offered = downloadState(DETAILS, record, reading);
  assert.deepEqual([offered.offers.recording, offered.bytes.recording, offered.fraction], [true, 200, 0]);
  assert.equal(downloadState(DETAILS, record, { ...reading, bytes: 50 }).fraction, 0.25);
  const all = { ...record, recording: { voice: VOICE, rules: null, chapters: [0, 2], sounds: [] } };
  const done = downloadState(DETAILS, all, reading);
  assert.deepEqual([done.offers.recording, done.sentence, done.offers.voice], [false, "allVoice", false]);
  // One of another audiobook is none of this one.
  const other = { ...reading, recording: { voice: "audiobook:b", byteCount: 1 } };
  assert.equal(downloadState(DETAILS, all, other).offers.recording, true);
});
