import assert from "node:assert/strict";
import { test } from "node:test";

import { SettingsCopy, changedNames, merged } from "../js/basics/settings-copy.js";
import { flag, number, oneOf, text } from "../js/settings/kinds.js";
import { names } from "../js/settings/names.js";
import { forgetKept, browserOnlySettings } from "../js/settings/browser-settings.js";

function store() {
  const values = new Map();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
    values,
  };
}

test("what waits stands on top of what the server has, null takes back", () => {
  assert.deepEqual(merged({ known: { a: 1, b: 2, c: 3 }, waiting: { b: 20, c: null, d: 4 } }), { a: 1, b: 20, d: 4 });
});

test("the names of what differs, whatever is in the values", () => {
  assert.deepEqual(changedNames({ a: 1, b: [1, { c: 2 }], d: 1 }, { a: 1, b: [1, { c: 3 }], e: 0 }).sort(), [
    "b",
    "d",
    "e",
  ]);
  assert.deepEqual(changedNames({ a: { b: 1 } }, { a: { b: 1 } }), []);
});

test("a change holds at once, survives a reload, and waits until the server was told", () => {
  const kept = store();
  const copy = new SettingsCopy(kept);
  copy.heard(null, { a: 1, b: 1 });
  copy.change(null, { a: 2 });
  copy.change(7, { a: 3 });
  const again = new SettingsCopy(kept);
  assert.deepEqual(again.values(null), { a: 2, b: 1 });
  assert.deepEqual(again.values(7), { a: 3 });
  assert.deepEqual(again.waiting, [null, 7]);
  again.heard(null, { a: 2, b: 1 }, { a: 2 });
  assert.deepEqual(again.waiting, [7]);
});

test("a choice that was kept under a former name holds and is told under the present one", () => {
  const kept = store();
  const scope = { known: { backgroundVeil: 0.3 }, waiting: { backgroundVeil: 0.2, theme: "dark" } };
  kept.setItem("vorleser.settings", JSON.stringify({ all: scope, books: { 7: scope }, old: {} }));
  const copy = new SettingsCopy(kept);
  for (const book of [null, 7]) {
    assert.deepEqual(copy.values(book), { backgroundScrim: 0.2, theme: "dark" });
    assert.deepEqual(copy.scope(book).waiting, { backgroundScrim: 0.2, theme: "dark" });
  }
});

test("what is changed while the server is being told waits on", () => {
  const copy = new SettingsCopy(store());
  copy.change(null, { size: 20 });
  const told = { ...copy.scope(null).waiting };
  copy.change(null, { size: 21 });
  copy.heard(null, { size: 20 }, told);
  assert.deepEqual(copy.values(null), { size: 21 });
  assert.deepEqual(copy.waiting, [null]);
});

test("another device's change of another name does not undo ours", () => {
  const copy = new SettingsCopy(store());
  copy.change(null, { size: 20 });
  copy.heard(null, { theme: "sepia" });
  assert.deepEqual(copy.values(null), { size: 20, theme: "sepia" });
});

test("two pages of one browser do not undo each other's changes", () => {
  const kept = store();
  const one = new SettingsCopy(kept);
  const other = new SettingsCopy(kept);
  one.change(null, { a: 1 });
  other.change(null, { b: 2 });
  assert.deepEqual(new SettingsCopy(kept).values(null), { a: 1, b: 2 });
});

test("of many books the oldest are forgotten, but not what waits", () => {
  const copy = new SettingsCopy(store());
  copy.change(1, { a: 1 });
  for (let book = 2; book <= 300; book += 1) copy.heard(book, { a: book });
  assert.deepEqual(copy.values(1), { a: 1 });
  assert.deepEqual(copy.values(2), {});
  assert.deepEqual(copy.values(300), { a: 300 });
});

