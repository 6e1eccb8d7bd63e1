// Addresses of web pages that come from other programs, and those that wait for the server.

import assert from "node:assert/strict";
import test from "node:test";
import { bookmarklet, sharedAddress } from "../js/library/shared.js";

const address = "https://example.org/news/1?a=b&c=d";
const encoded = encodeURIComponent(address);

test("an address is found wherever programs put it", () => {
  assert.equal(sharedAddress(`?url=${encoded}`), address);
  assert.equal(sharedAddress(`?title=A+boat&text=A+boat%3A+${encoded}&url=`), address);
  assert.equal(sharedAddress(`?title=${encoded}`), address);
  assert.equal(sharedAddress(`?text=(${encodeURIComponent("https://example.org/a")}).`), "https://example.org/a");
});

test("a bracket at the end of an address belongs to it, and one around it does not", () => {
  const planet = "https://en.wikipedia.org/wiki/Mercury_(planet)";
  assert.equal(sharedAddress(`?url=${encodeURIComponent(planet)}`), planet);
  assert.equal(sharedAddress(`?text=${encodeURIComponent(`See ${planet}.`)}`), planet);
  assert.equal(sharedAddress(`?text=${encodeURIComponent("(see https://example.org/a)")}`), "https://example.org/a");
  for (const text of [`(see ${planet})`, `(${planet}).`, `((${planet}.))`, `See ${planet}!`])
    assert.equal(sharedAddress(`?text=${encodeURIComponent(text)}`), planet, text);
  assert.equal(sharedAddress(`?link=${encodeURIComponent(`web+vorleser:${planet}`)}`), planet);
});

test("countless brackets behind an address are left out", () => {
  const text = `(https://example.org/a${")".repeat(100_000)}${".".repeat(100_000)}`;
  assert.equal(sharedAddress(`?text=${encodeURIComponent(text)}`), "https://example.org/a");
});

test("what else a link of ours has does not belong to the address", () => {
  const link = `vorleser://share?url=${encoded}&title=A%20boat`;
  assert.equal(sharedAddress(`?link=${encodeURIComponent(link)}`), address);
});

test("links of our own schemes lead to the address behind them", () => {
  for (const link of [
    `web+vorleser:${address}`,
    `web+vorleser://share?url=${encoded}`,
    `web+vorleser:${encoded}`,
    `vorleser://share?url=${encoded}`,
  ])
    assert.equal(sharedAddress(`?link=${encodeURIComponent(link)}`), address, link);
});

test("what is no address of the web is nothing", () => {
  for (const query of [
    "",
    "?url=",
    "?url=javascript:alert(1)",
    "?text=hello",
    "?link=web%2Bvorleser%3A%25E0",
    "?other=https://a.b",
  ])
    assert.equal(sharedAddress(query), null, query);
});

test("the bookmark hands over the page that it is pressed on", () => {
  const opened = [];
  const run = new Function("open", "location", bookmarklet("https://books.example/v/").replace(/^javascript:/, ""));
  run((/** @type {string} */ view) => opened.push(view), { href: address });
  assert.equal(sharedAddress(new URL(opened[0]).search), address);
});

test("addresses wait until they are forgotten, each once, and belong to a person", async () => {
  /** @type {Map<string, string>} */
  const kept = new Map();
  globalThis.localStorage = /** @type {any} */ ({
    getItem: (/** @type {string} */ key) => kept.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => kept.set(key, value),
    removeItem: (/** @type {string} */ key) => kept.delete(key),
    key: (/** @type {number} */ index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size;
    },
  });
  const { forgetWaiting, keepWaiting, waitingPages } = await import("../js/library/waiting-pages.js");
  const { setPerson } = await import("../js/basics/storage.js");
  keepWaiting("https://a.example/");
  keepWaiting("https://b.example/");
  keepWaiting("https://a.example/");
  assert.deepEqual(waitingPages(), ["https://b.example/", "https://a.example/"]);
  setPerson(7);
  assert.deepEqual(waitingPages(), []);
  setPerson(1);
  forgetWaiting("https://b.example/");
  forgetWaiting("https://a.example/");
  assert.deepEqual(waitingPages(), []);
  assert.ok(![...kept.keys()].some((key) => key.includes("waiting")));
  kept.set("vorleser.waiting-pages", "{broken");
  assert.deepEqual(waitingPages(), []);
});
