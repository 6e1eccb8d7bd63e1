import assert from "node:assert/strict";
import test from "node:test";
import { PassageActions } from "../js/marks/passage-actions.js";

/** What the page asks of a range. @param {string} text */
const rangeOf = (text) => ({ startContainer: { parentElement: null }, toString: () => text });

const TEXT = "It was a bright cold day in April, and the clocks were striking thirteen.";

/** Actions in a book of one sentence, and what they did. */
function world({ added = [], edited = null } = {}) {
  const done = [];
  const note =
    (name) =>
    (...given) =>
      done.push([name, ...given]);
  const passages = new PassageActions({
    book: 3,
    details: { edition: "e", language: "en", authors: ["George Orwell"], title: "1984" },
    view: {
      ranges: (start, end) => (start < TEXT.length ? [rangeOf(TEXT.slice(start, end))] : []),
      spanOf: () => null,
    },
    nameAt: () => "I",
    store: { present: (mark) => ({ ...mark, version: 2 }) },
    editor: { add: note("add"), change: note("change"), remove: note("remove") },
    added: new Map(added.map((name) => [name, note(name)])),
    listen: note("listen"),
    lastStyle: () => ({ color: "yellow", style: "solid" }),
    rememberStyle: () => {},
    close: note("close"),
    edit: async () => edited,
    copy: note("copy"),
    share: note("share"),
    picture: note("picture"),
    signal: new AbortController().signal,
  });
  const labels = (target) => passages.actions(target).map(({ label }) => label);
  const run = (target, label) =>
    passages
      .actions(target)
      .find((action) => action.label === label)
      .run();
  return { passages, done, labels, run };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const selection = { span: { start: 9, end: 15 }, marks: [] };
const mark = {
  id: "m",
  start: 9,
  end: 15,
  version: 1,
  quote: { exact: "bright" },
  color: "blue",
  style: "solid",
  note: "",
};

test("what other features can do with a passage is offered only where they are there", () => {
  assert.deepEqual(world().labels(selection), ["Note", "Copy", "Listen", "Share", "Picture"]);
  assert.ok(
    world({ added: ["define", "search"] })
      .labels(selection)
      .includes("Define"),
  );
  const own = world({ added: ["listen"] });
  own.run(selection, "Listen");
  assert.deepEqual(own.done, [["close"], ["listen", { start: 9, end: 15, text: "bright" }]]);
});

test("a colour highlights a selection with its quote, and gives a highlight another look", () => {
  const { passages, done } = world();
  passages.choose(selection, { color: "green" });
  const [[, book, content, shown]] = done;
  assert.deepEqual([book, content.kind, content.start, content.end, content.note], [3, "highlight", 9, 15, ""]);
  assert.deepEqual([shown.exact, shown.chapter, shown.seen.edition], ["bright", "I", "e"]);
  assert.deepEqual(done[1], ["close"]);
  const changed = world();
  changed.passages.choose({ span: mark, marks: [mark] }, { color: "green" });
  assert.deepEqual(changed.done, [["change", { ...mark, version: 2 }, { color: "green" }]]);
});

test("only a highlight can be removed, in the version that is there by then", () => {
  const { done, labels, run } = world();
  assert.ok(!labels(selection).includes("Remove"));
  run({ span: mark, marks: [mark] }, "Remove");
  assert.deepEqual(done, [["close"], ["remove", { ...mark, version: 2 }]]);
});

test("a mark whose text is not on the page is copied and shared by its quote", () => {
  const far = { ...mark, start: 5000, end: 5006 };
  const { done, run } = world();
  run({ span: far, marks: [far] }, "Copy");
  run({ span: far, marks: [far] }, "Share");
  assert.deepEqual(done[1], ["copy", "bright"]);
  assert.deepEqual(done[3], ["share", { exact: "bright", authors: ["George Orwell"], title: "1984", chapter: "I" }]);
  run({ span: far, marks: [far] }, "Picture");
  assert.deepEqual(done[5], [
    "picture",
    { exact: "bright", authors: ["George Orwell"], title: "1984", language: "en" },
  ]);
});

test("a note makes a highlight of a selection, and giving up makes none", async () => {
  const written = world({ edited: { note: "Thirteen!", color: "pink", style: "underline" } });
  written.run(selection, "Note");
  await settled();
  assert.equal(written.done[1][0], "add");
  assert.equal(written.done[1][2].note, "Thirteen!");
  const given = world();
  given.run(selection, "Note");
  await settled();
  assert.deepEqual(given.done, [["close"]]);
});
