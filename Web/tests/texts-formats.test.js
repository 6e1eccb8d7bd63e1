// Which formats a language names itself, since the server's names of them are English words.

import assert from "node:assert/strict";
import { test } from "node:test";

const WORDS = ["Plain text", "Saved web page", "Comic"];
/** German says "Comic", too. */
const isLeft = (language, word) => language === "de" && word === "Comic";

for (const language of ["de", "fr", "es", "zh", "ja"]) {
  test(`no English name of a format is left in ${language}`, async () => {
    const { library } = await import(`../js/texts/${language}/library.js`);
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    assert.ok(library.formats.text && library.formats.article);
    const document = { reason: "unsupported", values: { format: "DjVu", formats: `EPUB, ${WORDS.join(", ")}` } };
    const said = problems["not-a-book"]("", document);
    assert.match(said, /EPUB/);
    for (const word of WORDS) assert.ok(!said.includes(word) || isLeft(language, word), said);
  });

  test(`a comic of pictures that not every browser shows is named in ${language}`, async () => {
    const { problems } = await import(`../js/texts/${language}/problems.js`);
    const values = { format: "A comic of .tif pictures", formats: "EPUB, Comic" };
    const said = problems["not-a-book"]("", { reason: "unsupported", values });
    assert.match(said, /\.tif/);
    assert.ok(!/EPUB|pictures/.test(said), said);
  });
}
