// Claims about how chapters are cut: nothing is lost, nothing is added, offsets are exact.

import assert from "node:assert/strict";
import { test } from "node:test";

import { slicesOf } from "../js/text/slices.js";

/** The text content of well-formed HTML, as a browser sees it. */
function textOf(html) {
  return html
    .replace(/(<pre[^>]*>)\n/g, "$1")
    .replace(/<[^>]*>/g, "")
    .replace(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&#x([0-9a-f]+);/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
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

const WORDS = [
  "sea",
  "&amp;",
  "a &lt; b",
  "\u{20B9F}\u{20BB7}",
  "&#128512;",
  "&#x1F600;",
  "かな",
  "ship ",
  " ",
  "\n",
  "“whale”",
];

/** A chapter as a server may write one. */
function chapter(seed) {
  const random = numbers(seed);
  const text = (most) => Array.from({ length: 1 + random(most) }, () => WORDS[random(WORDS.length)]).join(" ");
  const inline = () =>
    `${text(40)}<em>${text(5)}</em>${text(20)}<br>\n<a data-chapter="1" data-offset="7">${text(3)}</a>`;
  const block = (depth) => {
    switch (random(depth > 3 ? 3 : 9)) {
      case 0:
        return `<h2 id="book-x">${text(6)}</h2>`;
      case 1:
        return `<pre>\n\n${text(200)}</pre>`;
      case 3:
        return `<div lang="de">${blocks(depth + 1)}</div>`;
      case 4:
        return `<ol start="3">${Array.from({ length: random(30) }, () => `<li>${inline()}</li>`).join("\n")}</ol>`;
      case 5:
        return `<table><tr><td>${inline()}</td><td>${blocks(depth + 1)}</td></tr>\n<tr><td>${text(9)}</td></tr></table>`;
      case 6:
        return `<figure><img src="/i" alt="a &gt; b"></figure>`;
      case 7:
        return `<math><mi>${text(2)}</mi></math>`;
      default:
        return `<p>${inline()}</p>`;
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

/** The children of the innermost element that a cut went through: their tags, in order. */
const standIns = (html) =>
  [...html.matchAll(/<(\w[\w-]*)([^>]*) data-gap="">/g)].map(([, name, rest]) => `${name}${rest}`);

test("what stands before a cut is stood in for, so that rules about neighbours hold", () => {
  const inside = `<h2 class="b-t" id="book-x">Title</h2>${'<p class="b-q">lorem ipsum dolor</p>'.repeat(900)}`;
  const slices = assertExact(`<div class="b-d">${inside}</div>`);
  assert.ok(slices.length > 2);
  let before = 0;
  for (const [index, { html }] of slices.entries()) {
    const own = html.match(/<p class="b-q">/g)?.length ?? 0;
    const gaps = standIns(html);
    const after = index < slices.length - 1 ? 1 : 0;
    if (index === 0) {
      assert.deepEqual(gaps, ['p class="b-q"']);
    } else {
      // The heading with its class but without its name, then paragraphs: the last ones as they were.
      const leading = gaps.slice(0, gaps.length - after);
      assert.equal(leading[0], 'h2 class="b-t"');
      assert.equal(leading.at(-1), 'p class="b-q"');
      assert.ok(leading.length <= 1 + 24, `${leading.length}`);
      assert.equal((leading.length - 1) % 12, before % 12, "counts are the same by 12");
      assert.equal(html.includes('data-continues="">'), true);
    }
    before += own;
  }
});

test("an element that goes on after a cut is not stood in for by itself", () => {
  const slices = assertExact(`<div><p>a</p><section>${"<p>lorem ipsum dolor</p>".repeat(900)}</section></div>`);
  assert.match(
    slices[1].html,
    /^<div data-continues=""><p data-gap=""><\/p><section data-continues=""><p data-gap="">/,
  );
});

test("rows stand in for rows, and nothing that the page looks for by name is stood in for by its name", () => {
  const rows = "<tr><td>lorem ipsum dolor sit amet</td></tr>".repeat(1200);
  const slices = assertExact(`<div><img src="/i"><table><tbody>${rows}</tbody></table></div>`);
  assert.ok(slices.length > 1);
  assert.match(
    slices[1].html,
    /^<div data-continues=""><book-gap data-gap=""><\/book-gap><table data-continues=""><tbody data-continues=""><tr data-gap="">/,
  );
});

test("a designed page is never cut", () => {
  assert.equal([...slicesOf(chapter(3).repeat(5), true)].length, 1);
});

test("a formula with a line counts as that line, and as the work that it is", () => {
  const formula = `<math data-source="a/b"><mfrac><mi>a</mi><mi>b</mi></mfrac></math>`;
  const slices = [...slicesOf(`<p>x${formula}</p>`.repeat(1000))];
  assert.equal(slices.at(-1).end, 4000);
  assert.equal(slices[0].end % 4, 0);
  assert.ok(slices[0].html.length < 10_000);
  for (const [index, slice] of slices.entries()) if (index > 0) assert.equal(slice.start, slices[index - 1].end);
});

test("what is shown in place of a piece of the text counts as that piece, and is never cut", () => {
  const shown = `<span data-source="a&amp;b &quot;&gt;">${"Something much longer. ".repeat(3000)}</span>`;
  const html = `<p>x${shown}y</p><p>${"word ".repeat(2000)}</p><p><span data-source="gone"></span></p>`;
  const slices = [...slicesOf(html)];
  assert.equal(slices[0].start, 0);
  assert.equal(slices[0].end, 8);
  assert.ok(slices[0].html.includes(shown));
  assert.equal(slices.at(-1).end, 8 + 10_000 + 4);
  for (const [index, slice] of slices.entries()) if (index > 0) assert.equal(slice.start, slices[index - 1].end);
});
