import assert from "node:assert/strict";
import test from "node:test";
import { KeptList } from "../js/library/kept-list.js";
import { listQuery } from "../js/library/list-query.js";

const book = (id, title, fields = {}) => ({
  id,
  title,
  authors: [],
  series: null,
  fileName: `${title}.epub`,
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
});
const books = [
  book(1, "Compass", { tags: ["sea"], authors: ["Zola"] }),
  book(2, "Anchor", { favorite: true, language: "en-GB", progress: 0.4, lastRead: "2026-01-02" }),
  book(3, "Boat", { tags: ["Sea", "lake"], language: "en" }),
];
const ids = (list) => list.map(({ id }) => id);

test("without the server the kept list is searched, filtered and sorted", () => {
  const kept = new KeptList(books);
  const wanted = { search: "", filters: {}, order: "title", group: "none" };
  assert.deepEqual(ids(kept.books(wanted, null)), [2, 3, 1]);
  assert.deepEqual(ids(kept.books({ ...wanted, search: "comp" }, null)), [1]);
  assert.deepEqual(ids(kept.books({ ...wanted, filters: { tag: "sea" } }, null)), [3, 1]);
  assert.deepEqual(ids(kept.begun(3)), [2]);
});

test("a place that only the server knows has the books that were kept of it, in their order", () => {
  const kept = new KeptList(books);
  const wanted = { search: "", filters: { collection: "4" }, order: "place", group: "none" };
  assert.deepEqual(ids(kept.books(wanted, [1, 9, 2])), [1, 2]);
  assert.deepEqual(ids(kept.books({ ...wanted, order: "title" }, [1, 3])), [3, 1]);
  assert.deepEqual(ids(kept.books(wanted, [])), []);
});

test("books that were put away are shown in the archive, in collections and to somebody who searches", () => {
  const kept = new KeptList([...books, book(4, "Dinghy", { archived: true, progress: 0.5, lastRead: "2026-01-03" })]);
  const wanted = { search: "", filters: {}, order: "title", group: "none" };
  assert.deepEqual(ids(kept.books(wanted, null)), [2, 3, 1]);
  assert.deepEqual(ids(kept.books({ ...wanted, filters: { archived: "true" } }, null)), [4]);
  assert.deepEqual(ids(kept.books({ ...wanted, filters: { collection: "4" } }, [4, 1])), [1, 4]);
  assert.deepEqual(ids(kept.books({ ...wanted, search: "din" }, null)), [4]);
  assert.deepEqual(ids(kept.begun(3)), [2]);
  assert.equal(kept.choices.archived, 1);
});

test("what can be chosen is counted as the server counts it", () => {
  const { choices } = new KeptList(books);
  assert.equal(choices.books, 3);
  assert.equal(choices.favorites, 1);
  assert.equal(choices.tags, 2);
  assert.equal(choices.authors, 1);
  assert.deepEqual(choices.languages, [{ name: "en", books: 2 }]);
});

test("the server is asked in its own words", () => {
  assert.deepEqual(listQuery({ search: " a b ", filters: { state: "new", tag: "x" }, order: "author" }), {
    q: "a b",
    state: "unread",
    tag: "x",
    sort: "author",
  });
  assert.deepEqual(listQuery({ search: "", filters: {}, order: "title" }), { archived: "false", sort: "title" });
});

test("without the server the books are grouped by author and series, and those without come last", () => {
  const kept = new KeptList(books);
  const wanted = { search: "", filters: {}, order: "title", group: "author" };
  const { books: list, groups } = kept.grouped(wanted, null);
  assert.deepEqual(ids(list), [1, 2, 3]);
  assert.deepEqual(
    groups.map(({ name, count }) => [name, count]),
    [
      ["Zola", 1],
      [null, 2],
    ],
  );
  assert.equal(kept.grouped({ ...wanted, group: "collection" }, null).groups, null);
});
