// Holds the table of folders in Web/README.md against what the modules import.

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path/posix";
import test from "node:test";

const web = new URL("../", import.meta.url);
const modules = readdirSync(new URL("js/", web), { recursive: true }).filter((file) => file.endsWith(".js"));
/** The composition root puts the parts together, so it may import all of them. */
const ROOT = [
  "main.js",
  "start.js",
  ...modules.filter((file) => file.startsWith("views/")),
  "reader/main.js",
  "reader/features.js",
];

/** `texts.js` is the face of `texts/`. @param {string} file */
const folderOf = (file) => (file === "texts.js" ? "texts" : file.split("/")[0]);

/** What a module imports, also only for a type. @param {string} file */
function importsOf(file) {
  const text = readFileSync(new URL(`js/${file}`, web), "utf8");
  const found = text.matchAll(/(?:\bfrom\s+|\bimport\s*\(\s*|^import\s+)["'](\.[^"']+)["']/gm);
  return [...found].map(([, address]) => normalize(join(dirname(file), address)));
}

/** Folders in the order of the table, with what each may import. */
function table() {
  const readme = readFileSync(new URL("README.md", web), "utf8");
  const rows = readme.matchAll(/^\| `js\/([a-z-]+)\/` \| ([^|]*) \|/gm);
  return new Map(
    [...rows].map(([, folder, allowed]) => [folder, [...allowed.matchAll(/[a-z-]+/g)].map(([name]) => name)]),
  );
}

/** @type {Map<string, Set<string>>} what the modules of each folder import of other folders */
const imported = new Map();
for (const file of modules.filter((one) => !ROOT.includes(one))) {
  const folder = folderOf(file);
  if (!imported.has(folder)) imported.set(folder, new Set());
  for (const other of importsOf(file).map(folderOf)) if (other !== folder) imported.get(folder).add(other);
}

test("every folder has its row, and every row its folder", () => {
  assert.deepEqual([...table().keys()].sort(), [...imported.keys()].sort());
});

test("a folder imports what its row permits, and a permission that nobody uses is none", () => {
  for (const [folder, allowed] of table())
    assert.deepEqual([...(imported.get(folder) ?? [])].sort(), allowed.sort(), `js/${folder}/`);
});

test("a folder imports only folders above it in the table, so that none imports itself in a circle", () => {
  const order = [...table().keys()];
  for (const [folder, allowed] of table())
    for (const other of allowed)
      assert.ok(order.indexOf(other) < order.indexOf(folder), `js/${folder}/ stands above js/${other}/`);
});

test("nothing imports the composition root but itself", () => {
  for (const file of modules.filter((one) => !ROOT.includes(one)))
    for (const other of importsOf(file)) assert.ok(!ROOT.includes(other), `${file} imports ${other}`);
});

test("every feature of the reader is a folder's feature.js, and each of those is attached", () => {
  const attached = importsOf("reader/features.js").filter((file) => folderOf(file) !== "reader");
  const present = modules.filter((file) => file.endsWith("/feature.js"));
  assert.deepEqual(attached.sort(), present.sort());
  for (const file of present)
    assert.match(readFileSync(new URL(`js/${file}`, web), "utf8"), /^export function attach\(/m, file);
});

test("what is imported is there", () => {
  for (const file of modules)
    for (const other of importsOf(file)) assert.ok(existsSync(new URL(`js/${other}`, web)), `${file} imports ${other}`);
});
