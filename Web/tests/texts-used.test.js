import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import test from "node:test";

const page = new URL("../js/", import.meta.url).pathname;

/** The page's code, without the texts themselves. */
async function codeOfThePage() {
  const names = await readdir(page, { recursive: true });
  const code = names.filter((name) => name.endsWith(".js") && !name.startsWith("texts/"));
  const files = await Promise.all(code.map((name) => readFile(join(page, name), "utf8")));
  return new Set(files.join("\n").match(/\w+/g));
}

test("every text of the interface is named by the page's code", async () => {
  const words = await codeOfThePage();
  const folder = join(page, "texts/en");
  for (const name of await readdir(folder)) {
    const areas = Object.entries(await import(join(folder, name)));
    for (const [area, texts] of areas) {
      if (typeof texts !== "object") continue;
      const unused = Object.keys(texts).filter((key) => /^\w+$/.test(key) && !words.has(key));
      assert.deepEqual(unused, [], `${name}: ${area}`);
    }
  }
});
