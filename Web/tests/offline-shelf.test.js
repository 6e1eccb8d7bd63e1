import assert from "node:assert/strict";
import test from "node:test";
import { booksToRemove, emptyRecord, filesIn, mediaIn, textKey } from "../js/offline/kept-shelf.js";

const MEGABYTE = 1 << 20;
const kept = (id, more = {}) => ({ id, isPinned: false, bytes: MEGABYTE, ...more });

test("the books that were opened longest ago make room, when there are more than a shelf holds", () => {
  const all = Array.from({ length: 22 }, (_, id) => kept(id));
  assert.deepEqual(booksToRemove(all, 99), [20, 21]);
  assert.deepEqual(booksToRemove(all, 21), [20], "the book that is being read stays");
});

test("books take no more room than they may, and those that somebody asked for do not count", () => {
  const large = [
    kept(1),
    kept(2, { isPinned: true, bytes: 900 * MEGABYTE }),
    kept(3, { bytes: 249 * MEGABYTE }),
    kept(4),
  ];
  assert.deepEqual(booksToRemove(large, 1), [4]);
});

test("another text of the same file is another text", () => {
  const details = { fingerprint: "epub:1:2", length: 10, chapters: [{}, {}], replacements: "" };
  assert.equal(textKey(details), "epub:1:2 10 2");
  assert.notEqual(textKey({ ...details, length: 11 }), textKey(details));
  assert.notEqual(textKey({ ...details, replacements: "a1" }), textKey(details));
  assert.equal(emptyRecord({ ...details, id: 3, title: "Emma" }, true).fingerprint, textKey(details));
});

test("a chapter's files are those of books, whichever quotes stand around them", () => {
  const html = `<img src="/api/books/3/resources/a/b.png"><a href="/read/3">x</a>`;
  const sheet = "a { background: url('/api/books/3/resources/c.svg') }";
  assert.deepEqual(filesIn(html), ["/api/books/3/resources/a/b.png"]);
  assert.deepEqual(filesIn(sheet), ["/api/books/3/resources/c.svg"]);
  assert.deepEqual(filesIn("nothing"), []);
});

test("a chapter's sounds and videos are those that its players name, each once", () => {
  const sound = "/api/books/3/sounds/media/1.mp3";
  const html = `<audio src="${sound}"></audio><video src='/api/books/3/sounds/a&amp;b.mp4' poster="/api/books/3/resources/p.jpg">
    </video><audio src="${sound}"></audio><a data-media="sound" href="https://a.example/api/x.mp3">x</a>`;
  assert.deepEqual(mediaIn(html), [sound, "/api/books/3/sounds/a&b.mp4"]);
  assert.deepEqual(filesIn(html), ["/api/books/3/resources/p.jpg"], "they are not fetched with the text");
});
