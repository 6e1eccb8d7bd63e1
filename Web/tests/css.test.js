// What style sheets must not say.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../css/", import.meta.url);

test("no rule is about any element that follows another", () => {
  // Chromium then works out the style of all siblings, with all that is in them, whenever one is added or taken away:
  // a quarter of a second for the pages of a book of formulas. `:where(:not(:first-child))` says `* + *` as well.
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".css"))) {
    const rules = readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\/|\([^()]*\)/g, "");
    assert.doesNotMatch(rules, /[+~]\s*(?:\*|:(?!is\b))/, name);
  }
});