test("a copy that is no copy is none, and a browser that keeps nothing is enough", () => {
  for (const damage of ["", "{", "[]", "3", '{"all":3,"books":[{"known":[]}]}', '{"all":{"known":[],"waiting":"x"}}']) {
    const kept = store();
    kept.setItem("vorleser.settings", damage);
    assert.deepEqual(new SettingsCopy(kept).values(null), {});
  }
  const refusing = {
    getItem() {
      throw new Error("no");
    },
    setItem() {
      throw new Error("no");
    },
  };
  for (const kept of [null, refusing]) {
    const copy = new SettingsCopy(kept);
    copy.change(null, { a: 1 });
    assert.deepEqual(copy.values(null), { a: 1 });
  }
});

test("a setting accepts what it is and nothing else", () => {
  assert.ok(
    oneOf("auto", 1, 2).accepts(2) && !oneOf("auto", 1, 2).accepts("2") && oneOf("auto", 1).fallback === "auto",
  );
  const size = number(20, 10, 40);
  assert.ok(size.accepts(10) && !size.accepts(41) && !size.accepts(NaN) && !size.accepts("20"));
  assert.ok(flag(true).accepts(false) && !flag(true).accepts(0));
  assert.ok(
    text("", 5, /^[a-z]*$/).accepts("abc") && !text("", 5, /^[a-z]*$/).accepts("ABC") && !text("", 2).accepts("abc"),
  );
});

test("every setting has a name that the server takes, and accepts what is meant without a choice", () => {
  for (const [name, kind] of Object.entries(names)) {
    assert.match(name, /^[a-z][A-Za-z0-9.]{0,63}$/);
    assert.ok(kind.accepts(kind.fallback), name);
    for (const other of [undefined, null, {}, [3], NaN, "\u0000"])
      assert.ok(!kind.accepts(other) || other === kind.fallback, name);
  }
});

test("what a browser kept alone holds at once, and is told to a server that has nothing else", () => {
  const kept = store();
  const copy = new SettingsCopy(kept);
  copy.takeOver({ ruler: "line", autoPace: 300, markColor: "blue" });
  const again = new SettingsCopy(kept);
  assert.deepEqual(again.values(null), { ruler: "line", autoPace: 300, markColor: "blue" });
  assert.deepEqual(again.waiting, [], "another device may have been there first");
  again.change(null, { markColor: "pink" });
  again.heard(null, { autoPace: 200 });
  assert.deepEqual(again.values(null), { ruler: "line", autoPace: 200, markColor: "pink" });
  assert.deepEqual(again.scope(null).waiting, { ruler: "line", markColor: "pink" });
  again.heard(null, { autoPace: 200, ruler: "line", markColor: "pink" }, { ruler: "line", markColor: "pink" });
  assert.deepEqual(again.waiting, []);
  again.heard(null, {});
  assert.deepEqual(again.values(null), {}, "it is taken over once");
});

test("of what a browser kept alone everything is found, and damage is nothing", () => {
  const kept = store();
  assert.deepEqual(browserOnlySettings(kept, null), {});
  kept.setItem("vorleser.ruler", "focus");
  kept.setItem("vorleser.autoPace", "262");
  kept.setItem("vorleser.marks", '{"color":"green","style":"outline"}');
  kept.setItem("vorleser.shortcuts", '{"hasLetters":false,"off":["search"]}');
  const values = browserOnlySettings(kept, "de");
  assert.deepEqual(values, {
    ruler: "focus",
    autoPace: 262,
    markColor: "green",
    markStyle: "outline",
    letterKeys: false,
    keysOff: ["search"],
    language: "de",
  });
  for (const [name, value] of Object.entries(values)) assert.ok(names[name].accepts(value), name);
  kept.setItem("vorleser.marks", "{");
  kept.setItem("vorleser.shortcuts", "null");
  assert.deepEqual(browserOnlySettings(kept, null), { ruler: "focus", autoPace: 262 });
  forgetKept(kept);
  assert.deepEqual(browserOnlySettings(kept, null), {});
});
