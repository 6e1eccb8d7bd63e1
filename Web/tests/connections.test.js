import assert from "node:assert/strict";
import test from "node:test";
import { nameFor, wrongField } from "../js/connections/values.js";

const good = {
  name: "far_1",
  address: "https://api.example.org/v1",
  model: "tts-1",
  voice: "alloy",
  language: "en-US",
};

test("a voice of another program that may be right is asked", () => {
  assert.equal(wrongField(good), null);
  for (const address of ["http://127.0.0.1:8880", "http://[::1]:8880/v1/", "HTTPS://voices.local/v1"])
    assert.equal(wrongField({ ...good, address }), null, address);
  for (const language of ["de", "zh-Hans-CN", " ja "]) assert.equal(wrongField({ ...good, language }), null, language);
});

test("what can't be right is told by its field, and nothing is asked", () => {
  for (const address of [
    "",
    "example.org",
    "ftp://example.org",
    "https://a:b@example.org",
    "https://",
    "https://a/?k=1",
  ])
    assert.equal(wrongField({ ...good, address }), "address", address);
  for (const name of ["", "a b", "a.b", "ä", "x".repeat(41)]) assert.equal(wrongField({ ...good, name }), "name", name);
  for (const language of ["", "english", "en_US"])
    assert.equal(wrongField({ ...good, language }), "language", language);
  assert.equal(wrongField({ ...good, model: " " }), "model");
  assert.equal(wrongField({ ...good, voice: "" }), "voice");
});

test("a voice is called here as it is there, in letters that a name may have", () => {
  assert.equal(nameFor("Alloy"), "alloy");
  assert.equal(nameFor("  Ava (HD) "), "ava-hd");
  assert.equal(nameFor("語"), "");
  assert.equal(nameFor("x".repeat(60)).length, 40);
});
