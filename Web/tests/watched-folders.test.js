import assert from "node:assert/strict";
import test from "node:test";
import { languages } from "../js/basics/locale.js";
import { watching } from "../js/texts/en/watching.js";

const REASONS = ["watch-outside", "watch-unreadable", "watch-known", "watch-own"];

test("every reason why a folder can't be watched is a sentence of its own in each language", async () => {
  for (const language of languages.filter((each) => each !== "en")) {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    const said = REASONS.map((reason) =>
      problems["bad-request"]("", { type: "bad-request", title: "", status: 400, detail: "", reason, values: {} }),
    );
    assert.equal(new Set(said).size, REASONS.length, language);
    for (const sentence of said) assert.ok(sentence && !/undefined/.test(sentence), language);
  }
});

test("one book and one file are not counted as many", () => {
  assert.equal(watching.added(1), "1 book added");
  assert.equal(watching.refused(2), "2 files were not added");
});
