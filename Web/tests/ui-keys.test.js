import assert from "node:assert/strict";
import test from "node:test";
import { playerKeys } from "../js/player/keys.js";
import { combination, isPressed, isSingle } from "../js/shortcuts/keys.js";
import { languageFor } from "../js/basics/locale.js";

const FREE = { code: "", ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
const press = (written, key, held = {}) => isPressed(combination(written), { ...FREE, key, ...held });

test("keys are known as they are written", () => {
  assert.ok(press("t", "t") && press("t", "T"));
  assert.ok(!press("t", "T", { shiftKey: true }));
  assert.ok(press("Shift+J", "J", { shiftKey: true }) && !press("Shift+J", "j"));
  assert.ok(press("Space", " ") && !press("Space", " ", { shiftKey: true }));
  assert.ok(press("Ctrl+B", "b", { ctrlKey: true }) && press("Ctrl+B", "b", { metaKey: true }));
  assert.ok(!press("b", "b", { ctrlKey: true }) && !press("b", "b", { altKey: true }));
  assert.ok(press("?", "?", { shiftKey: true }) && press("/", "/", { shiftKey: true }));
  assert.ok(press("Ctrl++", "+", { ctrlKey: true }));
});

test("with Ctrl, letters and brackets are known by their place on keyboards that have others there", () => {
  assert.ok(press("Ctrl+F", "а", { ctrlKey: true, code: "KeyF" }));
  assert.ok(press("Ctrl+[", "ü", { ctrlKey: true, code: "BracketLeft" }));
  assert.ok(press("Ctrl+Shift+]", "*", { ctrlKey: true, shiftKey: true, code: "BracketRight" }));
  assert.ok(!press("Ctrl+]", "*", { ctrlKey: true, shiftKey: true, code: "BracketRight" }));
  assert.ok(!press("Ctrl+Shift+]", "]", { ctrlKey: true, code: "BracketRight" }));
  assert.ok(!press("Ctrl+]", "]", { ctrlKey: true, shiftKey: true, code: "BracketRight" }));
  assert.ok(
    press("Ctrl+]", "]", { ctrlKey: true, code: "Digit9" }) &&
      !press("Ctrl+Shift+]", "]", { ctrlKey: true, code: "Digit9" }),
  );
  assert.ok(
    press("Ctrl+=", "=", { ctrlKey: true, shiftKey: true, code: "Digit0" }) &&
      press("Ctrl++", "+", { ctrlKey: true, shiftKey: true, code: "Equal" }),
  );
});

test("what can be touched by accident is told apart, so that it can be switched off", () => {
  const single = (name) =>
    playerKeys.find((entry) => entry.name === name).keys.every((key) => isSingle(combination(key)));
  for (const name of ["startStop", "slower", "faster", "mute", "follow"]) assert.ok(single(name), name);
  for (const name of ["toggle", "sentenceBack", "chapterForward", "escape"]) assert.ok(!single(name), name);
});

test("a reader of traditional characters gets another language that they read", () => {
  for (const tag of ["zh-TW", "zh-HK", "zh-Hant", "zh-Hant-MO"]) assert.equal(languageFor([tag, "ja"]), "ja", tag);
  assert.equal(languageFor(["zh-TW", "zh"]), "zh");
});

test("the interface speaks the first language of the reader that it knows", () => {
  assert.equal(languageFor(["pl", "de-AT", "en"]), "de");
  assert.equal(languageFor(["pl"]), "en");
  assert.equal(languageFor(["fr-CA"]), "fr");
  assert.equal(languageFor(["zh-Hans-CN"]), "zh");
  assert.equal(languageFor([]), "en");
});
