import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import test from "node:test";
import { allOffers, descriptionOf, offersFor, voiceOf } from "../js/player/voices.js";
import { player as german } from "../js/texts/de/player.js";
import { player as english } from "../js/texts/en/player.js";

const voice = { id: "heart", name: "Heart", language: "en", engine: "hibari", description: "English, fast" };

test("a voice is described in the interface's language, and by the server where the page has no words", () => {
  assert.deepEqual(descriptionOf(voice, german, "de"), { text: "Englisch, schnell und stromsparend", isOwn: true });
  assert.deepEqual(descriptionOf(voice, english, "en"), { text: "English, fast", isOwn: false });
  const other = { ...voice, engine: "of-tomorrow" };
  assert.equal(descriptionOf(other, german, "de").text, "English, fast");
  assert.equal(descriptionOf(voice, { engines: { hibari: "快速" }, accented: "", sexes: {} }, "zh").text, "英语、快速");
});

test("a voice with an accent says so before its manner", () => {
  const foreign = { ...voice, language: "de", engine: "kokoro", hasAccent: true };
  const { text } = descriptionOf(foreign, german, "de");
  assert.equal(text, "Deutsch, mit Akzent, klangvoller, braucht mehr Rechenleistung");
});

test("a voice whose sex is known says it behind its language", () => {
  const { text } = descriptionOf({ ...voice, sex: "female" }, german, "de");
  assert.equal(text, "Englisch, weiblich, schnell und stromsparend");
});

test("every engine of the program has words in each language", async () => {
  const sources = new URL("../../Sources/", import.meta.url);
  const names = [];
  for (const file of await readdir(sources, { recursive: true })) {
    if (!file.endsWith("Engine+Facts.swift")) continue;
    const name = /static let name = "([a-z0-9]+)"/.exec(await readFile(new URL(file, sources), "utf8"));
    names.push(name?.[1]);
  }
  for (const language of ["de", "fr", "es", "zh", "ja"]) {
    const { player } = await import(`../js/texts/${language}/player.js`);
    assert.deepEqual(Object.keys(player.engines).sort(), names.sort(), language);
  }
});

test("a book is read by the usual voice if that speaks its language, else by the first that does", () => {
  const voices = [
    { ...voice, language: "en-US" },
    { ...voice, id: "ef_dora", language: "es" },
    { ...voice, id: "em_alex", language: "es" },
    { ...voice, id: "pf_dora", language: "pt-BR" },
  ];
  assert.equal(voiceOf("en-GB", "heart", voices), "heart");
  assert.equal(voiceOf("es-MX", "heart", voices), "ef_dora");
  assert.equal(voiceOf("es", "em_alex", voices), "em_alex");
  assert.equal(voiceOf("en", "em_alex", voices), "heart");
  for (const written of ["pt", "por", "pt_PT"]) assert.equal(voiceOf(written, "heart", voices), "pf_dora");
  for (const unknown of [null, "und", "fi", "no language", ""])
    assert.equal(voiceOf(unknown, "heart", voices), "heart");
});

test("the voices of a language are offered without those that speak already; of all, the installed ones come last", () => {
  const offer = (/** @type {string} */ id, /** @type {string} */ language, /** @type {any} */ state) => ({
    voice: { ...voice, id, language },
    byteCount: 1,
    state,
    fraction: 0,
    problem: null,
  });
  const all = [
    offer("a", "pt-BR", "installed"),
    offer("b", "pt-BR", "available"),
    offer("c", "fr-FR", "available"),
    offer("d", "fr-FR", "failed"),
  ];
  const ids = (/** @type {string} */ language) => offersFor(all, language).map((made) => made.voice.id);
  assert.deepEqual(ids("pt"), ["b"]);
  assert.deepEqual(ids("fr-CA"), ["c", "d"]);
  assert.deepEqual(ids("de"), []);
  const order = (/** @type {string | null} */ language) => allOffers(all, language).map((made) => made.voice.id);
  assert.deepEqual(order(null), ["d", "b", "c", "a"]);
  assert.deepEqual(order("fr"), ["d", "c", "b", "a"]);
});
