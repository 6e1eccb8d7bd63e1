import assert from "node:assert/strict";
import { test } from "node:test";

import { BLACK, WHITE, contrast, hex, legible, mixed, parseColour } from "../js/model/colours.js";
import { FAMILY, families, familyStack } from "../js/model/families.js";
import { THEME, areOwnThemes, isDark, palettes, themeShown } from "../js/model/themes.js";
import { contrastVerdict } from "../js/looks/panel/contrast-verdict.js";
import { tokensOf } from "../js/looks/tokens.js";
import { leastScrim, accentOnScrim } from "../js/looks/scrim.js";
import { attributesOf, nextSize, propertiesOf, typographyNames } from "../js/looks/typography.js";
import { names } from "../js/settings/names.js";

test("contrast is what WCAG says", () => {
  assert.equal(contrast(BLACK, WHITE), 21);
  assert.equal(contrast(WHITE, WHITE), 1);
  // #767676 is the well-known lightest grey that is enough on white.
  assert.equal(contrast(parseColour("#767676"), WHITE).toFixed(2), "4.54");
  assert.equal(contrast(parseColour("#777777"), WHITE).toFixed(2), "4.48");
});

test("a theme is told how well its ink stands out, and never more than it does", () => {
  const of = (paper, ink, accent = ink) => contrastVerdict({ paper, ink, accent });
  assert.deepEqual(of("#ffffff", "#000000"), { ratio: 21, level: "best", isAccentFaint: false });
  assert.deepEqual(of("#ffffff", "#767676"), { ratio: 4.5, level: "enough", isAccentFaint: false });
  // 4.48 is not said to be 4.5.
  assert.deepEqual(of("#ffffff", "#777777"), { ratio: 4.4, level: "low", isAccentFaint: true });
  assert.equal(of("#ffffff", "#000000", "#ffff00").isAccentFaint, true);
  assert.equal(of("#fff", "#000000"), null);
});

test("colours are read, written and mixed", () => {
  assert.equal(hex(parseColour("#12AbfF")), "#12abff");
  for (const wrong of ["", "#fff", "red", "#12345g", "#1234567", "rgb(0 0 0)"]) assert.equal(parseColour(wrong), null);
  assert.equal(hex(mixed(BLACK, WHITE, 0.5)), "#808080");
});

test("a colour is made legible, and left alone where it is", () => {
  assert.deepEqual(legible(BLACK, [WHITE], 4.5), BLACK);
  for (const ground of ["#ffffff", "#fdfcfa", "#777777", "#4a4b4e", "#000000", "#ff0000"].map(parseColour)) {
    for (const colour of ["#999999", "#ffff00", "#0000ff", "#808080"].map(parseColour)) {
      assert.ok(contrast(legible(colour, [ground], 4.5), ground) >= 4.5);
    }
  }
});

/** Every text of the interface with every ground that it stands on. */
const PAIRS = [
  ...["ink", "ink-soft", "accent", "danger", "caution"].flatMap((text) =>
    ["paper", "canvas", "surface", "sunken"].map((ground) => [text, ground, 4.5]),
  ),
  ["on-accent", "accent", 4.5],
  ["on-accent", "accent-hover", 4.5],
  ["accent", "accent-wash", 4.5],
  ["danger", "danger-wash", 4.5],
  ["caution", "caution-wash", 4.5],
  ["mark-sentence-ink", "mark-sentence", 4.5],
  ["mark-word-ink", "mark-word", 4.5],
  ["line-strong", "paper", 3],
  ["line-strong", "surface", 3],
];

test("everything can be read in every theme", () => {
  for (const [name, palette] of Object.entries(palettes)) {
    const tokens = tokensOf(palette);
    for (const [text, ground, ratio] of PAIRS) {
      const found = contrast(parseColour(tokens[`--${text}`]), parseColour(tokens[`--${ground}`]));
      assert.ok(found >= ratio, `${name}: ${text} on ${ground} has ${found.toFixed(2)}`);
    }
  }
});

test("around the book everything can be read whatever somebody chooses", () => {
  let seed = 7;
  const random = () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
  const colour = () => hex([random(), random(), random()]);
  for (let round = 0; round < 300; round += 1) {
    const palette = { paper: colour(), ink: colour(), accent: colour() };
    const tokens = tokensOf(palette);
    for (const [text, ground] of [
      ["ink", "paper"],
      ["accent", "paper"],
      ["on-accent", "accent"],
      ["mark-word-ink", "mark-word"],
    ]) {
      const found = contrast(parseColour(tokens[`--${text}`]), parseColour(tokens[`--${ground}`]));
      assert.ok(found >= 4.4, `${JSON.stringify(palette)}: ${text} on ${ground} has ${found.toFixed(2)}`);
    }
    assert.equal(tokens["--text-ink"], palette.ink);
  }
});

