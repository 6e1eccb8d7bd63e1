import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import test from "node:test";
import { bookOfText, gatherFiles, gatherFolder, isAddress, nameOfText, ofDrop } from "../js/library/files.js";
import { folderFile, isCover, isRecord } from "../js/library/folder-file.js";
import { positionFor } from "../js/ui/positioning.js";

test("a text is named after its first line with a letter in it", () => {
  assert.equal(nameOfText("\n  \n* * *\n  # On Walking \nIt was"), "On Walking");
  assert.equal(nameOfText("An essay: on /walking/\n"), "An essay on walking");
  assert.equal(nameOfText("  \n---\n"), "");
  assert.equal(bookOfText("...", "Pasted text").name, "Pasted text.txt");
});

test("a name is cut at a word, keeps whole letters, and hides nothing", () => {
  const name = nameOfText("one two three four five six seven eight nine ten eleven twelve thirteen");
  assert.ok(
    name.length <= 60 &&
      "one two three four five six seven eight nine ten eleven twelve thirteen".startsWith(`${name} `),
  );
  assert.equal([...nameOfText("😀".repeat(10) + "a".repeat(90))].length, 60);
  assert.equal(nameOfText("..hidden"), "hidden");
  assert.equal(nameOfText("a\u202Etxt.exe"), "a txt.exe");
  assert.doesNotMatch(nameOfText("../../etc/passwd"), /[/\\]/);
});

test("an address by itself is not a text", () => {
  assert.ok(isAddress(" https://example.org/a?b#c "));
  assert.ok(!isAddress("See https://example.org"));
});

const formats = [
  { id: "epub", extensions: ["epub"] },
  { id: "tiny", extensions: ["tiny.zip"] },
  { id: "text", extensions: ["txt"] },
  { id: "markdown", mediaType: "text/markdown", extensions: ["md"] },
];

test("of a folder the books of the server's formats and archives are taken in order, of chosen files all", async () => {
  const files = ["Book 10.txt", "Book 9.txt", "cover.jpg", ".DS_Store", "B.EPUB", "C.tiny.zip", "D.zip"].map(
    (name) => ({ name }),
  );
  const folder = await gatherFolder(files, formats);
  assert.deepEqual(
    folder.files.map(({ name }) => name),
    ["B.EPUB", "Book 9.txt", "Book 10.txt", "C.tiny.zip", "D.zip"],
  );
  assert.equal(folder.leftOut, 1);
  assert.equal((await gatherFiles(files, async () => formats)).files.length, 7);
});

test("a folder in which something stands beside books goes as a whole, by its paths, without what is no book", async () => {
  const paths = [
    "A/Emma (1)/emma.epub",
    "A/Emma (1)/metadata.opf",
    "A/Emma (1)/cover.jpg",
    "A/Emma (1)/notes.doc",
    "A/.git/x.epub",
    "A/b.txt",
  ];
  const files = paths.map((path) => ({ name: path.split("/").at(-1), webkitRelativePath: path }));
  const { files: alone, folders, leftOut } = await gatherFolder(files, formats);
  assert.deepEqual(alone, []);
  assert.equal(folders[0].name, "A");
  assert.deepEqual(
    folders[0].files.map(({ path }) => path),
    ["Emma (1)/emma.epub", "Emma (1)/metadata.opf", "Emma (1)/cover.jpg", "b.txt"],
  );
  assert.equal(leftOut, 1);
  for (const path of ["metadata.db", "metadata.db-wal", "a.sdr/metadata.epub.lua", "x/y.opf"])
    assert.ok(isRecord(path), path);
  for (const path of ["metadata.dbx", "lua/a.lua", "x/discover.jpg", "full-text-search.db"])
    assert.ok(!isRecord(path) && !isCover(path), path);
});

/** @param {string} path @param {string} [content] */
const placed = (path, content = "x") => ({ path, file: new File([content], path.split("/").at(-1)) });
/** @param {{path: string}[]} files */
const paths = (files) => files.map(({ path }) => path);

test("a text of a folder goes with the pictures that it names below its own folder, and the other books alone", async () => {
  const all = [
    placed("A/notes.md", "![a](images/a%20b.png) ![](c.svg) ![](../up.png) ![](gone.png)"),
    placed("A/images/a b.png"),
    placed("A/images/unused.png"),
    placed("A/c.svg"),
    placed("up.png"),
    placed("plain.md", "No pictures here."),
    placed("D.zip"),
  ];
  for (const { file, path } of all) Object.defineProperty(file, "webkitRelativePath", { value: `Box/${path}` });
  const { files, folders, leftOut } = await gatherFolder(
    all.map(({ file }) => file),
    formats,
  );
  assert.deepEqual(
    folders.map(({ name, files: inside }) => [name, paths(inside)]),
    [["Box", ["A/notes.md", "A/images/a b.png", "A/c.svg"]]],
  );
  assert.deepEqual(
    files.map(({ name }) => name),
    ["D.zip", "plain.md"],
  );
  assert.equal(leftOut, 2);
});

test("a text goes with pictures that were chosen with it, or are in a folder that was dropped beside it", async () => {
  const askFormats = async () => formats;
  const chosen = [placed("a.md", "![](a.png)"), placed("a.png"), placed("b.txt")].map(({ file }) => file);
  const both = await gatherFiles(chosen, askFormats);
  assert.deepEqual(paths(both.folders[0].files), ["a.md", "a.png"]);
  assert.deepEqual(
    both.files.map(({ name }) => name),
    ["b.txt"],
  );
  const notes = placed("notes.md", "![](images/a.png)");
  const images = { name: "images", inside: [placed("a.png"), placed("other.png"), placed("b.txt")] };
  const dropped = await ofDrop([notes], [images], askFormats);
  assert.deepEqual(paths(dropped.folders[0].files), ["notes.md", "images/a.png"]);
  assert.deepEqual(
    dropped.files.map(({ name }) => name),
    ["b.txt"],
  );
  assert.equal(dropped.leftOut, 1);
});

test("a folder's file is one that tar reads, with every name and byte", async () => {
  const made = [
    { path: "Größe/日本語.txt", file: new Blob(["Hello"]) },
    { path: `${"long/".repeat(60)}book.epub`, file: new Blob([new Uint8Array(1500).fill(7)]) },
    { path: "empty.opf", file: new Blob([]) },
  ];
  const folder = mkdtempSync(join(tmpdir(), "folder-"));
  try {
    writeFileSync(join(folder, "a.tar"), Buffer.from(await folderFile(made).arrayBuffer()));
    execFileSync("tar", ["-xf", "a.tar"], { cwd: folder, env: { ...process.env, LC_ALL: "C.UTF-8" } });
    for (const { path, file } of made)
      assert.deepEqual(readFileSync(join(folder, path)), Buffer.from(await file.arrayBuffer()), path);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("a menu is always inside the window", () => {
  const view = { width: 390, height: 844 };
  for (let x = 0; x <= 390; x += 13) {
    for (let y = 0; y <= 844; y += 13) {
      const { left, top } = positionFor(
        { left: x, right: x + 20, top: y, bottom: y + 20 },
        { width: 200, height: 240 },
        view,
      );
      assert.ok(left >= 8 && left + 200 <= 382 && top >= 8 && top + 240 <= 836, `${x} ${y}`);
    }
  }
});
