import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOf } from "../js/marks/entries.js";
import { MarkIndex } from "../js/marks/index.js";
import { LEVELS, levelsOf, priorityOf } from "../js/marks/levels.js";
import { COLORS, STYLES, isSameContent, newMarkId } from "../js/model/mark.js";
import { NO_FILTER, grouped, isFiltering, matching, sorted } from "../js/marks/order.js";

let count = 0;
export function mark(rest = {}) {
  count += 1;
  return {
    id: `mark-${count}`,
    book: 1,
    kind: "highlight",
    start: 0,
    end: 10,
    style: "solid",
    color: "yellow",
    note: "",
    quote: { exact: "", prefix: "", suffix: "" },
    chapter: null,
    created: "2026-01-01T00:00:00Z",
    updated: "2026-01-01T00:00:00Z",
    version: 1,
    removed: null,
    isPlaced: true,
    ...rest,
  };
}

/** Numbers that look random and are the same each time. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % below;
  };
}

test("the index finds what a plain look through all marks finds", () => {
  const next = numbers(7);
  for (let round = 0; round < 60; round += 1) {
    const marks = Array.from({ length: 40 }, () => {
      const start = next(500);
      return mark({ start, end: start + next(next(2) ? 400 : 12) });
    });
    const index = new MarkIndex(marks);
    for (let look = 0; look < 20; look += 1) {
      const start = next(520);
      const end = start + 1 + next(60);
      const wanted = marks.filter((m) => m.start < end && (m.end > start || (m.end === m.start && m.start >= start)));
      assert.deepEqual(new Set(index.between(start, end).map((m) => m.id)), new Set(wanted.map((m) => m.id)));
    }
  }
});

test("of marks at one place the shortest comes first", () => {
  const long = mark({ start: 0, end: 100 });
  const short = mark({ start: 40, end: 50 });
  assert.deepEqual(new MarkIndex([long, short]).at(45), [short, long]);
  assert.deepEqual(new MarkIndex([long, short]).at(50), [long]);
});

test("marks of one style that share text get different levels, others share the first", () => {
  const a = mark({ start: 0, end: 20 });
  const b = mark({ start: 10, end: 30 });
  const c = mark({ start: 30, end: 40 });
  const d = mark({ start: 5, end: 15, style: "underline" });
  const levels = levelsOf([c, a, d, b]);
  assert.deepEqual(
    [a, b, c, d].map(({ id }) => levels.get(id)),
    [0, 1, 0, 0],
  );
});

test("two marks that overlap never share a level while there are levels enough", () => {
  const next = numbers(3);
  const marks = Array.from({ length: 200 }, () => {
    const start = next(3000);
    return mark({ start, end: start + 1 + next(30), style: STYLES[next(4)] });
  });
  const levels = levelsOf(marks);
  for (const one of marks) {
    const level = levels.get(one.id);
    assert.ok(level >= 0 && level < LEVELS);
    const others = marks.filter(
      (other) => other !== one && other.style === one.style && other.start < one.end && other.end > one.start,
    );
    if (
      others.length === 1 &&
      others.every(
        (other) =>
          marks.filter((m) => m !== other && m.style === other.style && m.start < other.end && m.end > other.start)
            .length === 1,
      )
    )
      assert.notEqual(levels.get(others[0].id), level);
  }
});

test("lines lie above grounds, and the voice above all", () => {
  for (const style of STYLES) {
    for (let level = 0; level < LEVELS; level += 1) assert.ok(priorityOf(style, level) < 0);
  }
  assert.ok(priorityOf("underline", 0) > priorityOf("solid", LEVELS - 1));
});

test("lists are in the order of place, of date or of colour", () => {
  const a = mark({ start: 30, created: "2026-03-01T00:00:00Z", color: "orange" });
  const b = mark({ start: 10, created: "2026-02-01T00:00:00Z", color: "yellow" });
  const c = mark({ start: 20, created: "2026-04-01T00:00:00Z", kind: "bookmark", end: 20 });
  assert.deepEqual(sorted([a, b, c], "place"), [b, c, a]);
  assert.deepEqual(sorted([a, b, c], "date"), [c, a, b]);
  assert.deepEqual(sorted([a, b, c], "color"), [b, a, c]);
});

test("a filter takes kind, colour, note and words together", () => {
  const quote = (exact) => ({ exact, prefix: "", suffix: "" });
  const a = mark({ quote: quote("Die Straße nach Süden"), note: "schön", color: "green" });
  const b = mark({ quote: quote("ＡＢＣ strasse"), color: "blue" });
  const c = mark({ kind: "bookmark", quote: quote("Süden"), chapter: "Eins" });
  const find = (filter) => matching([a, b, c], { ...NO_FILTER, ...filter });
  assert.deepEqual(find({}), [a, b, c]);
  assert.deepEqual(find({ search: "suden" }), [a, c]);
  assert.deepEqual(find({ search: " SCHON die " }), [a]);
  assert.deepEqual(find({ search: "abc" }), [b]);
  assert.deepEqual(find({ search: "eins" }), [c]);
  assert.deepEqual(find({ kind: "bookmark" }), [c]);
  assert.deepEqual(find({ colors: ["blue", "green"], hasNote: true }), [a]);
  assert.deepEqual(find({ colors: ["yellow"] }), []);
  assert.equal(isFiltering({ ...NO_FILTER, search: "  " }), false);
  assert.equal(isFiltering({ ...NO_FILTER, hasNote: true }), true);
});

test("groups keep the order of what is in them", () => {
  assert.deepEqual(
    grouped([1, 4, 3, 6, 5], (n) => n % 2),
    [
      [1, 3, 5],
      [4, 6],
    ],
  );
});

test("a new id is one that the interface takes, and never the same", () => {
  const ids = new Set(Array.from({ length: 500 }, newMarkId));
  assert.equal(ids.size, 500);
  for (const id of ids) assert.match(id, /^[A-Za-z0-9_-]{8,64}$/);
  assert.ok(COLORS.length === 6 && STYLES.length === 4);
});

test("contents are the same when every field is", () => {
  assert.ok(isSameContent(mark(), mark()));
  assert.ok(!isSameContent(mark(), mark({ note: "x" })));
});

const headingOf = ({ book, chapter }) => (chapter === null ? null : { heading: `${book}: ${chapter}` });
/** What a list holds, each mark by its `start`. */
function listed(marks, { order = "place", isGrouped = false } = {}) {
  const entries = entriesOf(marks, { filter: NO_FILTER, order, isGrouped, headingOf });
  return entries.map((entry) => ("heading" in entry ? entry.heading : entry.start));
}

