import assert from "node:assert/strict";
import test from "node:test";
import { ShownPages, pageFor } from "../js/paged/shown-pages.js";

/** A part of pages of 100 letters, from the book's letter 1000 on. */
const part = (options = {}) => ({
  count: 5,
  start: 1000,
  end: 1500,
  isFirst: true,
  isLast: false,
  partCount: 1,
  pageOf: (offset) => Math.floor((offset - 1000) / 100),
  ...options,
});

test("a screen of two pages begins with an even one", () => {
  const shown = new ShownPages(() => 2);
  const one = part();
  shown.put(one, 3);
  assert.equal(shown.page, 2);
  assert.ok(shown.has(one, 2) && shown.has(one, 3));
  assert.ok(!shown.has(one, 1) && !shown.has(one, 4) && !shown.has(part(), 2));
  assert.ok(!shown.isLast);
  shown.put(one, 4);
  assert.ok(shown.isLast);
});

test("a text is shown that begins on the pages, and at the end of a part it is the next one's", () => {
  const shown = new ShownPages(() => 1);
  assert.ok(!shown.shows(1000));
  shown.put(part(), 4);
  assert.ok(shown.shows(1499) && !shown.shows(1399) && !shown.shows(999));
  assert.ok(!shown.shows(1500));
  shown.put(part({ isLast: true, pageOf: () => 4 }), 4);
  assert.ok(shown.shows(1500));
});

test("a chapter's first line comes with what stands above it, and a page that is named is taken as far as there are so many", () => {
  assert.equal(pageFor(part({ pageOf: () => 1 }), 1000), 0);
  assert.equal(pageFor(part({ pageOf: () => 1, isFirst: false }), 1000), 1);
  assert.equal(pageFor(part(), 1250), 2);
  assert.equal(pageFor(part(), 1000, 3), 3);
  assert.equal(pageFor(part(), 1000, 9), 4);
  assert.equal(pageFor(part({ partCount: 2 }), 1250, 4), 2);
});
