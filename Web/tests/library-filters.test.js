import assert from "node:assert/strict";
import test from "node:test";
import { choices, filtered, withFilter } from "../js/library/filters.js";
import { tagChange, tagStates, withMoreTags, withTypedTag } from "../js/library/tag-states.js";
import { matching, readingState, sorted } from "../js/library/order.js";
import { areFilters } from "../js/model/book-filters.js";

let count = 0;
function book(fields) {
  count += 1;
  return {
    id: count,
    title: `Book ${count}`,
    authors: [],
    series: null,
    fileName: "a.epub",
    format: "epub",
    language: null,
    added: "2026-01-01T00:00:00.000Z",
    lastRead: null,
    progress: 0,
    length: 1000,
    favorite: false,
    rating: null,
    tags: [],
    position: { state: "unread" },
    ...fields,
  };
}
const titles = (books) => books.map(({ title }) => title);

test("articles are found by the site that they are from", () => {
  const books = [
    book({ title: "a", address: "https://www.site.example/1" }),
    book({ title: "b", address: "no address" }),
    book({ title: "c", address: null }),
  ];
  assert.deepEqual(titles(filtered(books, { site: "site.example" })), ["a"]);
});

test("the books of a week are those that were added in seven days", () => {
  const ago = (days) => new Date(Date.now() - days * 86_400_000).toISOString();
  const books = [
    book({ title: "a", added: ago(8), favorite: true }),
    book({ title: "b", added: ago(6), favorite: true }),
    book({ title: "c", added: ago(0) }),
  ];
  assert.deepEqual(titles(filtered(books, { days: "7" })), ["b", "c"]);
  assert.deepEqual(titles(filtered(books, { days: "7", favorite: "true" })), ["b"]);
  assert.ok(areFilters([["days", "7"]]));
});

test("a book has to fit every filter, and names are compared without accents and capitals", () => {
  const books = [
    book({ title: "a", tags: ["Été"], language: "fr-CA", authors: ["Zola"] }),
    book({ title: "b", tags: ["été", "mer"], language: "fr", favorite: true }),
    book({ title: "c", language: "en", progress: 0.4, lastRead: "2026-01-01", position: { state: "reading" } }),
    book({ title: "d", progress: 0.4, lastRead: "2026-01-01", position: { state: "given-up" } }),
  ];
  assert.deepEqual(titles(filtered(books, {})), ["a", "b", "c", "d"]);
  assert.deepEqual(titles(filtered(books, { tag: "ETE" })), ["a", "b"]);
  assert.deepEqual(titles(filtered(books, { tag: "ete", favorite: "true" })), ["b"]);
  assert.deepEqual(titles(filtered(books, { language: "fr", author: "zola" })), ["a"]);
  assert.deepEqual(titles(filtered(books, { state: "reading" })), ["c"]);
  assert.deepEqual(titles(filtered(books, { state: "given-up" })), ["d"]);
  assert.deepEqual(titles(filtered(books, { format: "pdf" })), []);
});

test("a book that was given up is neither being read nor finished, however far it is", () => {
  assert.equal(readingState(book({ progress: 0.995, position: { state: "given-up" } })), "given-up");
});

test("what can be chosen is counted once for each book", () => {
  const books = [book({ tags: ["Sea", "sea"] }), book({ tags: ["SEA"] }), book({})];
  assert.deepEqual(choices(books, "tag"), [{ value: "Sea", label: "Sea", count: 2 }]);
  assert.deepEqual(choices(books, "favorite"), []);
});

test("a filter is put on and taken off without the others", () => {
  const filters = withFilter({ tag: "sea" }, "state", "new");
  assert.deepEqual(filters, { tag: "sea", state: "new" });
  assert.deepEqual(withFilter(filters, "tag", undefined), { state: "new" });
});

test("only filters are taken for filters", () => {
  assert.ok(areFilters([]));
  assert.ok(
    areFilters([
      ["author", "Jane Austen"],
      ["favorite", "true"],
    ]),
  );
  for (const value of [null, {}, "a", ["tag"], [["colour", "red"]], [["tag", 3]], [["tag", "x".repeat(501)]]])
    assert.ok(!areFilters(value));
});

test("of several books it shows which tags all have and which only some", () => {
  const books = [book({ tags: ["a", "B"] }), book({ tags: ["b"] })];
  const states = tagStates(books, [{ name: "a" }, { name: "c" }]);
  assert.deepEqual(
    states.map(({ name, isOn }) => [name, isOn]),
    [
      ["a", null],
      ["B", true],
      ["c", false],
    ],
  );
  assert.equal(tagChange(states), null);
  states[0].isOn = true;
  states[1].isOn = false;
  assert.deepEqual(tagChange(states), { addTags: ["a"], removeTags: ["B"] });
});

test("a tag that is typed is one of the list, whatever its case and spaces, or stands first as a new one", () => {
  const states = tagStates([book({ tags: ["to read", "old"] }), book({ tags: [] })], []);
  assert.equal(withTypedTag(states, "  "), null);
  const known = withTypedTag(states, " To  Read ");
  assert.deepEqual(tagChange(known), { addTags: ["to read"], removeTags: [] });
  assert.equal(known[0].name, "to read");
  const added = withTypedTag(states, "new  one ");
  assert.deepEqual(
    added.map(({ name }) => name),
    ["new one", "to read", "old"],
  );
  assert.deepEqual(tagChange(added), { addTags: ["new one"], removeTags: [] });
});

test("the person's tags that come later keep what was chosen meanwhile", () => {
  const typed = withTypedTag([], "Late");
  const states = withMoreTags(typed, [
    { name: "late", isOn: false, was: false },
    { name: "more", isOn: false, was: false },
  ]);
  assert.deepEqual(
    states.map(({ name, isOn }) => [name, isOn]),
    [
      ["Late", true],
      ["more", false],
    ],
  );
});

test("tags are searched, and ratings and lengths sort", () => {
  const books = [
    book({ title: "x", rating: 2, length: 5 }),
    book({ title: "y", tags: ["Meer"], length: 9 }),
    book({ title: "z", rating: 4.5, length: 7 }),
  ];
  assert.deepEqual(titles(matching(books, "meer")), ["y"]);
  assert.deepEqual(titles(sorted(books, "rating")), ["z", "x", "y"]);
  assert.deepEqual(titles(sorted(books, "length")), ["y", "z", "x"]);
});
