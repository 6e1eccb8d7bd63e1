// Which finding says that there is nothing to read in a book.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blankFinding, mayBeBlank } from "../js/model/blank.js";

const finding = (code) => ({ severity: "major", place: "", message: "…", code, values: null });

test("of all findings one says that there is nothing to read", () => {
  const frames = finding("only-frames");
  assert.equal(blankFinding([finding("malformed"), frames]), frames);
  assert.equal(blankFinding([finding("nothing-to-read")])?.code, "nothing-to-read");
  assert.equal(blankFinding([finding("empty-chapter"), finding(null)]), undefined);
  assert.equal(blankFinding([]), undefined);
});

test("only of a short book it is asked", () => {
  assert.ok(mayBeBlank({ length: 0 }) && mayBeBlank({ length: 1000 }));
  assert.ok(!mayBeBlank({ length: 1001 }));
});
