// Which finding says that there is nothing to read in a book.

import assert from "node:assert/strict";
import { test } from "node:test";
import { blankFinding, mayBeBlank } from "../js/model/blank.js";
import { can } from "../js/model/capabilities.js";

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

test("a book with nothing to read is not listened to, and what else its format can do stays", () => {
  const book = { capabilities: ["read", "listen", "mark"] };
  assert.ok(can(book, "listen"));
  assert.ok(can({ ...book, findings: [finding("malformed")] }, "listen"));
  for (const code of ["nothing-to-read", "only-frames"]) {
    assert.ok(!can({ ...book, findings: [finding(code)] }, "listen"));
    assert.ok(can({ ...book, findings: [finding(code)] }, "mark"));
  }
});
