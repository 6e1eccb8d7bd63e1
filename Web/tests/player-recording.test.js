import assert from "node:assert/strict";
import test from "node:test";
import { Problem } from "../js/model/problem.js";
import {
  RECORDING,
  SOUND_END,
  behindStructure,
  clipAt,
  clipsOf,
  cutsOf,
  nextCut,
  runFrom,
  segmentsOf,
} from "../js/player/recorded-clips.js";
import { RecordedSentences } from "../js/player/recorded-sentences.js";
import { RecordedSound } from "../js/player/recorded-sound.js";
import { Timeline } from "../js/player/timeline.js";

/** A sentence of two words, one marked as a whole after a pause, a table of two cells, and one in another sound. */
const ANSWER = {
  chapter: 0,
  sounds: ["/a.mp3", "/b.mp3"],
  clips: [
    [0, 3, 0, 8, 0, 1000, 1400, 0],
    [4, 8, 0, 8, 0, 1400, 2000, 0],
    [10, 20, 10, 20, 0, 5000, 7000, 0],
    [20, 22, 20, 22, 0, 7000, 7500, 1],
    [24, 26, 24, 26, 0, 7500, 8000, 1],
    [30, 40, 30, 40, 1, 0, 0, 0],
  ].flat(),
};

test("clips have the texts, sounds and times that the server says, in seconds", () => {
  const clips = clipsOf(ANSWER);
  assert.equal(clips.length, 6);
  assert.deepEqual(clips[1], {
    start: 4,
    end: 8,
    sentence: { start: 0, end: 8 },
    sound: "/a.mp3",
    from: 1.4,
    to: 2,
    structure: 0,
  });
  assert.equal(clips[5].to, SOUND_END);
});

test("a place is in its clip, between two in the next one, and behind the last in none", () => {
  const clips = clipsOf(ANSWER);
  assert.deepEqual(
    [0, 3, 5, 8, 12, 27, 39, 40].map((offset) => clipAt(clips, offset)),
    [0, 1, 1, 2, 2, 5, 5, 6],
  );
  assert.equal(clipAt(clips.slice(2), 0), 0);
  // A picture has no text.
  assert.equal(clipAt([{ ...clips[0], start: 5, end: 5 }], 5), 0);
});

test("one sound is played until another one follows, or the sound would have to go back", () => {
  const clips = clipsOf(ANSWER);
  const run = runFrom(clips, 5);
  assert.deepEqual([run.clips.length, run.clips[0].start, run.goesOnAt], [4, 4, 30]);
  assert.deepEqual(runFrom(clips, 35), { clips: [clips[5]], goesOnAt: null });
  assert.equal(runFrom(clips, 40), null);
  const back = [clips[2], { ...clips[3], from: 1 }];
  assert.deepEqual(runFrom(back, 10), { clips: [clips[2]], goesOnAt: 20 });
});

test("a text with two sounds does not begin again and again", () => {
  const clips = clipsOf(ANSWER);
  const twice = [clips[2], { ...clips[2], sound: "/b.mp3" }, clips[5]];
  assert.deepEqual(runFrom(twice, 10), { clips: [clips[2]], goesOnAt: 30 });
});

test("clips of one sentence are one segment with their words", () => {
  const [first, second] = segmentsOf(clipsOf(ANSWER), 4);
  assert.deepEqual(first, {
    index: 0,
    chapter: 4,
    start: 0,
    end: 8,
    from: 1,
    to: 2,
    words: [0, 3, 1, 1.4, 4, 8, 1.4, 2],
    skipped: null,
  });
  assert.deepEqual([second.index, second.from, second.words], [1, 5, [10, 20, 5, 7]]);
});

test("a sound is left where nothing is heard of it, and at its last clip", () => {
  const { clips } = runFrom(clipsOf(ANSWER), 0);
  const cuts = cutsOf(clips);
  assert.deepEqual(cuts, [
    { at: 2, to: 5, offset: 10 },
    { at: 8, to: null, offset: null },
  ]);
  assert.equal(nextCut(cuts, 1.5), cuts[0]);
  assert.equal(nextCut(cuts, 4), cuts[0]);
  // The leap itself may lead to a moment before what was asked for.
  assert.equal(nextCut(cuts, 4.99), cuts[1]);
  assert.equal(nextCut(cuts, 9), cuts[1]);
});

test("a table is left for the first text behind it", () => {
  const clips = clipsOf(ANSWER);
  assert.equal(behindStructure(clips, 21), 30);
  assert.equal(behindStructure(clips, 12), null);
  assert.equal(behindStructure(clips.slice(0, 5), 21), null);
});

test("a text without smaller parts is marked as a sentence, and words as words", () => {
  const { clips } = runFrom(clipsOf(ANSWER), 0);
  const timeline = new Timeline(0);
  const segments = segmentsOf(clips, 0);
  timeline.append({ segments, next: 4, complete: true, failure: null, cuts: cutsOf(clips) });
  assert.deepEqual(timeline.at(1.5).word, { start: 4, end: 8 });
  assert.deepEqual(timeline.at(6), { segment: segments[1], sentence: { start: 10, end: 20 }, word: null });
});

const signal = new AbortController().signal;

