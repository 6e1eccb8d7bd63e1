// Which finding says that an article may be only the beginning of its page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { cutFinding, mayBeCut } from "../js/model/cut.js";

const finding = (code) => ({ severity: "major", place: "", message: "…", code, values: null });

test("of all findings one says that the page is for subscribers", () => {
  const paid = finding("paid-page");
  assert.equal(cutFinding([finding("missing-page"), paid]), paid);
  assert.equal(cutFinding([finding("missing-page"), finding(null)]), undefined);
});

test("only of an article it is asked", () => {
  assert.ok(mayBeCut({ format: "article" }) && !mayBeCut({ format: "epub" }));
});
