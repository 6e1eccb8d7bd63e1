import assert from "node:assert/strict";
import test from "node:test";
import { DrawnHeights } from "../js/library/drawn-heights.js";
import { keyAction } from "../js/library/grid-focus.js";
import { withoutLeaving } from "../js/library/leaving-books.js";
import { MeasuredLines } from "../js/library/measured-lines.js";
import { ShownBooks } from "../js/library/shown-books.js";

const free = { mayMove: true, groups: null };
const held = { mayMove: false, groups: null };

test("heights are guessed until a card has told them, and kept while nothing changes", () => {
  const measured = new MeasuredLines();
  const order = [1, 2, 3];
  const empty = { columns: 2, row: 0, heading: 0, gap: 10 };
  assert.ok(measured.measure(order, null, () => empty));
  assert.equal(measured.measures.row, 320);
  assert.ok(measured.measure(order, null, () => ({ ...empty, row: 100 })));
  assert.equal(measured.lines.topOf(2), 110);
  assert.ok(!measured.measure(order, null, () => assert.fail("nothing is measured again")));
  measured.expectChange();
  assert.ok(!measured.measure(order, null, () => ({ ...empty, row: 100 })), "measured, and the same as before");
  assert.ok(
    measured.measure([4], null, () => ({ ...empty, row: 100 })),
    "other books have other lines",
  );
});

test("where there are groups, headings are measured as soon as there is one", () => {
  const measured = new MeasuredLines();
  const groups = [{ count: 1 }, { count: 1 }];
  const order = [1, 2];
  measured.measure(order, groups, () => ({ columns: 1, row: 100, heading: 0, gap: 0 }));
  assert.equal(measured.lines.topOf(1), 48 + 100 + 48);
  measured.measure(order, groups, () => ({ columns: 1, row: 100, heading: 20, gap: 0 }));
  assert.equal(measured.lines.topOf(1), 20 + 100 + 20);
});

test("two rows more are drawn in each frame, until a window above and below is full", () => {
  const heights = new DrawnHeights();
  const view = { top: 0, bottom: 500 };
  assert.deepEqual(heights.next(view, 100), { top: -200, bottom: 700, isAll: false, isFast: false });
  assert.deepEqual(heights.next(view, 100), { top: -400, bottom: 900, isAll: false, isFast: false });
  assert.deepEqual(heights.next(view, 100), { top: -500, bottom: 1000, isAll: true, isFast: false });
});

test("after a jump the rows in view come first", () => {
  const heights = new DrawnHeights();
  for (let frame = 0; frame < 3; frame += 1) heights.next({ top: 0, bottom: 500 }, 100);
  assert.ok(heights.next({ top: 900, bottom: 1400 }, 100).isAll, "what is near goes on from what is drawn");
  const jumped = heights.next({ top: 9000, bottom: 9500 }, 100);
  assert.deepEqual(jumped, { top: 8800, bottom: 9700, isAll: false, isFast: true });
});

test("a list is fast while it moves by more than a row in a frame, up or down", () => {
  const heights = new DrawnHeights();
  const isFast = (top) => heights.next({ top, bottom: top + 500 }, 100).isFast;
  assert.deepEqual([0, 90, 300, 80, 80].map(isFast), [false, false, true, true, false]);
});

test("books keep their places while one is held, and a new one goes where it belongs", () => {
  const books = new ShownBooks();
  books.arrange([1, 2, 3], free, null);
  assert.ok(books.arrange([3, 4, 2, 1], held, "2"));
  assert.deepEqual(books.order, [1, 4, 2, 3]);
  assert.equal(books.current, "2");
  assert.equal(books.placeOf("2"), 2);
});

test("the same books in the same order change nothing", () => {
  const books = new ShownBooks();
  const numbers = [1, 2, 3];
  assert.ok(books.arrange(numbers, free, null));
  assert.equal(books.arrange(numbers, free, null), null);
  assert.equal(books.arrange(numbers, held, null), null);
});

test("the neighbour of a book that goes gets its focus", () => {
  const books = new ShownBooks();
  books.arrange([1, 2, 3], free, null);
  assert.deepEqual(books.arrange([1, 3], held, "2"), { hasOtherGroups: false, isFocusGone: true });
  assert.equal(books.current, "3");
  assert.deepEqual(books.arrange([], held, "3"), { hasOtherGroups: false, isFocusGone: true });
  assert.equal(books.current, null);
});

test("in groups a book has a key for each place", () => {
  const books = new ShownBooks();
  const groups = [
    { name: "A", count: 2 },
    { name: "B", count: 1 },
  ];
  assert.equal(books.arrange([7, 8, 7], { mayMove: true, groups }, null)?.hasOtherGroups, true);
  assert.deepEqual(
    [0, 1, 2, 3].map((index) => books.keyOf(index)),
    ["0:7", "0:8", "1:7", null],
  );
  assert.equal(books.placeOf("1:7"), 2);
});

test("keys lead from book to book, the other way where lines are read from the right", () => {
  const books = new ShownBooks();
  books.arrange([1, 2, 3, 4, 5, 6, 7], free, null);
  const measured = new MeasuredLines();
  measured.measure(books.order, null, () => ({ columns: 3, row: 100, heading: 0, gap: 0 }));
  const { lines } = measured;
  const after = (pressed, key, isReversed = false) => books.keyAfter(pressed, key, { lines, isReversed });
  assert.deepEqual(
    ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "Home", "End"].map((key) => after(key, "2")),
    ["3", "1", "5", "2", "1", "7"],
  );
  assert.equal(after("ArrowRight", "2", true), "1");
  assert.equal(after("ArrowRight", "7"), "7", "at the end it stays");
  assert.equal(after("Enter", "2"), undefined);
  assert.equal(after("Home", "99"), undefined, "a book that is not in the list leads nowhere");
});

test("the books between two are those that stand there, whichever was pressed first", () => {
  const books = new ShownBooks();
  books.arrange([5, 6, 7, 8], free, null);
  assert.deepEqual(books.between(8, 6), [6, 7, 8]);
  assert.deepEqual(books.between(99, 6), [6]);
});

test("books that are being removed are left out, and a group without others goes", () => {
  const groups = [
    { name: "A", count: 2 },
    { name: "B", count: 1 },
  ];
  const listed = { numbers: [1, 2, 3], groups };
  assert.deepEqual(withoutLeaving(listed, new Set([3])), { numbers: [1, 2], groups: [{ name: "A", count: 2 }] });
  assert.deepEqual(withoutLeaving(listed, new Set([1])).groups, [
    { name: "A", count: 1 },
    { name: "B", count: 1 },
  ]);
  assert.equal(withoutLeaving(listed, new Set()).numbers, listed.numbers, "the same numbers while none leaves");
  assert.equal(withoutLeaving({ ...listed, groups: null }, new Set([1])).groups, null);
});

test("keys with a modifier belong to the browser, but for the menu's own", () => {
  const pressed = (key, modifiers = {}) =>
    keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...modifiers });
  assert.equal(pressed("Delete"), "remove");
  assert.equal(pressed("ContextMenu"), "menu");
  assert.equal(pressed("F10", { shiftKey: true }), "menu");
  assert.equal(pressed("F10"), "move");
  assert.equal(pressed("ArrowDown"), "move");
  for (const modifier of ["ctrlKey", "metaKey", "altKey"])
    assert.equal(pressed("Delete", { [modifier]: true }), null, modifier);
});