test("a chapter's marks stand under one heading, in the order of the book only", () => {
  const marks = [
    mark({ start: 30, chapter: "Two", created: "2026-01-03" }),
    mark({ start: 10, chapter: "One", created: "2026-01-02" }),
    mark({ start: 20, chapter: "One", created: "2026-01-04" }),
    mark({ start: 0, created: "2026-01-01" }),
  ];
  assert.deepEqual(listed(marks), [0, "1: One", 10, 20, "1: Two", 30]);
  assert.deepEqual(listed(marks, { order: "date" }), [20, 30, 10, 0]);
});

test("marks of several books stand book by book, where the list says so", () => {
  const marks = [
    mark({ book: 2, start: 0, chapter: "A" }),
    mark({ book: 1, start: 5, chapter: "A" }),
    mark({ book: 2, start: 9, chapter: "A" }),
  ];
  assert.deepEqual(listed(marks, { isGrouped: true }), ["2: A", 0, 9, "1: A", 5]);
});

test("marks whose place was not found come last, under a heading that says why", () => {
  const marks = [mark({ start: 1, isPlaced: false, chapter: "One" }), mark({ start: 4, chapter: "One" })];
  const entries = entriesOf(marks, { filter: NO_FILTER, order: "place", isGrouped: false, headingOf });
  assert.deepEqual(
    entries.map(({ start, heading }) => heading ?? start),
    ["1: One", 4, entries[2].heading, 1],
  );
  assert.ok(entries[2].detail);
});
