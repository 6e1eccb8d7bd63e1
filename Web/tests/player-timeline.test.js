import assert from "node:assert/strict";
import test from "node:test";
import { Timeline } from "../js/player/timeline.js";

/** Sentences of four words of one second each and half a second of silence after. */
function segment(index, changes = {}) {
  const start = 100 + index * 20;
  const from = index * 4.5;
  const words = [0, 1, 2, 3].flatMap((k) => [start + k * 5, start + k * 5 + 4, from + k, from + k + 1]);
  return { index, chapter: 0, start, end: start + 20, from, to: from + 4, words, skipped: null, ...changes };
}

function part(segments, changes = {}) {
  return { segments, next: (segments.at(-1)?.index ?? -1) + 1, complete: false, failure: null, ...changes };
}

function filled(count, from = 100) {
  const timeline = new Timeline(from);
  timeline.append(part(Array.from({ length: count }, (_, i) => segment(i))));
  return timeline;
}

test("every word is found at its start, in its middle and until the next one begins", () => {
  const timeline = filled(50);
  for (let index = 0; index < 50; index += 1) {
    const { start, from } = segment(index);
    for (let k = 0; k < 4; k += 1) {
      for (const inside of [0, 0.5, 0.999]) {
        const moment = timeline.at(from + k + inside);
        assert.deepEqual(moment.word, { start: start + k * 5, end: start + k * 5 + 4 });
        assert.deepEqual(moment.sentence, { start, end: start + 20 });
      }
    }
  }
});

test("in the silence after a sentence that sentence stays", () => {
  const moment = filled(3).at(4.3);
  assert.equal(moment.sentence.start, 100);
  assert.equal(moment.word.start, 115);
});

test("nothing is spoken before the first sentence and where nothing is known", () => {
  assert.equal(new Timeline(0).at(0), null);
  const timeline = new Timeline(100);
  timeline.append(part([segment(0, { from: 1, to: 4 })]));
  assert.equal(timeline.at(0.5), null);
  assert.equal(timeline.at(60), null);
});

test("the last sentence of a complete timeline stays to the end", () => {
  const timeline = filled(2);
  timeline.append(part([], { next: 2, complete: true }));
  assert.equal(timeline.at(600).sentence.start, 120);
});

test("the time of a word leads back to the word", () => {
  const timeline = filled(50);
  for (let offset = 100; offset < 1100; offset += 1) {
    const time = timeline.timeOf(offset);
    const { word } = timeline.at(time);
    assert.ok(word.start <= offset && offset < word.start + 5, `offset ${offset}`);
  }
});

test("an offset that the sound does not have has no time", () => {
  const timeline = filled(3);
  assert.equal(timeline.timeOf(99), null);
  assert.equal(timeline.timeOf(160), null);
});

test("a stream that begins inside a sentence has no time for the words before", () => {
  const timeline = new Timeline(110);
  const first = segment(0, { from: 0, to: 2, words: [110, 114, 0, 1, 115, 119, 1, 2] });
  timeline.append(part([first, segment(1, { from: 2.5, to: 6.5 })]));
  assert.equal(timeline.timeOf(105), null);
  assert.equal(timeline.timeOf(110), 0);
  assert.equal(timeline.timeOf(117), 1);
  assert.deepEqual(timeline.at(0.5).sentence, { start: 100, end: 120 });
});

test("a sentence in two segments is one sentence, and all its words are found", () => {
  const timeline = new Timeline(100);
  timeline.append(
    part([
      segment(0, { words: [100, 104, 0, 1, 105, 109, 1, 2], to: 2 }),
      segment(1, { start: 100, end: 120, from: 2.2, to: 4.2, words: [110, 114, 2.2, 3.2, 115, 119, 3.2, 4.2] }),
      segment(2, { start: 120, end: 140, from: 4.5 }),
    ]),
  );
  assert.equal(timeline.timeOf(100), 0);
  assert.equal(timeline.timeOf(107), 1);
  assert.equal(timeline.timeOf(112), 2.2);
  assert.equal(timeline.timeOf(116), 3.2);
  assert.deepEqual(timeline.at(3).sentence, timeline.at(1).sentence);
});

test("skipped sentences take no time and are told once they are passed", () => {
  const timeline = new Timeline(100);
  const skipped = segment(1, { from: 4.5, to: 4.5, words: [], skipped: "too long" });
  timeline.append(part([segment(0), skipped, segment(2, { from: 4.5, to: 8.5 })]));
  assert.deepEqual(timeline.skippedUntil(4), []);
  assert.deepEqual(
    timeline.skippedUntil(4.5).map((one) => one.reason),
    ["too long"],
  );
  assert.equal(timeline.at(4.6).sentence.start, 140);
  assert.equal(timeline.next, 3);
});

test("an answer that overlaps what is known adds only what is new", () => {
  const timeline = filled(5);
  timeline.append(part([segment(3), segment(4), segment(5)]));
  assert.equal(timeline.count, 6);
  assert.equal(timeline.next, 6);
});

test("hours of listening stay flat, and what was just heard stays known", () => {
  const timeline = new Timeline(100);
  let most = 0;
  for (let index = 0; index < 20_000; index += 1) {
    timeline.append(part([segment(index)]));
    timeline.forget(index * 4.5);
    most = Math.max(most, timeline.count);
  }
  assert.ok(most < 300, `${most} segments were held`);
  const heard = segment(19_900);
  assert.equal(timeline.timeOf(heard.start), heard.from);
  assert.equal(timeline.timeOf(segment(10).start), null);
});

test("looking up is quick in a long timeline", () => {
  const timeline = filled(20_000);
  const begin = process.cpuUsage();
  for (let k = 0; k < 100_000; k += 1) timeline.at((k * 0.9) % 90_000);
  assert.ok(process.cpuUsage(begin).user / 1000 < 2000);
});

test("a stream of the server ends with the book, also behind sentences that were passed over; a kept one says where it goes on", () => {
  const timeline = filled(2);
  timeline.append(part([segment(2, { skipped: "No voice speaks it." })], { complete: true }));
  assert.equal(timeline.goesOnAt, null);
  const kept = new Timeline(100);
  kept.append(part([segment(0)], { complete: true, goesOnAt: 140 }));
  assert.equal(kept.goesOnAt, 140);
});
