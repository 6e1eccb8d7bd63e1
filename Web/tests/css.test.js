// What style sheets must not say.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const folder = new URL("../css/", import.meta.url);

/** Each sheet without comments and without what is in brackets. */
const sheets = readdirSync(folder)
  .filter((file) => file.endsWith(".css"))
  .map((name) => ({
    name,
    rules: readFileSync(new URL(name, folder), "utf8").replace(/\/\*[^]*?\*\/|\([^()]*\)/g, ""),
  }));

test("no rule is about any element that follows another", () => {
  // Chromium then works out the style of all siblings, with all that is in them, whenever one is added or taken away:
  // a quarter of a second for the pages of a book of formulas. `:where(:not(:first-child))` says `* + *` as well.
  for (const { name, rules } of sheets) assert.doesNotMatch(rules, /[+~]\s*(?:\*|:(?!is\b))/, name);
});

test("no rule is about the attribute for styles", () => {
  // Whatever is moved by it would have all styled anew that is in it and that the rest of the rule might be about.
  for (const { name, rules } of sheets) assert.doesNotMatch(rules, /\[style\b/, name);
});
