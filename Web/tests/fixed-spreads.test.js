// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { SpreadList } from "../js/fixed/spread-list.js";
import { hasSpreads, pagesIn, scalesOf, spreadWith, spreadsOf } from "../js/fixed/spreads.js";

const page = (/** @type {number} */ index, /** @type {any} */ side = null, layout = "pre-paginated") => ({
  index,
  side,
  layout,
});
const wide = { isWide: true, isRightToLeft: false };

test("a book begins on its right page, and the next two stand side by side", () => {
  const spreads = spreadsOf([page(0), page(1), page(2), page(3)], wide);
  assert.deepEqual(
    spreads.map((spread) => pagesIn(spread, false)),
    [[0], [1, 2], [3]],
  );
  assert.equal(spreads[0].right, 0);
  assert.equal(spreads[1].left, 1);
});

test("pages that turn to the left begin on the left and are read from the right", () => {
  const spreads = spreadsOf([page(0), page(1), page(2)], { isWide: true, isRightToLeft: true });
  assert.equal(spreads[0].left, 0);
  assert.deepEqual([spreads[1].right, spreads[1].left], [1, 2]);
  assert.deepEqual(pagesIn(spreads[1], true), [1, 2]);
});

test("what the book says of its sides holds, also where a side stays empty", () => {
  const spreads = spreadsOf(
    [page(0, "center"), page(1, "left"), page(2, "left"), page(3, "right"), page(4, "right")],
    wide,
  );
  assert.deepEqual(
    spreads.map(({ left, right, center }) => [left, right, center]),
    [
      [null, null, 0],
      [1, null, null],
      [2, 3, null],
      [null, 4, null],
    ],
  );
});

test("a narrow window and text that flows have one page at a time", () => {
  assert.equal(spreadsOf([page(0), page(1)], { isWide: false, isRightToLeft: false }).length, 2);
  assert.deepEqual(
    spreadsOf([page(0), page(1), page(2, null, "reflowable"), page(3)], wide).map((spread) => pagesIn(spread, false)),
    [[0], [1], [2], [3]],
  );
});

test("every page is in one spread, whatever the sides are", () => {
  const sides = [null, "left", "right", "center"];
  for (let number = 0; number < 4 ** 5; number += 1) {
    const pages = [...Array(5).keys()].map((index) => page(index, sides[Math.floor(number / 4 ** index) % 4]));
    for (const isRightToLeft of [false, true]) {
      const spreads = spreadsOf(pages, { isWide: true, isRightToLeft });
      assert.deepEqual(
        spreads.flatMap((spread) => pagesIn(spread, isRightToLeft)),
        [0, 1, 2, 3, 4],
        JSON.stringify(pages),
      );
      for (const { index } of pages)
        assert.ok(pagesIn(spreads[spreadWith(spreads, index)], isRightToLeft).includes(index));
    }
  }
});

test("pages fit, with their proportions and equally high", () => {
  const [one, two] = scalesOf(
    [
      { width: 600, height: 800 },
      { width: 300, height: 400 },
    ],
    { width: 1200, height: 600 },
  );
  assert.equal(600 * one + 300 * two, 900);
  assert.equal(800 * one, 600);
  assert.equal(400 * two, 600);
  assert.deepEqual(scalesOf([{ width: 100, height: 100 }], { width: 50, height: 200 }), [0.5]);
});

test("two pages stand side by side as the book wants and the window allows", () => {
  assert.ok(hasSpreads("auto", { width: 1200, height: 800 }));
  assert.ok(!hasSpreads("auto", { width: 400, height: 800 }));
  assert.ok(!hasSpreads("none", { width: 1200, height: 800 }));
  assert.ok(hasSpreads("both", { width: 500, height: 800 }));
});

test("a window that is made wide has other spreads, and the open page keeps its place in them", () => {
  const list = new SpreadList({ spread: "auto", infos: () => [page(0), page(1), page(2), page(3)] }, false);
  list.arrange({ width: 400, height: 800 }, 0);
  assert.equal(list.count, 4);
  assert.equal(list.placeOf(2), 2);
  const area = { width: 1200, height: 800 };
  assert.ok(list.isOther(area));
  list.arrange(area, 2);
  assert.ok(!list.isOther(area));
  assert.equal(list.placeOf(2), 1);
  assert.deepEqual([list.pagesAt(0), list.pagesAt(1), list.pagesAt(9)], [[0], [1, 2], []]);
  assert.ok(list.isPair(1) && !list.isPair(0));
});
