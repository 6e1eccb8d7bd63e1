// Pages: geometry, parts of chapters, numbers, wheels.

import assert from "node:assert/strict";
import { test } from "node:test";

import { edgeWidth, wayAt } from "../js/gestures/edges.js";
import { columnOf, geometryOf, screenStart, screensFor } from "../js/paged/geometry.js";
import { PageTable } from "../js/paged/page-table.js";
import { partsOf } from "../js/paged/parts.js";
import { WheelGesture } from "../js/gestures/wheel.js";

const room = {
  width: 1280,
  height: 800,
  top: 60,
  bottom: 80,
  gutter: 51.2,
  measure: 576,
  fontSize: 19,
  lineHeight: 30.4,
  writing: /** @type {const} */ ("horizontal-tb"),
  columns: /** @type {const} */ ("auto"),
};

test("Screens follow each other without a rest, and lie within the window", () => {
  for (let width = 200; width < 3000; width += 37) {
    for (const columns of /** @type {const} */ (["auto", 1, 2])) {
      for (const writing of /** @type {const} */ (["horizontal-tb", "vertical-rl"])) {
        const made = geometryOf({ ...room, width, columns, writing });
        assert.equal(made.stride, made.columns * (made.lineLength + made.gap));
        assert.ok(made.lineLength >= 60 && Number.isInteger(made.lineLength));
        assert.ok(made.depth > 0);
        if (width > 400) assert.ok(made.left >= 0 && made.left + made.width <= width + 1);
      }
    }
  }
});

test("A wide window has two columns, a high or narrow one has one, and what was chosen holds", () => {
  assert.equal(geometryOf(room).columns, 2);
  assert.equal(geometryOf({ ...room, width: 800 }).columns, 1);
  assert.equal(geometryOf({ ...room, width: 1100, height: 1400 }).columns, 1);
  assert.equal(geometryOf({ ...room, columns: 1 }).columns, 1);
  assert.equal(geometryOf({ ...room, width: 700, columns: 2 }).columns, 2);
  assert.equal(geometryOf({ ...room, writing: "vertical-rl" }).columns, 1);
});

test("A column holds whole lines", () => {
  const { depth } = geometryOf(room);
  assert.ok(Math.abs(depth / room.lineHeight - Math.round(depth / room.lineHeight)) < 1e-6);
});

test("A box is in the column where it begins, whichever way columns go", () => {
  const made = geometryOf(room);
  const step = made.lineLength + made.gap;
  const frame = { left: 100, right: 100 + made.lineLength, top: 10 };
  for (let column = 0; column < 9; column += 1) {
    const left = frame.left + column * step;
    assert.equal(columnOf({ left: left - 3, right: left + 20, top: 0 }, frame, made, false), column);
    const right = frame.right - column * step;
    assert.equal(columnOf({ left: right - 20, right: right + 3, top: 0 }, frame, made, true), column);
    const vertical = { ...made, isVertical: true };
    assert.equal(columnOf({ left: 0, right: 0, top: frame.top + column * step + 5 }, frame, vertical, true), column);
  }
  assert.equal(columnOf({ left: -500, right: -400, top: 0 }, frame, made, false), 0);
});

test("A screen begins with a whole number of them", () => {
  assert.deepEqual(
    [0, 1, 2, 3].map((page) => screenStart(page, 2)),
    [0, 0, 2, 2],
  );
  assert.deepEqual(
    [0, 1, 2, 3].map((count) => screensFor(count, 2)),
    [0, 1, 1, 2],
  );
});

test("The edges turn, to the other side in books that go to the left", () => {
  const edges = { width: 400, edge: 50 };
  assert.equal(wayAt(10, edges, false), "back");
  assert.equal(wayAt(390, edges, false), "forward");
  assert.equal(wayAt(10, edges, true), "forward");
  assert.equal(wayAt(390, edges, true), "back");
  assert.equal(wayAt(200, edges, false), null);
  for (const width of [320, 390, 800, 1280, 2560]) {
    assert.ok(edgeWidth(width, 20) >= 44 && edgeWidth(width, width) <= width / 3);
    for (const free of [0, 20, width / 2]) {
      const [small, medium, large] = /** @type {const} */ (["small", "medium", "large"]).map((size) =>
        edgeWidth(width, free, size),
      );
      assert.ok(small > 0 && small < medium && medium <= large && 2 * large < width);
    }
  }
});

test("An ordinary chapter is one part, a long one is many of the same size", () => {
  const slice = (/** @type {number} */ size) => ({ html: "x".repeat(size) });
  assert.deepEqual(partsOf([slice(30_000), slice(30_000)]), [{ from: 0, to: 2 }]);
  for (const sizes of [
    Array.from({ length: 575 }, () => 6200),
    [10, 400_000, 10, 90_000, 90_000],
    [500_000],
    Array.from({ length: 9 }, () => 32_000),
  ]) {
    const slices = sizes.map(slice);
    const parts = partsOf(slices);
    assert.equal(parts[0].from, 0);
    assert.equal(parts.at(-1)?.to, slices.length);
    parts.forEach(({ from, to }, index) => {
      assert.ok(from < to);
      if (index > 0) assert.equal(from, parts[index - 1].to);
      const size = sizes.slice(from, to).reduce((sum, one) => sum + one, 0);
      assert.ok(size - Math.max(...sizes.slice(from, to)) <= 100_000, `${size}`);
    });
  }
});

