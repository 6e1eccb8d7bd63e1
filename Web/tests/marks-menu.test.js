// Claims about the menu of a mark in a list.

import assert from "node:assert/strict";
import { test } from "node:test";

import { markMenu } from "../js/marks/mark-menu.js";
import { texts } from "../js/texts.js";

const words = texts.marks;
const highlight = { id: "1", kind: "highlight", note: "", chapter: "One", quote: { exact: "a passage" } };

/** The menu of a mark, and what its items did. */
function menu(mark, parts = {}) {
  const done = [];
  const items = markMenu(mark, {
    store: { present: () => null },
    editor: { change: (...change) => done.push(["change", ...change]), remove: (one) => done.push(["remove", one]) },
    edit: async () => ({ note: "new" }),
    copy: (exact) => done.push(["copy", exact]),
    share: async (passage) => done.push(["share", passage]),
    picture: (passage) => done.push(["picture", passage]),
    bookOf: async () => ({ title: "Book", authors: ["A"], language: "en" }),
    language: null,
    fail: (error) => done.push(["failed", error.message]),
    ...parts,
  });
  const run = async (label) => {
    items.find((item) => item.label === label).run();
    await new Promise((resolve) => setTimeout(resolve));
    return done;
  };
  return { labels: items.map((item) => item.label), run };
}

test("a bookmark, which has no passage, is no picture, and has a note in place of a look", () => {
  const { labels } = menu({ ...highlight, kind: "bookmark", quote: { exact: "" } });
  assert.deepEqual(labels, [words.note, words.copy, words.share, undefined, words.remove]);
  assert.ok(menu(highlight).labels.includes(words.sharePicture));
});

test("a passage is shared with its book and chapter", async () => {
  const done = await menu(highlight).run(words.share);
  assert.deepEqual(done, [["share", { exact: "a passage", authors: ["A"], title: "Book", chapter: "One" }]]);
});

test("what another device has changed while the dialog was open is what is changed", async () => {
  const present = { ...highlight, note: "theirs" };
  const done = await menu(highlight, { store: { present: () => present } }).run(words.edit);
  assert.deepEqual(done, [["change", present, { note: "new" }]]);
});

test("a dialog that is dismissed changes nothing", async () => {
  assert.deepEqual(await menu(highlight, { edit: async () => null }).run(words.edit), []);
});

test("a book that cannot be asked for is told", async () => {
  const bookOf = async () => {
    throw new Error("gone");
  };
  assert.deepEqual(await menu(highlight, { bookOf }).run(words.sharePicture), [["failed", "gone"]]);
});
