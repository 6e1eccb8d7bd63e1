import assert from "node:assert/strict";
import test from "node:test";
import { coverArt, labelColours } from "../js/covers/cover-art.js";
import { LINE_HEIGHT, coverDesign, palettes, partsOf, sizeFor } from "../js/covers/cover-design.js";

/** The contrast of two colours, WCAG 2.2. */
function contrast(one, other) {
  const [light, dark] = [one, other].map(luminance).sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour) {
  const [red, green, blue] = [1, 3, 5]
    .map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const bookOf = (title, fingerprint = title) => ({ title, authors: ["Somebody"], fingerprint });

test("the same book always has the same cover", () => {
  assert.deepEqual(coverDesign(bookOf("Emma")), coverDesign(bookOf("Emma")));
  assert.notDeepEqual(coverDesign(bookOf("Emma", "a")), coverDesign(bookOf("Emma", "b")));
});

test("a few hundred books use every layout and every palette", () => {
  const designs = Array.from({ length: 400 }, (_, index) => coverDesign(bookOf("Emma", `epub:${index}`)));
  assert.equal(new Set(designs.map(({ layout }) => layout)).size, 8);
  assert.equal(new Set(designs.map(({ palette }) => palette)).size, palettes.length);
});

test("letters can be read on every ground", () => {
  for (const palette of palettes) {
    assert.ok(contrast(palette.ground, palette.ink) >= 4.5, palette.ground);
    assert.ok(contrast(palette.ground, palette.second) >= 3, palette.ground);
    const label = labelColours(palette);
    assert.ok(contrast(label.ground, label.ink) >= 4.5, palette.ground);
  }
});

test("a longer title has smaller letters, and never too small or too large ones", () => {
  const room = { width: 80, height: 50, largest: 20 };
  const sizes = [
    "It",
    "War and Peace",
    "The Adventures of Sherlock Holmes",
    "word ".repeat(80),
    "红楼梦",
    "全本精校版".repeat(30),
    "x".repeat(300),
    "",
  ].map((title) => sizeFor(title, room));
  assert.equal(sizes[0], 20);
  assert.ok(sizes[0] >= sizes[1] && sizes[1] >= sizes[2] && sizes[2] >= sizes[3]);
  for (const size of sizes) assert.ok(size >= 6 && size <= 20);
});

test("ideographs fill their room and no more", () => {
  const room = { width: 60, height: 44, largest: 15 };
  const size = sizeFor("斗破苍穹之无上之境全本精校版", room);
  const lines = Math.ceil(14 / Math.floor(room.width / (size * 1.02)));
  assert.ok(lines * size * LINE_HEIGHT <= room.height);
});

test("a subtitle is parted from a long title only", () => {
  assert.deepEqual(partsOf("Middlemarch: A Study of Provincial Life"), ["Middlemarch", "A Study of Provincial Life"]);
  assert.deepEqual(partsOf("Frankenstein; or, The Modern Prometheus"), ["Frankenstein", "or, The Modern Prometheus"]);
  assert.deepEqual(partsOf("2001: A Space"), ["2001: A Space", ""]);
  assert.deepEqual(partsOf("The Left Hand of Darkness"), ["The Left Hand of Darkness", ""]);
});

test("the drawing is one well-formed picture, whatever the title begins with", () => {
  for (const title of ["<script>", "&amp;", "\"'", "…", "", "ألف", "👩‍👩‍👧", "\u0000"]) {
    for (let index = 0; index < 24; index += 1) {
      const art = coverArt(coverDesign(bookOf(title, `${title}${index}`)));
      assert.match(art, /^<svg [^>]+>.*<\/svg>$/s);
      assert.doesNotMatch(art, /undefined|NaN|<script/);
    }
  }
});

test("no word of a title is broken where it fits its room in smaller letters", () => {
  // Widths of the bold Noto Serif, in em, as Chromium measures them.
  const words = { "Silver Harbour": 4.39, "Wuthering Heights": 5.48, "Война и мир": 3.27, Middlemarch: 6.83 };
  for (const [title, widest] of Object.entries(words))
    for (const width of [60, 66, 68, 80]) {
      const size = sizeFor(title, { width, height: 66, largest: 22 });
      assert.ok(size * widest <= width, `${title}: ${size * widest} of ${width}`);
    }
});
