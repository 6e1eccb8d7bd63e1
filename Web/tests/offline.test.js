import assert from "node:assert/strict";
import test from "node:test";
import { kindOf } from "../js/offline/rules.js";
import { firstByte, joined, timeOfWord } from "../js/offline/voice-parts.js";

const SCOPE = "https://box:7878/";
const kind = (path, { method = "GET", mode = "cors" } = {}) => kindOf({ method, mode, url: SCOPE + path }, SCOPE);

test("the worker keeps what can be read without the server, and nothing that grows or is secret", () => {
  assert.equal(kind("", { mode: "navigate" }), "page");
  assert.equal(kind("read/3?at=7", { mode: "navigate" }), "page");
  assert.equal(kind("js/main.js"), "shell");
  assert.equal(kind("api/books"), "answer");
  assert.equal(kind("api/books/3"), "answer");
  assert.equal(kind("api/books/3/marks"), "answer");
  for (const part of ["chapters/4", "resources/images/a.png", "cover?v=1", "styles"])
    assert.equal(kind(`api/books/3/${part}`), "book", part);
  for (const path of [
    "api/books/3/audio?from=0",
    "api/books/3/timeline?from=0",
    "api/events",
    "api/books/3/search?q=a",
    "api/books/3/file",
    "api/books/3/sounds/media/1.mp3",
    "api/session",
    "api/shared/p0Zk3nq8m2Vd",
    "api/shared/p0Zk3nq8m2Vd/file",
    "api/audiobooks/0d1c6a52/sounds/0",
    "api/voices/heart/preview",
    "api/books?q=harb&sort=title&limit=60",
    "api/books?ids=3,4",
    "api/book-numbers?sort=read",
    "api/book-choices",
    "api/changes?since=now",
  ])
    assert.equal(kind(path), "pass", path);
  assert.equal(kind("api/books/3/position", { method: "PUT" }), "pass");
  assert.equal(kindOf({ method: "GET", mode: "cors", url: "https://elsewhere/js/main.js" }, SCOPE), "pass");
});

/** Sentences of ten units and three words, a second each with a pause of half a second. */
function chapter(start, count) {
  const segments = Array.from({ length: count }, (_, number) => {
    const from = number * 1.5;
    const at = start + number * 10;
    return {
      index: number,
      chapter: 0,
      start: at,
      end: at + 10,
      from,
      to: from + 1,
      skipped: null,
      words: [
        at,
        at + 3,
        from,
        from + 0.3,
        at + 4,
        at + 6,
        from + 0.4,
        from + 0.6,
        at + 7,
        at + 9,
        from + 0.7,
        from + 1,
      ],
    };
  });
  return { start, byteCount: Math.ceil((count * 1.5 * 8000) / 192) * 192, segments };
}

test("the sound begins with the word that was asked for, on a frame", () => {
  const one = chapter(100, 4);
  assert.equal(timeOfWord(one.segments, 100), 0);
  assert.equal(timeOfWord(one.segments, 114), 1.9);
  assert.equal(timeOfWord(one.segments, 119), 3);
  assert.equal(timeOfWord(one.segments, 140), null);
  for (let offset = 100; offset <= 145; offset += 1) {
    const byte = firstByte(one, offset);
    assert.ok(byte % 192 === 0 && byte >= 0 && byte <= one.byteCount);
    const time = timeOfWord(one.segments, offset);
    if (time !== null) assert.ok(time * 8000 - byte >= 0 && time * 8000 - byte < 192);
  }
});

test("chapters that were kept are one timeline, in order and without a gap of offsets", () => {
  const parts = [chapter(100, 4), chapter(140, 3), chapter(170, 2)];
  for (let offset = 100; offset < 140; offset += 1) {
    const all = joined(parts, offset);
    let last = -1;
    let end = null;
    for (const [index, { start, end: next, from, to, words, index: number }] of all.entries()) {
      assert.equal(number, index);
      assert.ok(from > last && to >= from);
      if (end !== null) assert.equal(start, end);
      last = from;
      end = next;
      assert.ok(words.length % 4 === 0 && words.every((value) => value >= 0));
    }
    assert.equal(end, 190);
    assert.ok(all[0].words[1] > offset);
    assert.ok(all[0].words[2] < 0.025);
  }
});