test("A chapter that is short enough is never divided, and what is left over at the end is no part of its own", () => {
  const slice = (/** @type {number} */ size) => ({ html: "x".repeat(size) });
  assert.equal(partsOf([6000, 6100, 200].map(slice)).length, 1);
  assert.equal(partsOf([50_000, 49_000, 3].map(slice)).length, 1);
  for (let last = 1; last < 12_000; last += 599) {
    const parts = partsOf([...Array.from({ length: 23 }, () => 6100), last].map(slice));
    assert.equal(parts.length, 2);
    assert.ok(parts[1].to - parts[1].from > 9, `${parts[1].to - parts[1].from}`);
  }
});

test("A part ends before a heading where one is near enough", () => {
  const text = { html: `<p>${"x".repeat(6000)}</p>` };
  for (const head of [
    "<h2>",
    " <hgroup>",
    '<section class="a" data-continues="">\n <div><h3 id="b">',
    "<book-body><h1>",
  ]) {
    const slices = Array.from({ length: 24 }, () => text);
    slices[15] = { html: `${head}Now</h2>${"x".repeat(6000)}` };
    assert.deepEqual(partsOf(slices), [
      { from: 0, to: 15 },
      { from: 15, to: 24 },
    ]);
  }
  for (const [place, head] of /** @type {[number, string][]} */ ([
    [2, "<h2>"],
    [23, "<h2>"],
    [15, "<hr><p>"],
    [15, "<p>a</p><h2>"],
  ])) {
    const slices = Array.from({ length: 24 }, () => text);
    slices[place] = { html: `${head}Now${"x".repeat(6000)}` };
    assert.equal(partsOf(slices)[0].to, 12, head);
  }
});

test("Numbers of pages are estimates by length until chapters are set, and exact then", () => {
  const table = new PageTable(
    [
      { start: 0, length: 1000 },
      { start: 1000, length: 0 },
      { start: 1000, length: 3000 },
    ],
    500,
  );
  assert.equal(table.count, 2 + 1 + 6);
  assert.equal(table.isExact, false);
  assert.equal(table.pageAt(2, 2500), 7);
  table.set(0, 0, 1, [0, 300, 700]);
  table.set(2, 1, 2, [2500, 3000]);
  assert.equal(table.isExact, false);
  assert.equal(table.isChapterExact(2), false);
  table.set(2, 0, 2, [1000, 1400, 2000]);
  table.set(1, 0, 1, [1000]);
  assert.equal(table.isExact, true);
  assert.equal(table.count, 3 + 1 + 5);
  assert.equal(table.pageAt(0, 299), 1);
  assert.equal(table.pageAt(0, 300), 2);
  assert.equal(table.pageAt(2, 2499), 7);
  assert.equal(table.pageAt(2, 4000), 9);
  assert.deepEqual(table.placeOf(8), { chapter: 2, offset: 2500, index: 3 });
  assert.deepEqual(table.placeOf(4), { chapter: 1, offset: 1000, index: 0 });
  assert.deepEqual(table.placeOf(99).offset, 3000);
  assert.deepEqual(table.placeOf(-1).offset, 0);
});

test("Every page's place is on that page, whatever is known", () => {
  const random = generator(7);
  for (let round = 0; round < 60; round += 1) {
    let start = 0;
    const chapters = Array.from({ length: 1 + Math.floor(random() * 12) }, () => {
      const length = Math.floor(random() * 6000);
      start += length;
      return { start: start - length, length };
    });
    const table = new PageTable(chapters, 400);
    const last = () => {
      for (let page = 1; page <= table.count; page += 1) {
        const { chapter, offset } = table.placeOf(page);
        assert.ok(Math.abs(table.pageAt(chapter, offset) - page) <= (table.isChapterExact(chapter) ? 0 : 1));
      }
    };
    last();
    chapters.forEach(({ start: from, length }, chapter) => {
      if (random() < 0.3) return;
      const count = length === 0 ? Number(random() < 0.5) : 1 + Math.floor(random() * 9);
      table.set(
        chapter,
        0,
        1,
        Array.from({ length: count }, (_, page) => from + Math.floor((page / count) * length)),
      );
    });
    last();
    const again = new PageTable(chapters, 400);
    again.load(table.known);
    assert.equal(again.count, table.count);
    assert.equal(again.isExact, table.isExact);
  }
});

test("A chapter without anything to be seen has no page", () => {
  const table = new PageTable(
    [
      { start: 0, length: 0 },
      { start: 0, length: 100 },
    ],
    500,
  );
  table.set(0, 0, 1, []);
  table.set(1, 0, 1, [0, 50]);
  assert.equal(table.count, 2);
  assert.equal(table.placeOf(1).chapter, 1);
});

test("A touchpad's gesture turns once, however long it rolls on; a wheel's notches turn each", () => {
  const turns = (/** @type {[number, number][]} */ events) => {
    const gesture = new WheelGesture();
    return events
      .map(([delta, time]) => gesture.turn(delta, time))
      .reduce((/** @type {number} */ sum, turn) => sum + turn, 0);
  };
  const rolling = Array.from(
    { length: 60 },
    (_, index) => /** @type {[number, number]} */ ([80 * 0.93 ** index, index * 16]),
  );
  assert.equal(turns(rolling), 1);
  assert.equal(
    turns([...rolling, ...rolling.map(([delta, time]) => /** @type {[number, number]} */ ([delta, time + 1300]))]),
    2,
  );
  assert.equal(turns(rolling.map(([delta, time]) => [-delta, time])), -1);
  assert.equal(
    turns([
      [120, 0],
      [120, 400],
      [120, 800],
    ]),
    3,
  );
  assert.equal(
    turns([
      [100, 0],
      [100, 240],
      [100, 480],
    ]),
    3,
  );
  assert.equal(
    turns([
      [3, 0],
      [3, 16],
    ]),
    0,
  );
});

/** @param {number} seed @returns {() => number} */
function generator(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
