// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";

import { KEPT_PAGES, PageCache } from "../js/fixed/page-cache.js";
import { levelBeside, levelOfWidth, limited, scrolledAround } from "../js/fixed/zoom-levels.js";

test("a page is shown as large as it fits or up to four times that", () => {
  assert.deepEqual([0.2, 1, 2.7, 9].map(limited), [1, 1, 2.7, 4]);
});

test("a key leads to the next level of the list, and no further than its ends", () => {
  assert.equal(levelBeside(1, 1), 1.25);
  assert.equal(levelBeside(1.5, -1), 1.25);
  assert.equal(levelBeside(1, -1), 1);
  assert.equal(levelBeside(4, 1), 4);
  assert.equal(levelBeside(1.254, 1), 1.5, "what was rounded is the level that it nearly is");
});

test("pages as wide as the window are larger than those that fit its height", () => {
  const tall = { width: 100, height: 200 };
  assert.equal(levelOfWidth([tall], { width: 300, height: 200 }), 3);
  assert.equal(levelOfWidth([tall, tall], { width: 400, height: 200 }), 2);
});

test("the point under the fingers stays where it is while all grows", () => {
  const scrolled = scrolledAround({ left: 10, top: 20 }, { x: 30, y: 40 }, 2);
  assert.deepEqual(scrolled, { left: 50, top: 80 });
  assert.deepEqual([(10 + 30) * 2, (20 + 40) * 2], [scrolled.left + 30, scrolled.top + 40]);
});

/** @param {(index: number) => boolean} isShown @param {(index: number) => void} [fill] */
function cached(isShown, fill = () => {}) {
  /** @type {number[]} */
  const made = [];
  /** @type {any[]} */
  const usual = [];
  /** @type {any[]} */
  const failures = [];
  const cache = new PageCache({
    make: (index) => {
      made.push(index);
      return /** @type {any} */ ({ number: index, size: { width: 10 * index, height: 10 } });
    },
    fill: async (page, size) => {
      usual.push(size);
      fill(page.number);
    },
    fail: (page, error) => {
      failures.push([page.number, error]);
    },
    isShown,
  });
  return { cache, made, usual, failures };
}

test("a page is made once while it is kept, and the one that was used longest ago goes first", async () => {
  const { cache, made } = cached(() => false);
  for (let index = 0; index < KEPT_PAGES; index += 1) await cache.page(index);
  await cache.page(0);
  assert.equal(made.length, KEPT_PAGES);
  await cache.page(99);
  await cache.page(0);
  assert.equal(made.length, KEPT_PAGES + 1, "page 0 was used again, so page 1 has gone");
  await cache.page(1);
  assert.equal(made.at(-1), 1);
});

test("a page in view stays, however many others are made", async () => {
  const { cache, made } = cached((index) => index === 0);
  for (let index = 0; index < 3 * KEPT_PAGES; index += 1) await cache.page(index);
  await cache.page(0);
  assert.equal(made.filter((index) => index === 0).length, 1);
});

test("a page that can't be filled says why, and is made anew once it is forgotten", async () => {
  const gone = new Error("gone");
  const { cache, made, failures } = cached(
    () => false,
    () => {
      throw gone;
    },
  );
  assert.equal((await cache.page(3)).number, 3);
  assert.deepEqual(failures, [[3, gone]]);
  await cache.page(3);
  assert.deepEqual(made, [3]);
  cache.forget(3);
  await cache.page(3);
  assert.deepEqual(made, [3, 3]);
});

test("later pages are expected to have the size of the first", async () => {
  const { cache, usual } = cached(() => false);
  await cache.page(4);
  await cache.page(5);
  assert.deepEqual(usual, [null, { width: 40, height: 10 }]);
});
