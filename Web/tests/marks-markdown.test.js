import assert from "node:assert/strict";
import { test } from "node:test";
import { blocksOf, inlinesOf, isSafe } from "../js/marks/markdown.js";

test("a note's paragraphs, lines and emphasis", () => {
  assert.deepEqual(blocksOf("one *two* **three**\nfour\n\nfive"), [
    {
      type: "paragraph",
      content: [
        "one ",
        { type: "em", content: ["two"] },
        " ",
        { type: "strong", content: ["three"] },
        { type: "break" },
        "four",
      ],
    },
    { type: "paragraph", content: ["five"] },
  ]);
});

test("lists, quotes, headings, code and rules", () => {
  const blocks = blocksOf("# Title\n- a\n- b\n  - c\n\n3. x\n4. y\n\n> said\n> so\n\n```\n<b>*\n```\n---");
  assert.deepEqual(
    blocks.map(({ type }) => type),
    ["heading", "list", "list", "quote", "code", "rule"],
  );
  assert.equal(blocks[1].items.length, 2);
  assert.equal(blocks[1].items[1][1].type, "list");
  assert.equal(blocks[2].start, 3);
  assert.equal(blocks[4].text, "<b>*");
});

test("only links to the web and to mail are links", () => {
  assert.deepEqual(
    inlinesOf("[x](javascript:alert(1))").every((part) => typeof part === "string"),
    true,
  );
  assert.deepEqual(inlinesOf("[x](https://a.example/b)"), [
    { type: "link", address: "https://a.example/b", content: ["x"] },
  ]);
  assert.deepEqual(inlinesOf("see https://a.example/b."), [
    "see ",
    { type: "link", address: "https://a.example/b", content: ["https://a.example/b"] },
    ".",
  ]);
  for (const address of ["javascript:x", " https:x", "data:text/html,x", "//a.example", "file:///x"])
    assert.ok(!isSafe(address));
});

test("one letter can be strong", () => {
  assert.deepEqual(inlinesOf("x **y** ~~z~~"), [
    "x ",
    { type: "strong", content: ["y"] },
    " ",
    { type: "del", content: ["z"] },
  ]);
});

test("markup is text", () => {
  assert.deepEqual(blocksOf("<script>alert(1)</script>"), [
    { type: "paragraph", content: ["<script>alert(1)</script>"] },
  ]);
  assert.deepEqual(inlinesOf("snake_case_name and 2 * 3 * 4"), ["snake_case_name and 2 * 3 * 4"]);
  assert.deepEqual(inlinesOf("\\*plain\\*"), ["*", "plain", "*"]);
});

test("no note takes long", () => {
  const nasty = [
    "*",
    "_",
    "**a",
    "[a](",
    "`",
    "> ",
    "- ",
    "~~",
    "  - a\n",
    "\\",
    "# ",
    "1. ",
    "<https://",
    "*a _b ",
    "\n- \n",
  ];
  for (const part of nasty) {
    // Processor time: other work on the machine is no fault of the note.
    const began = process.cpuUsage();
    blocksOf(part.repeat(20_000 / part.length));
    assert.ok(process.cpuUsage(began).user / 1000 < 1500, JSON.stringify(part));
  }
});

test("every letter of a plain note is shown", () => {
  const shown = (parts) =>
    parts.map((part) => (typeof part === "string" ? part : part.content ? shown(part.content) : "\n")).join("");
  for (const text of ["a\nb  c", "x < y & z", "“quotes” — dash", "日本語のメモ", "emoji 🙂 stays"]) {
    assert.equal(
      blocksOf(text)
        .map(({ content }) => shown(content))
        .join(""),
      text,
    );
  }
});
