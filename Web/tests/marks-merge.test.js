import assert from "node:assert/strict";
import { test } from "node:test";
import { merged } from "../js/marks/merge.js";
import { quoteText, shortened } from "../js/marks/quote.js";

const base = { kind: "highlight", start: 10, end: 20, style: "solid", color: "yellow", note: "first" };

test("what only one side changed is kept", () => {
  assert.deepEqual(merged({ ...base, color: "blue" }, base, { ...base, style: "outline" }), {
    ...base,
    color: "blue",
    style: "outline",
  });
  assert.deepEqual(merged({ ...base, start: 5 }, base, { ...base, end: 40 }), { ...base, start: 5, end: 20 });
  assert.deepEqual(merged(base, base, { ...base, start: 11, end: 21 }), { ...base, start: 11, end: 21 });
});

test("of what both changed ours counts, but both notes stay", () => {
  const ours = { ...base, color: "blue", note: "mine" };
  const theirs = { ...base, color: "pink", note: "theirs" };
  const both = merged(ours, base, theirs);
  assert.equal(both.color, "blue");
  assert.ok(both.note.includes("mine") && both.note.includes("theirs"));
});

test("merging again what was merged adds nothing", () => {
  const ours = { ...base, note: "mine" };
  const theirs = { ...base, note: "theirs" };
  const once = merged(ours, base, theirs);
  assert.deepEqual(merged(ours, base, once), once);
  assert.deepEqual(merged(once, theirs, once), once);
});

test("without knowing the beginning no note is lost", () => {
  assert.equal(merged({ ...base, note: "" }, null, { ...base, note: "theirs" }).note, "theirs");
  assert.match(merged({ ...base, note: "mine" }, null, { ...base, note: "theirs" }).note, /theirs[^]*mine/);
});

test("a quote names its source as far as that is known", () => {
  const passage = {
    exact: " It was\n  a  dark\tnight. ",
    authors: ["A. Writer", "B. Other"],
    title: "The Book",
    chapter: "One",
  };
  assert.equal(quoteText(passage), "“It was\n\na dark night.” — A. Writer, B. Other, The Book, One");
  assert.equal(quoteText({ ...passage, exact: "x", authors: [], chapter: null }), "“x” — The Book");
  assert.equal(quoteText({ ...passage, exact: "x", chapter: "The Book" }), "“x” — A. Writer, B. Other, The Book");
});

test("a long quote keeps its beginning and its end", () => {
  const text = Array.from({ length: 300 }, (_, n) => `word${n}`).join(" ");
  const short = shortened(text, 100);
  assert.ok(short.length <= 100 && short.startsWith("word0 word1") && short.endsWith("word299"));
  assert.equal(shortened(" a \n b ", 100), "a b");
});
