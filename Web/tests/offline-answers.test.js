import assert from "node:assert/strict";
import test, { mock } from "node:test";
import { NO_FILE, freshOrKept } from "../js/offline/answers.js";

// Nobody waits for a server that answers at once.
mock.timers.enable({ apis: ["setTimeout"] });

const request = new Request("http://library.test/assets/reader-1a2b.js");
const kept = async () => new Response("kept");

/** @param {number} status of the server's answer @param {number[]} [absent] */
async function textOf(status, absent, found = kept) {
  globalThis.fetch = async () => new Response("server", { status });
  return (await freshOrKept(request, found, undefined, absent)).text();
}

test("a file of the page that the server has no more is the one that was kept", async () => {
  assert.equal(await textOf(404, NO_FILE), "kept");
  assert.equal(await textOf(502, NO_FILE), "kept");
  assert.equal(await textOf(200, NO_FILE), "server");
});

test("a file that was not kept is what the server says of it", async () => {
  assert.equal(await textOf(404, NO_FILE, async () => undefined), "server");
});

test("what the server does not have of a book is not shown from a copy", async () => {
  assert.equal(await textOf(404), "server");
  assert.equal(await textOf(504), "kept");
});
