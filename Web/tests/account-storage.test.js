import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import test from "node:test";
import { nameOf, personal, personalName, setPerson } from "../js/basics/storage.js";

/** These are of the browser, whoever uses it: language and colours are there before anybody signs in. */
const OF_THE_BROWSER = ["basics/storage.js", "basics/locale.js"];

const store = new Map();
globalThis.localStorage = {
  getItem: (name) => store.get(name) ?? null,
  setItem: (name, value) => {
    store.set(name, value);
  },
  removeItem: (name) => {
    store.delete(name);
  },
  key: (index) => [...store.keys()][index] ?? null,
  get length() {
    return store.size;
  },
};

test("one person's values are not another's", () => {
  setPerson(1);
  personal.setItem("vorleser.order", "title");
  setPerson(2);
  assert.equal(personal.getItem("vorleser.order"), null);
  personal.setItem("vorleser.order", "added");
  setPerson(1);
  assert.equal(personal.getItem("vorleser.order"), "title");
  personal.removeItem("vorleser.order");
  setPerson(2);
  assert.equal(personal.getItem("vorleser.order"), "added");
  assert.deepEqual(
    Array.from({ length: personal.length }, (_, index) => personal.key(index)),
    ["vorleser.order"],
  );
  for (const person of [1, 2, 12]) {
    assert.equal(nameOf(person, personalName(person, "x")), "x");
    for (const other of [1, 2, 12]) if (other !== person) assert.equal(nameOf(other, personalName(person, "x")), null);
  }
  assert.notEqual(personalName(12, "x"), personalName(1, "2.x"));
});

test("nothing else of the page uses the browser's storage by itself", () => {
  const root = new URL("../js/", import.meta.url);
  for (const file of readdirSync(root, { recursive: true })) {
    if (!file.endsWith(".js") || OF_THE_BROWSER.includes(file)) continue;
    const uses = /localStorage|sessionStorage/.test(readFileSync(new URL(file, root), "utf8"));
    assert.ok(!uses, `${file}: take "personal" of basics/storage.js, which keeps people apart`);
  }
});
