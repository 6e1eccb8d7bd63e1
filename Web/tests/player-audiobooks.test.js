import assert from "node:assert/strict";
import test from "node:test";
import { Problem } from "../js/model/problem.js";
import { leaveAudiobooks } from "../js/player/audiobook-leaving.js";
import { AudiobookVoices, plays, voiceOfAudiobook } from "../js/player/audiobook-voices.js";
import { isRecorded } from "../js/player/recorded-clips.js";

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param {object} change */
const audiobook = (change) => ({
  id: "a",
  book: 3,
  voice: "heart",
  format: "mp3",
  state: "done",
  rules: "r1",
  ...change,
});

const LIST = [
  audiobook({}),
  audiobook({ id: "b" }),
  audiobook({ id: "other book", book: 4 }),
  audiobook({ id: "waiting", state: "waiting", rules: null }),
  audiobook({ id: "old", rules: null }),
  audiobook({ id: "unplayable", format: "m4b" }),
  audiobook({ id: "c", voice: "bella" }),
];

/** @param {object} [parts] */
async function loaded(parts) {
  const audiobooks = new AudiobookVoices(3, {
    canPlay: (format) => format !== "m4b",
    list: async () => ({ audiobooks: LIST }),
    ...parts,
  });
  await audiobooks.load();
  return audiobooks;
}

test("the finished audiobooks of the book that can be played are voices, the newest first", async () => {
  const { all } = await loaded();
  assert.deepEqual(all.map(voiceOfAudiobook), ["audiobook:c", "audiobook:b", "audiobook:a"]);
  assert.deepEqual(["audiobook:c", "recording", "heart", null].map(isRecorded), [true, true, false, false]);
});

test("the newest one in the book's voice and by the same rules is played in its place", async () => {
  const audiobooks = await loaded();
  assert.equal(audiobooks.usual("heart", "r1"), "audiobook:b");
  assert.equal(audiobooks.usual("heart", "r2"), null);
  assert.equal(audiobooks.usual("nova", "r1"), null);
  assert.equal(audiobooks.usual("heart", null), null);
  assert.equal(audiobooks.of("audiobook:c").voice, "bella");
  assert.equal(audiobooks.of("heart"), null);
});

test("a list that can't be had is asked for again", async () => {
  let count = 0;
  const list = async () => {
    count += 1;
    if (count === 1) throw new Error("away");
    return { audiobooks: LIST };
  };
  const audiobooks = new AudiobookVoices(3, { canPlay: () => true, list });
  await assert.rejects(audiobooks.load());
  await Promise.all([audiobooks.load(), audiobooks.load()]);
  assert.deepEqual([count, audiobooks.all.length], [2, 4]);
});

test("what is finished or removed meanwhile is followed, and told once", async () => {
  const handlers = {};
  let list = LIST;
  const audiobooks = await loaded({ list: async () => ({ audiobooks: list }) });
  audiobooks.follow({ on: (name, handler) => (handlers[name] = handler) }, new AbortController().signal);
  let changes = 0;
  audiobooks.addEventListener("change", () => (changes += 1));
  handlers.audiobook(audiobook({ id: "d", state: "working", rules: null }));
  handlers.audiobook(audiobook({ id: "d" }));
  handlers.audiobook(audiobook({ id: "d" }));
  assert.deepEqual([changes, audiobooks.all[0].id], [1, "d"]);
  handlers.list({ list: "fonts" });
  handlers.list({ list: "audiobooks" });
  await settled();
  assert.deepEqual([changes, audiobooks.all[0].id], [2, "c"]);
  handlers.open();
  await settled();
  assert.equal(changes, 2);
  list = [];
  handlers.open();
  await settled();
  assert.deepEqual([changes, audiobooks.all], [3, []]);
});

