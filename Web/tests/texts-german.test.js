import assert from "node:assert/strict";
import test from "node:test";

// Before anything is imported: the language of the page is that of the browser. Newer versions of Node have a navigator of their own.
Object.defineProperty(globalThis, "navigator", { value: { languages: ["de-DE", "en"] }, configurable: true });
const { texts } = await import("../js/texts.js");
const { Problem } = await import("../js/model/problem.js");
const { rateText } = await import("../js/player/rate.js");
const { saidOf } = await import("../js/player/status.js");
const { sentenceOf } = await import("../js/ui/problem-sentence.js");

test("a speed is written with the language's own comma", () => {
  assert.deepEqual([1, 1.25, 0.5].map(rateText), ["1×", "1,25×", "0,5×"]);
});

test("how many of all books were found is said in the dative", () => {
  assert.equal(texts.library.foundCount(1, 28), "1 von 28 Büchern");
  assert.equal(texts.library.foundCount(0, 1), "0 von 1 Buch");
});

test("why reading aloud has failed is said in the reader's language", () => {
  const problem = new Problem({ type: "voice-failed", title: "", status: 500, detail: "The voice can't be used." });
  const said = saidOf({ state: "failed", isConnectionLost: false, problem });
  assert.equal(said?.text, sentenceOf(problem));
  assert.notEqual(said?.text, "The voice can't be used.");
});
