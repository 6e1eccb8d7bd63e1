import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { kindOf } from "../js/offline/rules.js";
import { addressOf, below, nameAt, nameGiven, pathOf } from "../js/basics/address.js";
import { isView } from "../js/ui/views.js";

test("an address is read as what it is within the library, and what lies beside it is nothing", () => {
  for (const [start, pathname, path] of [
    ["", "/", "/"],
    ["", "/read/3", "/read/3"],
    ["/books", "/books", "/"],
    ["/books", "/books/", "/"],
    ["/books", "/books/read/3", "/read/3"],
    ["/a/b", "/a/b/marks", "/marks"],
    ["/books", "/", null],
    ["/books", "/bookshelf/read/3", null],
    ["/books", "/read/3", null],
    ["/a/b", "/a/read/3", null],
  ])
    assert.equal(below(start, pathname), path, `${start} ${pathname}`);
  // Outside of browsers it lies at the root.
  assert.equal(addressOf("/read/3"), "/read/3");
  assert.equal(pathOf("/read/3"), "/read/3");
});

test("what a browser keeps for one library of a host is not found by another", () => {
  const libraries = ["", "/books", "/books-2", "/books/of/ada", "/a"];
  for (const one of libraries) {
    for (const name of ["vorleser.place.3", "person.2.vorleser.order", "vorleser-shell-"]) {
      const kept = nameAt(one, name);
      for (const other of libraries) {
        assert.equal(nameGiven(other, kept), one === other ? name : null);
        // The service worker removes its old builds by how their names begin.
        if (one !== other) assert.ok(!kept.startsWith(nameAt(other, name)), `${one} ${other}`);
      }
    }
  }
  assert.equal(nameGiven("/books", null), null);
});

test("the worker of a library at the root leaves those below it alone", () => {
  const kind = (path, mode = "cors") => kindOf({ method: "GET", mode, url: `https://box/${path}` }, "https://box/");
  for (const path of ["books", "books/", "books/read/3", "wiki/"]) assert.equal(kind(path, "navigate"), "pass", path);
  for (const path of ["books/api/books/3", "books/js/main.js", "books/api/events", "books/sw.js"])
    assert.equal(kind(path), "pass", path);
  for (const path of ["", "read/3?at=4", "settings", "marks", "account", "invitation"])
    assert.equal(kind(path, "navigate"), "page", path);
  for (const path of [
    "js/main.js",
    "js/main-AB12.js",
    "css/page.css",
    "icons/icon-192.png",
    "fonts/A.woff",
    "icon.svg",
    "manifest.webmanifest",
  ]) {
    assert.equal(kind(path), "shell", path);
  }
  assert.ok(isView("/read/3") && !isView("/read/x") && !isView(null));
});

const js = new URL("../js/", import.meta.url);
const modules = readdirSync(js, { recursive: true })
  .filter((file) => file.endsWith(".js") && file !== "basics/address.js")
  .map((file) => ({ file, text: readFileSync(new URL(file, js), "utf8").replace(/^\s*(\/\/|\/?\*).*$/gm, "") }));
/** Their functions take paths as docs/api.md has them, and `asked` and `upload` of api/ make addresses of these. */
const isRoutes = (file) => file.startsWith("api/");

test("no module makes an address by hand, as it would not hold where the library lies at a path", () => {
  for (const { file, text } of modules) {
    const where = `${file}: take "addressOf" of basics/address.js`;
    if (!isRoutes(file)) assert.doesNotMatch(text, /(?<!addressOf\(|includes\()(["'`])\/[a-z]{2,}/, where);
    assert.doesNotMatch(text, /\b(href|src): "\/|\bnavigate\(["'`]\//, where);
    assert.doesNotMatch(text, /location\.(origin|host)\}(?!\$\{addressOf\()/, where);
    assert.doesNotMatch(text, /\bimport\.meta\b/, `${file}: a bundle has another address than its modules`);
    // The path may be put back as it is; whoever reads it wants it without what it lies under.
    for (const [line] of text.matchAll(/^.*location\.pathname.*$/gm)) {
      assert.match(
        line,
        /pathOf\(location\.pathname\)|replaceState\(|shownPath/,
        `${file}: take "pathOf" of basics/address.js`,
      );
    }
  }
});

test("whatever calls the server by a path makes an address of it first", () => {
  for (const { file, text } of modules.filter((one) => isRoutes(one.file))) {
    for (const [call] of text.matchAll(/\b(fetch|new EventSource|request\.open)\(.{0,30}/g))
      assert.match(call, /\(addressOf\(|method, addressOf\(/, `${file}: ${call}`);
    for (const [given] of text.matchAll(/\w+Address\b.*(=>|\{[^;]*return).*/g))
      assert.match(given, /addressOf\(/, `${file}: ${given}`);
  }
});

test("style sheets and the manifest have no address that begins at the host", () => {
  const css = new URL("../css/", import.meta.url);
  for (const file of readdirSync(css))
    assert.doesNotMatch(readFileSync(new URL(file, css), "utf8"), /url\(["']?\/|@import ["']\//, file);
  assert.doesNotMatch(readFileSync(new URL("../manifest.webmanifest", import.meta.url), "utf8"), /: "\//);
});

test("the document has what the server writes the path into", () => {
  const text = readFileSync(new URL("../index.html", import.meta.url), "utf8");
  assert.ok(text.includes('<meta name="base-path" content="">'));
  // The server knows these two attributes.
  for (const [found] of text.matchAll(/[\w-]+="\/[^"]*"/g)) assert.match(found, /^(href|src)="\/[^/]/);
});
