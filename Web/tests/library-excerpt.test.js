import assert from "node:assert/strict";
import test from "node:test";
import { excerpt } from "../js/library/excerpt.js";

test("what was searched stands between what is before and behind it, as it is written", () => {
  assert.deepEqual(excerpt("Hinter dem Wein lag eine Straße aus  Glas.", "STRASSE aus"), {
    before: "Hinter dem Wein lag eine ",
    text: "Straße aus",
    after: " Glas.",
  });
  assert.equal(excerpt("Un cafe\u0301 noir", "café").text, "cafe\u0301");
  assert.equal(excerpt("他在海边的老房子里", "老房").text, "老房");
});

test("of words that stand apart, the first of the search is found", () => {
  assert.equal(excerpt("the boat lay in the harbour", "harbour boat").text, "harbour");
  assert.deepEqual(excerpt("the boat", "zeppelin"), { before: "", text: "", after: "the boat" });
});

test("a long text is cut between words, and never within a letter", () => {
  const words = "one two three four five six seven eight nine ten ".repeat(20);
  const cut = excerpt(`${words}zeppelin ${words}`, "zeppelin");
  assert.match(cut.before, /^… [a-z]+ .* $/);
  assert.match(cut.after, /^ one .* [a-z]+ …$/);
  assert.ok(cut.before.length < 100 && cut.after.length < 190);
  for (let size = 80; size < 100; size += 1) {
    const { before, after } = excerpt(`${"😀".repeat(size)}a${"😀".repeat(200)}${"b".repeat(size)}`, "a");
    assert.ok(before.isWellFormed() && after.isWellFormed());
  }
});
