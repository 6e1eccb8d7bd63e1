import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import test from "node:test";

const texts = new URL("../js/texts/en/", import.meta.url).pathname;

/** What the page once said, and what readers and players say for it. */
const REPLACED = {
  "Pages are seen to turn": "Animate page turns",
  "As many as fit": "Auto",
  "The usual one": "Standard",
  "Go on by itself": "Auto-scroll",
  "Line under the eye": "Highlight line",
  "Take along offline": "Download for offline",
  "What has arrived is read on": "Playing what has loaded",
  "The voice is catching up": "Buffering",
  "Back to the voice": "Return to playback",
  "Left out": "Skip",
  "Where this counts": "Applies to",
  "Capital letters count": "Match case",
  "No mark is like that": "No matching marks",
  "No chapter is called like that": "No matching chapters",
  "Who looks after this library can": "Only an admin can",
  "Take back": "Revoke",
};

test("the page speaks the language of readers and players that people know", async () => {
  const files = await Promise.all((await readdir(texts)).map((name) => readFile(join(texts, name), "utf8")));
  const all = files.join("\n");
  for (const [former, word] of Object.entries(REPLACED)) {
    assert.ok(!all.includes(former), `“${former}” is “${word}”`);
    assert.ok(all.includes(word), word);
  }
});

test("in French no line breaks before a sign that belongs to the word before it", async () => {
  const { french } = await import("../js/texts/fr.js");
  /** @param {unknown} value @returns {string[]} */
  const sentences = (value) =>
    typeof value === "string"
      ? [value]
      : value && typeof value === "object"
        ? Object.values(value).flatMap(sentences)
        : [];
  assert.deepEqual(
    sentences(french).filter((sentence) => /« | »| [:;!?]( |$)/.test(sentence)),
    [],
  );
  const folder = new URL("../js/texts/fr/", import.meta.url).pathname;
  for (const name of await readdir(folder))
    assert.doesNotMatch(await readFile(join(folder, name), "utf8"), /« | »/, `quotation marks in ${name}`);
});
