// Claims about how chapters are cut: nothing is lost, nothing is added, offsets are exact.

import assert from "node:assert/strict";
import { test } from "node:test";

import { slicesOf } from "../js/reader/slices.js";

/** The text content of well-formed HTML, as a browser sees it. */
function textOf(html) {
  return html.replace(/(<pre[^>]*>)\n/g, "$1").replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", "\"").replaceAll("&amp;", "&");
}

function assertExact(html) {
  const slices = [...slicesOf(html)];
  const text = textOf(html);
  assert.equal(slices[0].start, 0);
  assert.equal(slices.at(-1).end, text.length);
  for (const [index, slice] of slices.entries()) {
    assert.equal(textOf(slice.html), text.slice(slice.start, slice.end), `slice ${index}`);
    if (index > 0) assert.equal(slice.start, slices[index - 1].end);
  }
  return slices;
}

/** Repeatable: the same numbers on every run. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor(state / 65536) % below;
  };
}

const WORDS = ["sea", "&amp;", "a &lt; b", "\u{20B9F}\u{20BB7}", "&#128512;", "&#x1F600;", "かな", "ship ", " ", "\n", "“whale”"];

/** A chapter as a server may write one. */
function chapter(seed) {
  const random = numbers(seed);
  const text = (most) => Array.from({ length: 1 + random(most) }, () => WORDS[random(WORDS.length)]).join(" ");
  const inline = () => `${text(40)}<em>${text(5)}</em>${text(20)}<br>\n<a data-chapter="1" data-offset="7">${text(3)}</a>`;
  const block = (depth) => {
    switch (random(depth > 3 ? 3 : 9)) {
      case 0: return `<h2 id="book-x">${text(6)}</h2>`;
      case 1: return `<pre>\n\n${text(200)}</pre>`;
      case 3: return `<div lang="de">${blocks(depth + 1)}</div>`;
      case 4: return `<ol start="3">${Array.from({ length: random(30) }, () => `<li>${inline()}</li>`).join("\n")}</ol>`;
      case 5: return `<table><tr><td>${inline()}</td><td>${blocks(depth + 1)}</td></tr>\n<tr><td>${text(9)}</td></tr></table>`;
      case 6: return `<figure><img src="/i" alt="a &gt; b"></figure>`;
      case 7: return `<math><mi>${text(2)}</mi></math>`;
      default: return `<p>${inline()}</p>`;
    }
  };
  const blocks = (depth) => Array.from({ length: 1 + random(depth === 0 ? 120 : 5) }, () => block(depth)).join("\n");
  return blocks(0);
}

test("the slices of any chapter are its text, end to end", () => {
  for (let seed = 1; seed <= 40; seed += 1) assertExact(chapter(seed));
});

test("a chapter of three megabytes has slices of a few screens", () => {
  const slices = assertExact("<p>lorem ipsum &lt; dolor sit amet</p>\n".repeat(80_000));
  assert.ok(Math.max(...slices.map(({ html }) => html.length)) < 10_000);
});

test("a paragraph without an end is cut after a word, never through a character", () => {
  for (const run of ["word ", "長", "\u{20BB7}", "&amp;", "x"]) {
    const slices = assertExact(`<p><i>${run.repeat(100_000)}</i></p>`);
    assert.ok(slices.length > 2);
    for (const { html } of slices) assert.ok(html.length < 40_000);
  }
});

test("what a cut goes through is opened again, lists go on counting, names stay single", () => {
  const slices = [...slicesOf(`<ol id="book-a" start="3">${"<li>one more item</li>".repeat(2000)}</ol>`)];
  assert.ok(slices.length > 2);
  const count = slices[0].html.match(/<li>/g)?.length ?? 0;
  assert.match(slices[1].html, new RegExp(`^<ol start="${3 + count}" data-continues="">`));
  assert.equal(slices[0].openCount, 1);
  assert.equal(slices.at(-1).openCount, 0);
});

test("an empty chapter is one empty slice", () => {
  assert.deepEqual([...slicesOf("")], [{ start: 0, end: 0, html: "", isAfterParagraph: false, openCount: 0 }]);
});
