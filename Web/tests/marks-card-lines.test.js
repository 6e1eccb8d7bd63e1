import assert from "node:assert/strict";
import test from "node:test";
import { clamped, directionOf, fitted, wrapped } from "../js/marks/card-lines.js";

/** Each letter is one wide, those of Chinese and Japanese two. */
const measure = (text) =>
  [...text].reduce((sum, letter) => sum + (/[\u3000-\u9FFF\uFF00-\uFFEF]/.test(letter) ? 2 : 1), 0);
const lines = (text, width) => wrapped(text, width, measure).map((line) => line.text);
const card = (rows) => ({
  sizes: [2, 1],
  width: 20,
  rows: () => rows,
  measure: (size) => (text) => measure(text) * size,
});

test("lines end between words, and nothing is lost", () => {
  assert.deepEqual(lines("It was a bright cold day in April", 12), ["It was a", "bright cold", "day in April"]);
  assert.deepEqual(lines("a well-known place", 7), ["a well-", "known", "place"]);
  assert.deepEqual(lines("10\u00A0km away", 6), ["10\u00A0km", "away"]);
});

test("a word that is too wide is broken between letters, never within one", () => {
  assert.deepEqual(lines("abcdefghij", 4), ["abcd", "efgh", "ij"]);
  const family = "👩‍👩‍👧";
  for (const line of lines(family.repeat(4), 12)) assert.equal(line.replaceAll(family, ""), "");
});

test("Chinese and Japanese break between any letters, but closing signs begin no line and opening ones end none", () => {
  const text = "他说：“今天天气很好。”然后走了。";
  for (let width = 6; width < 20; width += 1) {
    const made = lines(text, width);
    assert.equal(made.join(""), text);
    for (const line of made.slice(1)) assert.doesNotMatch(line, /^[。，：”]/u, `${width}`);
    for (const line of made) assert.doesNotMatch(line, /“$/u, `${width}`);
  }
  assert.deepEqual(lines("東京タワー", 8), ["東京タ", "ワー"]);
});

test("Thai, which has no spaces, ends its lines between words", () => {
  const made = lines("สวัสดีครับผมชื่อสมชาย", 12);
  assert.ok(made.length > 1);
  assert.equal(made.join(""), "สวัสดีครับผมชื่อสมชาย");
  for (const line of made) assert.doesNotMatch(line, /^\p{M}/u);
});

test("the direction is that of the first letter", () => {
  assert.equal(directionOf("„قال“ he said"), "rtl");
  assert.equal(directionOf("1984 – שלום"), "rtl");
  assert.equal(directionOf("Hello שלום"), "ltr");
  assert.equal(directionOf("…"), "ltr");
});

test("a quote has the largest size that holds it", () => {
  assert.deepEqual(fitted("A short one.", card(2)), {
    size: 2,
    lines: [
      { text: "A short", begins: false },
      { text: "one.", begins: false },
    ],
    isCut: false,
  });
  assert.equal(fitted("A rather longer quote of words.", card(2)).size, 1);
});

test("a quote that is too long is cut behind a whole sentence, and says so", () => {
  const { lines: made, isCut } = fitted(
    "It was cold. The clocks struck. Winston Smith slipped quickly inside.",
    card(2),
  );
  assert.ok(isCut);
  assert.equal(made.map((line) => line.text).join(" "), "It was cold. The clocks struck. …");
  const chinese = fitted("今天很冷。钟敲了十三下。温斯顿快步走进胜利大厦的玻璃门里。", card(2));
  assert.equal(chinese.lines.map((line) => line.text).join(""), "今天很冷。钟敲了十三下。…");
});

test("a sentence that is too long is cut behind a word, without the comma", () => {
  const { lines: made } = fitted("Winston Smith, nuzzling his chin into his breast", card(1));
  assert.deepEqual(made, [{ text: "Winston Smith …", begins: false }]);
});

test("the gap between paragraphs takes room", () => {
  const text = "One.\n\nTwo.";
  assert.equal(fitted(text, card(2)).isCut, true);
  assert.deepEqual(fitted(text, card(3)).lines, [
    { text: "One.", begins: false },
    { text: "Two.", begins: true },
  ]);
});

test("a long title has an ellipsis", () => {
  assert.deepEqual(clamped("The Life and Opinions of Tristram Shandy", 16, 2, measure), [
    "The Life and",
    "Opinions of …",
  ]);
});
