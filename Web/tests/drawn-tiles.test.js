import assert from "node:assert/strict";
import { test } from "node:test";

import { tilesOf, widestWhole } from "../js/drawn/tiles.js";

const LETTER = { width: 612, height: 792 };

test("a page is one picture as long as the server can draw it as wide", () => {
  assert.equal(widestWhole({ width: 1000, height: 1000 }), 4096);
  assert.ok(widestWhole(LETTER) < 4096);
  assert.ok(widestWhole(LETTER) ** 2 * (792 / 612) <= 1 << 24);
  assert.equal(widestWhole({ width: 100, height: 1000 }), 819);
  assert.deepEqual(tilesOf(LETTER, 3000), { width: 3000, tiles: [] });
});

test("the tiles of a larger page cover it without gaps", () => {
  const { width, tiles } = tilesOf(LETTER, 5000);
  assert.equal(width, 5000);
  assert.equal(tiles.length, 5 * 7);
  const area = tiles.reduce((sum, tile) => sum + tile.width * tile.height, 0);
  assert.ok(Math.abs(area - 1) < 1e-9);
  for (const tile of tiles) {
    assert.ok(tile.left + tile.width <= 1 + 1e-9 && tile.top + tile.height <= 1 + 1e-9);
    assert.ok(Math.abs(tile.left * 5000 - tile.column * 1024) < 1e-6);
  }
});

test("no page is asked for wider than the server draws it", () => {
  const { width, tiles } = tilesOf({ width: 1000, height: 500 }, 100_000);
  assert.equal(width, 65_536);
  assert.equal(tiles.length, 64 * 32);
});