test("the theme is the one chosen, else that of the device, also when it is gone", () => {
  const own = [{ id: "own.a1", name: "Mine", paper: "#101010", ink: "#eeeeee", accent: "#88ccff" }];
  const choose = (theme, isNight) => themeShown({ theme, byDay: "sepia", byNight: "own.a1", own }, isNight).id;
  assert.equal(choose("auto", false), "sepia");
  assert.equal(choose("auto", true), "own.a1");
  assert.equal(choose("black", false), "black");
  assert.equal(choose("own.gone", false), "sepia");
  assert.equal(themeShown({ theme: "auto", byDay: "light", byNight: "own.gone", own: [] }, true).id, "dark");
  assert.ok(isDark(palettes.grey) && isDark(own[0]) && !isDark(palettes.sepia));
});

test("own themes are what they are or nothing", () => {
  const theme = { id: "own.a1", name: "Mine", paper: "#101010", ink: "#eeeeee", accent: "#88ccff" };
  assert.ok(areOwnThemes([]) && areOwnThemes([theme]));
  for (const change of [
    { id: "light" },
    { name: 3 },
    { name: "x".repeat(31) },
    { paper: "red" },
    { ink: "url(x)" },
    { accent: undefined },
  ]) {
    assert.ok(!areOwnThemes([{ ...theme, ...change }]));
  }
  assert.ok(!areOwnThemes(Array.from({ length: 13 }, () => theme)) && !areOwnThemes({}) && !areOwnThemes([null]));
  assert.match("own.a1", THEME);
  assert.doesNotMatch("own.a1;", THEME);
});

test("typography becomes properties without anything else in them", () => {
  const usual = Object.fromEntries(typographyNames.map((name) => [name, names[name].fallback]));
  const properties = propertiesOf(usual);
  assert.equal(properties["--text-size"], "1.1875rem");
  assert.equal(properties["--text-tracking"], "normal");
  assert.equal(properties["--measure"], "36.0525rem");
  assert.equal(propertiesOf({ ...usual, letterSpacing: 0.05 })["--text-tracking"], "0.05em");
  assert.deepEqual(attributesOf(usual), {
    alignment: "start",
    hyphenation: "auto",
    paragraphs: "indent",
    styles: "publisher",
  });
});

test("a family is one that is known, or a font of one's own", () => {
  for (const name of Object.keys(families)) assert.match(name, FAMILY);
  assert.match("own.0123456789abcdef", FAMILY);
  for (const wrong of ["", "Arial", "own.", 'own.0123456789abcde"', "own.0123456789ABCDEF", "book;"])
    assert.doesNotMatch(wrong, FAMILY);
  assert.equal(familyStack("own.0123456789abcdef"), '"Vorleser own 0123456789abcdef", var(--serif)');
  assert.equal(familyStack("nonsense"), "var(--serif)");
});

test("sizes go by steps, from any size, to the ends", () => {
  assert.equal(nextSize(19, 1), 20);
  assert.equal(nextSize(19.5, -1), 19);
  assert.equal(nextSize(48, 1), 48);
  assert.equal(nextSize(11, -1), 11);
});

test("a picture behind the text leaves it legible in every theme", () => {
  for (const palette of [...Object.values(palettes), { paper: "#808080", ink: "#000000", accent: "#777777" }]) {
    const scrim = leastScrim(palette);
    const ink = parseColour(palette.ink);
    const accent = parseColour(accentOnScrim(palette, scrim));
    for (let grey = 0; grey <= 1; grey += 0.1) {
      const ground = mixed([grey, grey, grey], parseColour(palette.paper), scrim);
      assert.ok(contrast(ink, ground) >= 4.5, `${palette.paper} ${grey}`);
      assert.ok(contrast(accent, ground) >= 4.5, `${palette.paper} ${grey}`);
    }
    assert.ok(scrim < 0.95, "something of it is seen");
  }
  // Somebody wants less than that: then nearly that much, and never nothing but the picture.
  assert.ok(leastScrim({ paper: "#ffffff", ink: "#999999", accent: "#999999" }) <= 1);
  assert.equal(leastScrim({ paper: "#ffffff", ink: "#ffffff", accent: "#999999" }), 0);
});
