import assert from "node:assert/strict";
import test from "node:test";
import { english } from "../js/texts/en.js";

const translations = [
  (await import("../js/texts/de.js")).german,
  (await import("../js/texts/fr.js")).french,
  (await import("../js/texts/es.js")).spanish,
  (await import("../js/texts/zh.js")).chinese,
  (await import("../js/texts/ja.js")).japanese,
];
/** Its sentences are in English the server's own. */
const SERVERS = new Set(["problems", "reasons"]);

/** What the server says itself where a language has no words for it, by its own names. */
const OWN_WORDS = /^(library\.formats|player\.engines)\./;

/** Every text of an area with the path to it. */
function* leaves(value, path) {
  if (typeof value === "string" || typeof value === "function") yield [path, value];
  else if (value) for (const [key, inner] of Object.entries(value)) yield* leaves(inner, `${path}.${key}`);
}

const textsOf = (language) =>
  new Map(Object.entries(language).flatMap(([area, value]) => (SERVERS.has(area) ? [] : [...leaves(value, area)])));
const known = textsOf(english);

test("every language has every text of the interface", () => {
  for (const language of translations) {
    const texts = textsOf(language);
    const own = [...texts.keys()].filter((path) => !OWN_WORDS.test(path));
    assert.deepEqual(own.sort(), [...known.keys()].filter((path) => !OWN_WORDS.test(path)).sort());
    for (const path of own) {
      const text = texts.get(path);
      assert.equal(typeof text, typeof known.get(path), path);
      if (typeof text === "string") assert.equal(text.trim() === "", known.get(path) === "", path);
    }
  }
});

test("what opens a dialog says so in every language", () => {
  for (const language of translations) {
    const texts = textsOf(language);
    for (const [path, text] of known) {
      if (typeof text === "string" && text.endsWith("…")) assert.match(texts.get(path), /…$/, path);
    }
  }
});

test("in German a no-break space stands before the three dots at an end, as for words that are left out", () => {
  for (const [path, text] of textsOf(translations[0])) {
    if (typeof text === "string" && text.endsWith("…")) assert.match(text, /[^\s]\u00a0…$/, path);
  }
});

test("in French no plain space stands before a sign that has one before it", () => {
  for (const [path, text] of leaves(translations[1], "fr")) {
    // What a function is written as has JavaScript's own question marks and colons.
    const [words, signs] = typeof text === "string" ? [text, /\p{L} [:;!?»]/u] : [String(text), /\p{L} [;»]/u];
    assert.doesNotMatch(words, signs, path);
  }
});
