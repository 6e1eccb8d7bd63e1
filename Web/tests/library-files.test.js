import assert from "node:assert/strict";
import test from "node:test";
import { bookOfText, gatherFiles, gatherFolder, isAddress, nameOfText } from "../js/library/files.js";
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
];

test("of a folder the books of the server's formats and archives are taken in order, of chosen files all", () => {
  const files = ["Book 10.txt", "Book 9.txt", "cover.jpg", ".DS_Store", "B.EPUB", "C.tiny.zip", "D.zip"].map(
    (name) => ({ name }),
  );
  const folder = gatherFolder(files, formats);
  assert.deepEqual(
    folder.files.map(({ name }) => name),
    ["B.EPUB", "Book 9.txt", "Book 10.txt", "C.tiny.zip", "D.zip"],
  );
  assert.equal(folder.leftOut, 1);
  assert.equal(gatherFiles(files).files.length, 7);
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
