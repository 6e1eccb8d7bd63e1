import assert from "node:assert/strict";
import test from "node:test";
import { languages } from "../js/basics/locale.js";
import { warningsOf } from "../js/account/watching-words.js";
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

const watched = { id: 2, path: "/srv/books", state: "watched", looked: null, added: 0, refused: [] };

test("a full disk and folders that can't be read are said, and a folder without trouble has no warning", () => {
  assert.deepEqual(warningsOf({ ...watched, problem: null, unreadable: [] }), []);
  const problem = { type: "disk-full", title: "", status: 507, detail: "The disk is full." };
  assert.deepEqual(warningsOf({ ...watched, problem, unreadable: ["private", "a/b"] }), [
    "Nothing more is added at the moment: The disk is full.",
    "Subfolders that the server can’t read: private and a/b",
  ]);
});

test("in each language the warnings name why and which", async () => {
  for (const language of languages) {
    const { watching: words } = await import(`../js/texts/${language}/watching.js`);
    assert.match(words.stopped("[why]"), /\[why\]/, language);
    assert.match(words.unreadable("a/b"), /a\/b/, language);
  }
});
