// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { byLanguage, charactersOf, voicesFor, withCharacter, withVoice } from "../js/speech/dialogue.js";

const voice = (/** @type {string} */ id, /** @type {string} */ language) => ({
  id,
  name: id,
  language,
  engine: "hibari",
  hasAccent: false,
  description: "",
});
const voices = [voice("heart", "en-US"), voice("emma", "en-GB"), voice("alpha", "ja")];
/** @type {import("../js/model/types.js").DialogueChoices} */
const choices = { mode: "characters", quotations: "emma", characters: [{ name: "Emma", voice: "emma" }] };

test("only voices that speak the book's language are offered, all where it is unknown", () => {
  const ids = (/** @type {string | null} */ tag) => voicesFor(voices, tag).map(({ id }) => id);
  assert.deepEqual(ids("en"), ["heart", "emma"]);
  assert.deepEqual(ids("jpn"), ["alpha"]);
  assert.deepEqual(ids(null), ["heart", "emma", "alpha"]);
  assert.deepEqual(ids("de"), []);
});

test("voices stand together by language and accent, as they were given", () => {
  const mixed = [...voices, voice("michael", "en-US")];
  assert.deepEqual(
    byLanguage(mixed).map(({ language, voices: own }) => [language, own.map(({ id }) => id)]),
    [
      ["en-US", ["heart", "michael"]],
      ["en-GB", ["emma"]],
      ["ja", ["alpha"]],
    ],
  );
  assert.deepEqual(byLanguage([]), []);
});

test("characters of the text come first, and none with a voice is lost", () => {
  const found = [{ name: "Harriet", count: 2, example: "“No,” said Harriet." }];
  const all = charactersOf(found, choices);
  assert.deepEqual(
    all.map(({ name, voice: own, count }) => [name, own, count]),
    [
      ["Harriet", "", 2],
      ["Emma", "emma", 0],
    ],
  );
});

test("a voice is chosen, changed and taken back", () => {
  const two = withCharacter(choices, "Harriet", "heart");
  assert.deepEqual(two.characters.length, 2);
  assert.deepEqual(withCharacter(two, "Harriet", "emma").characters[1].voice, "emma");
  assert.deepEqual(withCharacter(two, "Emma", "").characters, [{ name: "Harriet", voice: "heart" }]);
  assert.equal(withVoice(choices, "narrator", "heart").narrator, "heart");
  assert.ok(!("quotations" in withVoice(choices, "quotations", "")));
  assert.equal(choices.quotations, "emma");
});
