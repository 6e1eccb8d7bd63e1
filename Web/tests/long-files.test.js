import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";
import test from "node:test";

/** From here on a file says why it holds so much, as in Swift. */
const LONG_FILE = 300;

test("a script of more than 300 lines says why", async () => {
  const page = new URL("../js/", import.meta.url).pathname;
  const names = (await readdir(page, { recursive: true })).filter((name) => name.endsWith(".js"));
  assert.ok(names.length > 500, "the scripts are there");
  for (const name of names) {
    const lines = (await readFile(join(page, name), "utf8")).trimEnd().split("\n");
    const saysWhy = lines.slice(0, 10).some((line) => line.includes("Over 300 lines because"));
    assert.ok(lines.length <= LONG_FILE || saysWhy, `${name} has ${lines.length} lines`);
  }
});
