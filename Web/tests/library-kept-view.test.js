import assert from "node:assert/strict";
import test from "node:test";
import { parsed } from "../js/library/kept-view.js";

test("what was kept is what it should be or nothing", () => {
  const nothing = { search: "", scroll: 0, anchor: null };
  for (const text of [null, "", "{", "null", "7", "[]", '{"search":3,"scroll":"x","anchor":{"index":-1,"top":0}}']) {
    assert.deepEqual(parsed(text), nothing, text);
  }
  const kept = { search: "harbour", scroll: 900, anchor: { index: 12, top: -40.5 } };
  assert.deepEqual(parsed(JSON.stringify(kept)), kept);
});