/** Three chapters, of which the first has a recording. */
function recorded({ load = async () => ANSWER, voice = async () => "heart" } = {}) {
  const asked = [];
  const told = [];
  const sound = new RecordedSound({
    chapters: [
      { start: 0, length: 50 },
      { start: 50, length: 0 },
      { start: 50, length: 50 },
      { start: 100, length: 50 },
    ],
    recorded: (name) => (name === RECORDING ? [0, 3] : null),
    source: {
      address: ({ from, voice: name, until }) => `${from} ${name} ${until}`,
      timeline: async (request) => {
        asked.push(request);
        return { segments: [], next: 0, complete: false, failure: null };
      },
    },
    load: (name, chapter, rules) => {
      asked.push([name, chapter, rules]);
      return load(chapter, rules);
    },
    speaker: voice,
    delays: [1, 1],
  });
  sound.addEventListener("spoken", ({ detail }) => told.push(detail));
  return { sound, asked, told };
}

/** @param {number} from */
const request = (from) => ({ from, voice: RECORDING, rules: "r1" });

test("a recording is at hand once it was made ready, and is asked for once", async () => {
  const { sound, asked } = recorded();
  assert.notEqual(sound.source.ready(request(5)), null);
  await sound.prepare(0, RECORDING, "r1");
  assert.equal(sound.source.ready(request(5)), null);
  assert.deepEqual(asked.slice(-1), [[RECORDING, 0, "r1"]]);
  assert.notEqual(sound.source.ready({ ...request(5), rules: "r2" }), null);
});

test("the address is that of the sound from the clip on, and the timeline is in its time", async () => {
  const { sound, told } = recorded();
  await sound.prepare(0, RECORDING, "r1");
  const wanted = request(5);
  assert.equal(sound.source.address(wanted), "/a.mp3#t=1.4");
  const part = await sound.source.timeline(wanted, 0, signal);
  assert.deepEqual([part.segments.length, part.complete, part.goesOnAt, part.cuts.length], [4, true, 30, 2]);
  assert.deepEqual((await sound.source.timeline(wanted, 3, signal)).segments.length, 1);
  // Behind the last clip the next chapter with text follows.
  assert.equal((await sound.source.timeline(request(31), 0, signal)).goesOnAt, 50);
  assert.deepEqual(told, []);
});

test("a voice speaks a chapter without a recording, to its end, and it is said", async () => {
  const { sound, asked, told } = recorded();
  await sound.prepare(2, RECORDING, "r1");
  const wanted = request(60);
  assert.equal(sound.source.ready(wanted), null);
  assert.equal(sound.source.address(wanted), "60 heart chapter");
  assert.deepEqual(told, [{ chapter: 2, recording: RECORDING, isChanged: false, voice: "heart" }]);
  const part = await sound.source.timeline(wanted, 0, signal);
  assert.deepEqual([part.goesOnAt, asked.at(-1).voice, asked.at(-1).until], [100, "heart", "chapter"]);
});

test("an audiobook is heard by its own clips, and one text of it that has changed is spoken", async () => {
  const changed = { chapter: 0, sounds: [], clips: [], changed: true };
  const { sound, asked, told } = recorded({ load: async (chapter) => (chapter === 2 ? changed : ANSWER) });
  const voice = "audiobook:7";
  await sound.prepare(0, voice, "r1");
  assert.deepEqual(asked.slice(0, 2), [
    [voice, 0, "r1"],
    [voice, 2, "r1"],
  ]);
  assert.equal(sound.source.ready({ from: 5, voice, rules: "r1" }), null);
  assert.equal(sound.source.address({ from: 5, voice, rules: "r1" }), "/a.mp3#t=1.4");
  // The recording that the book brings is another one.
  assert.notEqual(sound.source.ready(request(5)), null);
  assert.equal(sound.source.address({ from: 60, voice, rules: "r1" }), "60 heart chapter");
  assert.deepEqual(told, [{ chapter: 2, recording: voice, isChanged: true, voice: "heart" }]);
});

test("another voice is the server's", async () => {
  const { sound } = recorded();
  const wanted = { from: 5, voice: "bella" };
  assert.equal(sound.source.ready(wanted), null);
  assert.equal(sound.source.address(wanted), "5 bella undefined");
});

test("a connection that is lost for a moment is waited for, and a refusal is not", async () => {
  let count = 0;
  const problem = (type) => new Problem({ type, title: "", status: 503, detail: "" });
  const passing = recorded({
    load: async () => {
      count += 1;
      if (count < 3) throw problem("unreachable");
      return ANSWER;
    },
  });
  await passing.sound.source.ready(request(5));
  assert.equal(count, 3);
  const refused = recorded({
    load: async () => {
      throw problem("other-rules");
    },
  });
  await assert.rejects(refused.sound.source.ready(request(5)), { type: "other-rules" });
  assert.equal(refused.asked.length, 1);
});

test("steps lead from one marked text to the next while the recording is heard", async () => {
  const { sound } = recorded();
  await sound.prepare(0, RECORDING, "r1");
  const spoken = { start: 1, end: 2 };
  const text = {
    chapterAt: () => 0,
    sentenceAt: async () => spoken,
    sentenceBefore: async () => spoken,
    sentenceAfter: async (offset) => ({ start: offset, end: offset }),
  };
  const player = { voice: RECORDING, rules: "r1" };
  const sentences = new RecordedSentences(sound, text, () => player);
  assert.deepEqual(await sentences.sentenceAt(12), { start: 10, end: 20 });
  assert.deepEqual(await sentences.sentenceAfter(10), { start: 20, end: 22 });
  assert.deepEqual(await sentences.sentenceBefore(10), { start: 0, end: 8 });
  // Behind the last one the text goes on, and before the first.
  assert.deepEqual(await sentences.sentenceAfter(30), { start: 39, end: 39 });
  assert.equal(await sentences.sentenceBefore(0), spoken);
  player.voice = "heart";
  assert.equal(await sentences.sentenceAt(12), spoken);
});