test("clips are asked for by the audiobook, and one that is gone has none and is offered no longer", async () => {
  const asked = [];
  const load = async (...given) => {
    asked.push(given);
    if (asked.length > 1) throw new Problem({ type: "not-found", title: "", status: 404, detail: "" });
    return { chapter: 1, sounds: ["/s"], clips: [] };
  };
  const audiobooks = await loaded({ load });
  assert.deepEqual((await audiobooks.recording("audiobook:b", 1, "r1")).sounds, ["/s"]);
  assert.deepEqual(asked, [[3, 1, "r1", "b"]]);
  assert.deepEqual((await audiobooks.recording("audiobook:b", 1, "r1")).clips, []);
  assert.equal(audiobooks.of("audiobook:b"), null);
  const busy = await loaded({
    load: async () => {
      throw new Problem({ type: "busy", title: "", status: 503, detail: "" });
    },
  });
  await assert.rejects(busy.recording("audiobook:b", 1, "r1"), { type: "busy" });
});

test("a browser is asked for the type of a format", () => {
  const audio = { canPlayType: (type) => (type === "audio/mpeg" ? "maybe" : "") };
  assert.deepEqual(
    ["mp3", "epub", "m4b", "opus"].map((format) => plays(audio, format)),
    [true, true, false, false],
  );
});

/** A player that hears the audiobook "b", and what is said. */
async function listening(all = LIST) {
  let list = all;
  const audiobooks = await loaded({ list: async () => ({ audiobooks: list }) });
  const player = Object.assign(new EventTarget(), {
    voice: "audiobook:b",
    rules: null,
    state: "playing",
    useVoice(voice) {
      player.voice = voice;
    },
    useRules(rules) {
      player.rules = rules;
      player.dispatchEvent(new Event("rules"));
    },
  });
  const told = [];
  const recorded = Object.assign(new EventTarget(), { learnSpeaker: async () => "heart" });
  recorded.addEventListener("left", ({ detail }) => told.push(detail));
  leaveAudiobooks({ player, audiobooks, recorded }, new AbortController().signal);
  player.useRules("r1");
  await settled();
  const remove = async (id) => {
    list = list.filter((one) => one.id !== id);
    await audiobooks.reload();
    await settled();
  };
  return { player, told, remove };
}

test("an audiobook that is removed while it is heard makes way for its voice, and it is said", async () => {
  const { player, told, remove } = await listening();
  await remove("a");
  assert.equal(player.voice, "audiobook:b");
  await remove("b");
  assert.equal(player.voice, "heart");
  assert.deepEqual(told, [{ reason: "gone", voice: "heart" }]);
});

test("nothing is said of one that nobody hears", async () => {
  const { player, told, remove } = await listening();
  player.state = "paused";
  await remove("b");
  assert.deepEqual([player.voice, told], ["heart", []]);
});

test("other rules are heard at once, by the voice", async () => {
  const { player, told } = await listening();
  assert.equal(player.voice, "audiobook:b");
  player.useRules("r2");
  await settled();
  assert.equal(player.voice, "heart");
  assert.deepEqual(told, [{ reason: "rules", voice: "heart" }]);
  // One of other rules that is chosen all the same stays, until they change again.
  player.voice = "audiobook:b";
  await settled();
  assert.equal(player.voice, "audiobook:b");
  player.useRules("r1");
  await settled();
  assert.equal(player.voice, "audiobook:b");
});

test("a recording that somebody has added is a voice of its own, and stands for none of ours", async () => {
  const recording = { files: ["1.mp3"], reader: "Ada" };
  const list = async () => ({
    audiobooks: [audiobook({ id: "r", recording }), audiobook({ id: "m", voice: "bella" })],
  });
  const audiobooks = await loaded({ list });
  assert.equal(audiobooks.added, "audiobook:r");
  // It was compared with that voice, and does not sound like it.
  assert.equal(audiobooks.usual("heart", "r1"), null);
  assert.deepEqual(
    ["audiobook:r", "audiobook:m", "heart"].map((voice) => audiobooks.speakerOf(voice)),
    [null, "bella", null],
  );
  assert.deepEqual(
    ["audiobook:r", "audiobook:m", null].map((voice) => audiobooks.isAdded(voice)),
    [true, false, false],
  );
  assert.equal((await loaded()).added, null);
});

test("a recording is heard on when the rules for reading aloud change", async () => {
  const recording = { files: ["1.mp3"], reader: "" };
  const { player, told } = await listening([audiobook({ id: "b", recording })]);
  player.useRules("r2");
  await settled();
  assert.deepEqual([player.voice, told], ["audiobook:b", []]);
});
