import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { reasons as english } from "../js/texts/en/reasons.js";

const translations = await Promise.all(
  ["de", "fr", "es", "zh", "ja"].map(async (language) => ({
    language,
    reasons: (await import(`../js/texts/${language}/reasons.js`)).reasons,
  })),
);

// A test of the server holds this table to what the program knows.
const api = await readFile(new URL("../../docs/api.md", import.meta.url), "utf8");
const table = api.split("\n## Codes\n")[1].split("\n## ")[0];
const kinds = { "a finding": "finding", "a skipped sentence": "skipped", "a refused line": "refused" };

const documented = [...table.matchAll(/^\|([^|]*)\| (a [^|]*) \|([^|]*)\|[^|]*\|$/gm)].flatMap(
  ([, codes, of, values]) =>
    [...codes.matchAll(/`([a-z0-9-]+)`/g)].map(([, code]) => ({
      code,
      kind: kinds[of],
      values: [...values.matchAll(/`([a-z]+)`/g)].map(([, name]) => name),
    })),
);

test("every code of the server has a sentence in each language that names what the English one names", () => {
  assert.ok(documented.length > 40, "the table of codes is there");
  for (const { language, reasons } of translations) {
    for (const { code, kind, values } of documented) {
      const given = Object.fromEntries(values.map((name) => [name, name === "language" ? "fr" : "1234"]));
      const sentence = reasons[kind][code]?.(given);
      assert.match(sentence ?? "", /^\S.*[.。]$/, `${language}: ${kind} ${code}`);
      assert.doesNotMatch(sentence, /undefined|NaN/, `${language}: ${code}`);
      if (kind === "finding" && values.length > 0)
        assert.match(sentence, /1[.,\s]?234/, `${language}: ${code} names ${values}`);
    }
  }
});

test("no sentence is for a code that the server does not have", () => {
  const all = [english, ...translations.map(({ reasons }) => reasons)].flatMap((reasons) => Object.entries(reasons));
  for (const [kind, sentences] of all) {
    for (const code of Object.keys(sentences)) {
      assert.ok(
        documented.some((one) => one.kind === kind && one.code === code),
        `${kind} ${code}`,
      );
    }
  }
});
