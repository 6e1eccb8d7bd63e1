import assert from "node:assert/strict";
import test from "node:test";
import { Latest } from "../js/text/latest.js";

test("of several calls the last one counts, until the end", () => {
  const end = new AbortController();
  const latest = new Latest(end.signal);
  const first = latest.begin();
  assert.ok(first());
  const second = latest.begin();
  assert.ok(!first() && second());
  end.abort();
  assert.ok(!second() && !latest.begin()());
});
