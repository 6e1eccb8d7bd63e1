import assert from "node:assert/strict";
import test from "node:test";
import {
  booksInProgress,
  folded,
  matching,
  readingState,
  shownProgress,
  sorted,
  withPosition,
} from "../js/library/order.js";

let count = 0;
function book(fields) {
  count += 1;
  return {
    id: count,
    title: `Book ${count}`,
    authors: [],
    series: null,
    fileName: "a.epub",
    added: "2026-01-01T00:00:00.000Z",
    lastRead: null,
    progress: 0,
    missing: false,
    ...fields,
  };
}
const titles = (books) => books.map(({ title }) => title);

test("books last read come first, then the newest of those never read", () => {
  const books = [
    book({ title: "old", added: "2026-01-01T00:00:00.000Z" }),
    book({ title: "new", added: "2026-02-01T00:00:00.000Z" }),
    book({ title: "read", lastRead: "2026-01-05T00:00:00.000Z" }),
    book({ title: "just read", lastRead: "2026-01-06T00:00:00.000Z" }),
  ];
  assert.deepEqual(titles(sorted(books, "read")), ["just read", "read", "new", "old"]);
});

test("titles are sorted without their articles and with numbers as numbers", () => {
  const books = ["The Zoo", "A Bee", "Volume 10", "Volume 9", "Écume"].map((title) => book({ title }));
  assert.deepEqual(titles(sorted(books, "title")), ["A Bee", "Écume", "Volume 9", "Volume 10", "The Zoo"]);
});

test("authors are sorted by surname, and books without one come last", () => {
  const books = [[], ["Leo Tolstoy"], ["Jane Austen"], ["Borges, Jorge Luis"], ["曹雪芹"]].map((authors) =>
    book({ authors }),
  );
  const names = sorted(books, "author").map(({ authors }) => authors[0] ?? "");
  assert.deepEqual(names.slice(0, 3), ["Jane Austen", "Borges, Jorge Luis", "Leo Tolstoy"]);
  assert.equal(names.at(-1), "");
});

test("sorting leaves the list that it was given as it was", () => {
  const books = [book({ title: "b" }), book({ title: "a" })];
  sorted(books, "title");
  assert.deepEqual(titles(books), ["b", "a"]);
});

test("a search knows no case, no accents and no order of words", () => {
  const books = [
    book({ title: "Les Misérables", authors: ["Victor Hugo"] }),
    book({ title: "Straße" }),
    book({ title: "Emma" }),
  ];
  assert.deepEqual(titles(matching(books, "hugo MISER")), ["Les Misérables"]);
  assert.deepEqual(titles(matching(books, "strasse")), ["Straße"]);
  assert.equal(matching(books, "  ").length, 3);
  assert.equal(matching(books, "hugo emma").length, 0);
});

test("folding full-width and composed letters gives plain ones", () => {
  assert.equal(folded("Ｅｍｍａ"), "emma");
  assert.equal(folded("Ångström"), "angstrom");
  assert.equal(folded("Łódź"), "lodz");
});

test("a book is as far as its place, one read to the last pages is finished", () => {
  assert.equal(readingState(book({})), "new");
  assert.equal(shownProgress(book({ progress: 0.0001 })), 0.0001);
  assert.equal(readingState(book({ progress: 0.995 })), "finished");
  assert.equal(shownProgress(book({ progress: 0.995 })), 1);
});

test("what goes on is what was begun and not finished, without missing and blank books", () => {
  const books = [
    book({ title: "finished", progress: 1, lastRead: "2026-01-09T00:00:00.000Z" }),
    book({ title: "missing", progress: 0.5, lastRead: "2026-01-08T00:00:00.000Z", missing: true }),
    book({ title: "blank", progress: 0.5, lastRead: "2026-01-08T00:00:00.000Z", blank: true }),
    book({ title: "first", progress: 0.5, lastRead: "2026-01-07T00:00:00.000Z" }),
    book({ title: "second", progress: 0.2, lastRead: "2026-01-06T00:00:00.000Z" }),
    book({ title: "never" }),
  ];
  assert.deepEqual(titles(booksInProgress(books, 3)), ["first", "second"]);
  assert.deepEqual(titles(booksInProgress(books, 1)), ["first"]);
});

test("what is marked counts, wherever the place is", () => {
  const there = (state) =>
    withPosition(book({ length: 100, progress: 0.2 }), {
      offset: 71,
      version: 3,
      updated: "2026-02-01T00:00:00.000Z",
      device: "desk",
      state,
    });
  assert.deepEqual(
    ["reading", "finished", "unread"].map((state) => readingState(there(state))),
    ["reading", "finished", "new"],
  );
  assert.deepEqual(
    ["reading", "finished", "unread"].map((state) => there(state).progress),
    [0.71, 1, 0],
  );
  assert.equal(there("unread").lastRead, null);
});
