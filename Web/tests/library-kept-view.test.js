import assert from "node:assert/strict";
import test from "node:test";
import { anchorIn, parsed } from "../js/library/kept-view.js";

const rows = (top, count) =>
  Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / 3);
    return { top: top + row * 100, bottom: top + row * 100 + 90 };
  });

test("the first book in view is the anchor, and none is while all are below the edge", () => {
  assert.equal(anchorIn(rows(200, 9), 60), null);
  assert.deepEqual(anchorIn(rows(-170, 9), 60), { index: 6, top: 30 });
  assert.deepEqual(anchorIn(rows(-20, 9), 60), { index: 0, top: -20 });
  assert.equal(anchorIn(rows(-900, 9), 60), null);
  assert.equal(anchorIn([], 60), null);
});

test("what was kept is what it should be or nothing", () => {
  const nothing = { search: "", scroll: 0, anchor: null };
  for (const text of [null, "", "{", "null", "7", "[]", '{"search":3,"scroll":"x","anchor":{"index":-1,"top":0}}']) {
    assert.deepEqual(parsed(text), nothing, text);
  }
  const kept = { search: "harbour", scroll: 900, anchor: { index: 12, top: -40.5 } };
  assert.deepEqual(parsed(JSON.stringify(kept)), kept);
});
