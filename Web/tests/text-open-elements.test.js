// Claims about the elements around a place in a chapter, and about lengths of markup as text.

import assert from "node:assert/strict";
import { test } from "node:test";

import { textLength } from "../js/text/markup-length.js";
import { OpenElements } from "../js/text/open-elements.js";

/** @param {string[]} tags such as `<ol start="3">` and `</ol>` */
function entered(...tags) {
  const open = new OpenElements();
  for (const tag of tags) {
    const [, end, name, attributes] = /^<(\/?)([a-z0-9]+)([^>]*)>$/.exec(tag);
    if (end) open.close(name);
    else open.enter(name, tag, attributes);
  }
  return open;
}

test("an element without content never holds a place", () => {
  const open = entered("<div>", "<br>", '<img src="a.png"/>', "<path/>");
  assert.equal(open.count, 1);
  assert.equal(open.innermost, "div");
});

test("the end of an element closes what was left open in it, and a stray end closes nothing", () => {
  assert.equal(entered("<div>", "<p>", "<em>", "</p>").innermost, "div");
  assert.equal(entered("<div>", "<p>", "</section>").innermost, "p");
});

test("formulas and ruby are never divided, rows of a table only where there is no other way", () => {
  assert.deepEqual(
    [["<div>"], ["<p>"], ["<table>", "<tr>", "<td>"], ["<p>", "<ruby>"]].map((tags) => {
      const { areContainers, arePartible, areDivisible } = entered(...tags);
      return [areContainers, arePartible, areDivisible];
    }),
    [
      [true, true, true],
      [false, true, true],
      [false, false, true],
      [false, false, false],
    ],
  );
});

test("a list that is opened again goes on with the number of its next item", () => {
  const between = entered('<ol class="x" start="3">', "<li>", "</li>", '<li value="7">', "</li>");
  assert.match(between.reopened(), /^<ol class="x" start="8" data-continues="">/);
  const inside = entered("<ol>", "<li>", "</li>", '<li id="two">');
  assert.match(inside.reopened(), /^<ol start="2" data-continues="">.*<li data-continues="">$/);
});

test("a piece of markup is as long as its text in UTF-16", () => {
  for (const [html, length] of [
    ["plain", 5],
    ["a &amp; b", 5],
    ["&#128512;", 2],
    ["&#x1F600;&#65;", 3],
    ["R&D", 3],
  ])
    assert.equal(textLength(html, 0, html.length), length, html);
  assert.equal(textLength("ab&lt;cd&gt;", 1, 6), 2);
});
