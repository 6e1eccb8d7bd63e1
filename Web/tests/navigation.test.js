import assert from "node:assert/strict";
import test from "node:test";
import { BookScale } from "../js/navigation/book-scale.js";
import { furthestPosition } from "../js/navigation/other-devices.js";
import { Jumps } from "../js/reader/jumps.js";
import { ScrubberDisplay } from "../js/navigation/scrubber-display.js";
import { fractionIn, ticksOf } from "../js/navigation/ticks.js";
import { TimeLeft } from "../js/navigation/time-left.js";

test("back and forward lead through the places that were left", () => {
  const jumps = new Jumps();
  assert.equal(jumps.goBack(5), null);
  jumps.left(10);
  jumps.left(20);
  assert.equal(jumps.goBack(30), 20);
  assert.equal(jumps.goBack(20), 10);
  assert.equal(jumps.back, null);
  assert.equal(jumps.goForward(10), 20);
  assert.equal(jumps.goForward(20), 30);
  assert.equal(jumps.forward, null);
});

test("a new jump ends the way forward", () => {
  const jumps = new Jumps();
  jumps.left(1);
  jumps.goBack(2);
  jumps.left(3);
  assert.equal(jumps.forward, null);
  assert.equal(jumps.back, 3);
});

test("ticks that could not be told apart are left out, and there is none at the ends", () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ offset: index * 1000 }));
  const ticks = ticksOf(many, 3_000_000);
  assert.ok(ticks.length <= 160 && ticks.length > 100);
  assert.ok(
    ticks.every((fraction, index) => fraction > 0 && fraction < 1 && (index === 0 || fraction > ticks[index - 1])),
  );
  assert.deepEqual(ticksOf([{ offset: 0 }, { offset: 50 }, { offset: null }, { offset: 100 }], 100), [0.5]);
  assert.deepEqual(ticksOf([], 0), []);
});

test("a share of the book is understood as people write it", () => {
  assert.equal(fractionIn("42"), 0.42);
  assert.equal(fractionIn(" 42,5 % "), 0.425);
  for (const text of ["", "101", "-3", "a", "4 2"]) assert.equal(fractionIn(text), null, text);
});

test("a device that was clearly further is offered once", () => {
  const positions = [
    { device: "desk", offset: 100 },
    { device: "tablet", offset: 9000 },
    { device: "phone", offset: 5000 },
  ];
  const here = { offset: 100, device: "desk", known: new Set(), name: ({ device }) => device };
  assert.equal(furthestPosition(positions, here).device, "tablet");
  assert.equal(furthestPosition(positions, { ...here, known: new Set(["tablet"]) }), null);
  assert.equal(furthestPosition(positions, { ...here, offset: 8500 }), null);
});

test("every place of the bar is inside the text, and says its name and page", () => {
  const pages = { count: 10, pageAt: (offset) => 1 + Math.floor(offset / 10) };
  const scale = new BookScale({ length: 100, nameAt: (offset) => `at ${offset}`, pages: () => pages });
  assert.deepEqual([scale.offsetOf(0), scale.offsetOf(0.254), scale.offsetOf(1)], [0, 25, 99]);
  assert.deepEqual(scale.describe(0.5), { name: "at 50", fraction: 0.5, page: 6, pages: 10 });
});

test("a book without text or pages has places, too", () => {
  const scale = new BookScale({ length: 0, nameAt: () => "", pages: () => null });
  assert.deepEqual([scale.length, scale.offsetOf(1)], [1, 0]);
  assert.deepEqual(scale.describe(1), { name: "", fraction: 1, page: null, pages: null });
});

const chapters = [
  { start: 0, length: 600 },
  { start: 600, length: 400 },
];

test("the time left is at the usual pace until the person's own is known", async () => {
  let own = null;
  const ask = async () => ({ unitsPerMinute: own });
  const left = new TimeLeft({ length: 1000, chapters, ask, usual: (units) => units });
  assert.deepEqual(left.from(100, 0), { chapter: 500, book: 900 });
  assert.ok(await left.learn());
  assert.deepEqual(left.from(100, 0), { chapter: 500, book: 900 }, "too little was read");
  own = 600;
  await left.learn();
  assert.deepEqual(left.from(100, 0), { chapter: 50, book: 90 });
  assert.deepEqual(left.from(1000, 1), { chapter: 0, book: 0 });
});

test("a pace that the server does not tell leaves the usual one", async () => {
  const ask = async () => {
    throw new TypeError("No connection.");
  };
  const left = new TimeLeft({ length: 1000, chapters, ask, usual: (units) => units });
  assert.equal(await left.learn(), false);
  assert.deepEqual(left.from(700, 1), { chapter: 300, book: 300 });
});

test("the scrubber says where the reader is while it is shown, and again once the pace is known", async () => {
  const told = [];
  const scrubber = {
    isShown: false,
    focus: () => told.push("focus"),
    show: (fraction) => told.push(fraction),
    showLeft: () => {},
    showJumps: () => told.push("jumps"),
  };
  const button = { setAttribute: (name, value) => told.push(`${name}=${value}`), focus: () => told.push("button") };
  const view = { isAtEnd: false, firstVisibleOffset: 500, chapter: 0 };
  const timeLeft = { from: () => ({ chapter: 60, book: 60 }), learn: async () => true };
  const display = new ScrubberDisplay({
    scrubber,
    button,
    view,
    jumps: new Jumps(),
    timeLeft,
    length: 1000,
    fractionHere: () => 0.5,
  });
  display.tell();
  assert.deepEqual(told, [], "not while it is hidden");
  display.toggle();
  assert.deepEqual(told.splice(0), ["aria-expanded=true", 0.5, "jumps", "focus"]);
  await Promise.resolve();
  assert.deepEqual(told.splice(0), [0.5]);
  display.isShown = true;
  assert.deepEqual(told, []);
  display.leave();
  assert.deepEqual(told, ["aria-expanded=false", "button"]);
});

test("the clock beside the time left goes on while it is shown", (t) => {
  t.mock.timers.enable({ apis: ["Date", "setTimeout"], now: new Date(2026, 4, 3, 21, 58, 40) });
  const told = [];
  const scrubber = {
    isShown: false,
    focus: () => {},
    show: () => {},
    showLeft: (words) => told.push(words),
    showJumps: () => {},
  };
  const display = new ScrubberDisplay({
    scrubber,
    button: { setAttribute: () => {}, focus: () => {} },
    view: { isAtEnd: false, firstVisibleOffset: 500, chapter: 0 },
    jumps: new Jumps(),
    timeLeft: { from: () => ({ chapter: 120, book: 600 }), learn: async () => false },
    length: 1000,
    fractionHere: () => 0.5,
  });
  const clock = () =>
    told.splice(0).map((words) =>
      words
        .split(" · ")
        .at(-1)
        .match(/\d+:\d+/)[0]
        .replace(/^21/, "9"),
    );
  display.toggle();
  assert.match(told[0], /left in chapter · .* left in book · /);
  assert.deepEqual(clock(), ["9:58"]);
  t.mock.timers.tick(19_999);
  assert.deepEqual(clock(), []);
  t.mock.timers.tick(1);
  assert.deepEqual(clock(), ["9:59"]);
  t.mock.timers.tick(60_000);
  assert.deepEqual(told.splice(0).length, 1);
  display.tell();
  assert.deepEqual(told.splice(0).length, 1);
  t.mock.timers.tick(60_000);
  assert.equal(told.splice(0).length, 1, "one clock, however often the reader moves");
  display.isShown = false;
  t.mock.timers.tick(600_000);
  assert.deepEqual(told, []);
});
