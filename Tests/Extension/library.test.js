// The browser extension without a browser: what it sends, what it makes of answers, and its texts.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import test from "node:test";
import {
  connectionOf,
  isWebAddress,
  libraryAddress,
  outcomeOf,
  permissionFor,
  readerAddress,
  saveRequest,
  trialRequest,
} from "../../extension/library.js";

const folder = new URL("../../extension/", import.meta.url);
const text = (name) => readFileSync(new URL(name, folder), "utf8");
const json = (name) => JSON.parse(text(name));

test("a library's address may be written short, and be that of a view", () => {
  for (const [written, address] of [
    ["127.0.0.1:7878", "http://127.0.0.1:7878/"],
    ["localhost:7878/", "http://localhost:7878/"],
    ["[::1]:7878", "http://[::1]:7878/"],
    ["books.example.org", "https://books.example.org/"],
    [" https://example.org/books/read/3 ", "https://example.org/books/"],
    ["http://nas.local:80/books/settings", "http://nas.local/books/"],
    ["https://example.org/?q=1#x", "https://example.org/"],
  ])
    assert.equal(libraryAddress(written), address);
  for (const none of ["", "ftp://example.org", "https://", "https://a:b@example.org/", "javascript:alert(1)", "a b"])
    assert.equal(libraryAddress(none), null, none);
});

test("the extension asks for the library's host and no other", () => {
  assert.equal(permissionFor("http://127.0.0.1:7878/"), "http://127.0.0.1/*");
  assert.equal(permissionFor("https://example.org/books/"), "https://example.org/*");
  const { permissions, host_permissions: hosts } = json("manifest.json");
  assert.deepEqual(permissions, ["activeTab", "contextMenus", "scripting", "storage"]);
  assert.equal(hosts, undefined);
});

test("a page goes to the library with its address and the token, without cookies", () => {
  const settings = { library: "https://example.org/books/", token: "secret" };
  const [address, request] = saveRequest(settings, { address: "https://a.example/1", page: "<p>1" });
  assert.equal(address, "https://example.org/books/api/articles");
  assert.equal(request.credentials, "omit");
  assert.equal(request.headers.Authorization, "Bearer secret");
  assert.deepEqual(JSON.parse(request.body), { address: "https://a.example/1", page: "<p>1" });
  const [, plain] = saveRequest({ ...settings, token: "" }, { address: "https://a.example/1.pdf", page: null });
  assert.equal("Authorization" in plain.headers, false);
  assert.deepEqual(JSON.parse(plain.body), { address: "https://a.example/1.pdf" });
  assert.equal(JSON.parse(trialRequest(settings)[1].body).address, "");
});

test("every answer is a book or a sentence", () => {
  const book = { id: 3, title: "A boat" };
  assert.deepEqual(outcomeOf(201, book), { book, isNew: true });
  assert.deepEqual(outcomeOf(409, { type: "duplicate", existing: book }), { book, isNew: false });
  assert.deepEqual(outcomeOf(401, { type: "sign-in", detail: "" }), { message: "errorToken" });
  const refused = { type: "https://localhost/problems#no-article", detail: "" };
  assert.deepEqual(outcomeOf(422, { ...refused, reason: "no-article" }), { message: "errorNoArticle" });
  assert.deepEqual(outcomeOf(422, { ...refused, reason: "asks-for-consent" }), { message: "errorConsent" });
  assert.deepEqual(outcomeOf(418, { type: "tea", detail: "Tea only." }), {
    message: "errorOther",
    detail: "Tea only.",
  });
  for (const body of [null, {}, { id: "3" }, "text"])
    assert.deepEqual(outcomeOf(200, body), { message: "errorNoLibrary" });
});

test("the trial tells a library from a wrong token and from another server", () => {
  const good = { type: "not-fetched", reason: "web-address", detail: "" };
  assert.equal(connectionOf(422, good).isGood, true);
  assert.equal(connectionOf(403, { type: "forbidden", detail: "" }).message, "errorScope");
  for (const [status, body] of [
    [200, { id: 3 }],
    [201, { id: 3 }],
    [404, null],
    [401, { type: "sign-in" }],
  ])
    assert.equal(connectionOf(status, body).isGood, false);
});

test("only pages of the web are saved", () => {
  assert.ok(isWebAddress("https://example.org/"));
  for (const none of ["about:blank", "chrome://settings", "file:///a", undefined, "https://"])
    assert.equal(isWebAddress(none), false);
  assert.equal(readerAddress("https://a.example/b/", { id: 3, title: "" }, true), "https://a.example/b/read/3?listen");
});

test("each text that is used is there in every language, and no other", () => {
  const scripts = readdirSync(folder)
    .filter((name) => /\.(js|html|json)$/.test(name))
    .map(text)
    .join("\n");
  const english = json("_locales/en/messages.json");
  for (const language of readdirSync(new URL("_locales", folder))) {
    const messages = json(`_locales/${language}/messages.json`);
    assert.deepEqual(Object.keys(messages), Object.keys(english), language);
    for (const [name, { message, placeholders }] of Object.entries(messages)) {
      assert.ok(message.trim(), name);
      assert.ok(new RegExp(`["']${name}["']|__MSG_${name}__`).test(scripts), `${name} is used`);
      assert.equal(/\$/.test(message), placeholders !== undefined, `${name} of ${language}`);
    }
  }
  const used = [...scripts.matchAll(/"(error[A-Z]\w*)"|text\("(\w+)"|data-text="(\w+)"|__MSG_(\w+)__/g)];
  assert.ok(used.length > 20);
  for (const found of used) assert.ok(english[found.slice(1).find(Boolean)], found[0]);
});
