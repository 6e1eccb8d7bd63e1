import assert from "node:assert/strict";
import { test } from "node:test";

import { languageTag } from "../js/library/recognition-languages.js";

test("the names of Tesseract's languages have tags that browsers know", () => {
  const names = new Intl.DisplayNames("en", { type: "language" });
  assert.equal(names.of(languageTag("deu")), "German");
  assert.equal(names.of(languageTag("fra")), "French");
  assert.equal(names.of(languageTag("chi_sim")), "Simplified Chinese");
  assert.equal(languageTag("deu_frak"), "deu");
});
