import assert from "node:assert/strict";
import test from "node:test";

import { OwnFiles } from "../js/looks/own-files.js";

/** A server with a list of files, and what it tells. */
class Server {
  files = [];
  asked = 0;
  handlers = new Map();
  list = async () => {
    this.asked += 1;
    if (this.isAway) throw new TypeError("No connection.");
    return [...this.files];
  };
  add = async (name) => {
    const file = { id: name };
    this.files = [...this.files.filter(({ id }) => id !== name), file];
    return file;
  };
  remove = async (gone) => {
    this.files = this.files.filter(({ id }) => id !== gone);
  };
  on = (name, handler) => this.handlers.set(name, handler);
}

const settled = () => new Promise((resolve) => setImmediate(resolve));
const idsOf = (own) => own.files.map(({ id }) => id);

test("the server is asked once, and again only when it tells of a change of this list or is back", async () => {
  const server = new Server();
  const own = new OwnFiles("fonts", server, server);
  server.handlers.get("open")();
  assert.equal(server.asked, 0);
  await Promise.all([own.known(), own.known()]);
  assert.equal(server.asked, 1);
  server.files = [{ id: "a" }];
  server.handlers.get("list")({ list: "backgrounds" });
  await settled();
  assert.deepEqual(idsOf(own), []);
  server.handlers.get("list")({ list: "fonts" });
  await settled();
  assert.deepEqual(idsOf(own), ["a"]);
  server.files = [];
  server.handlers.get("open")();
  await settled();
  assert.deepEqual(idsOf(own), []);
});

test("a list that could not be asked for is asked for the next time", async () => {
  const server = new Server();
  server.isAway = true;
  const own = new OwnFiles("fonts", server, server);
  await own.known();
  server.isAway = false;
  server.files = [{ id: "a" }];
  await own.known();
  assert.deepEqual(idsOf(own), ["a"]);
});

test("what is added and removed is in the list at once, and `change` tells it once", async () => {
  const server = new Server();
  const own = new OwnFiles("fonts", server, server);
  let changes = 0;
  own.addEventListener("change", () => {
    changes += 1;
  });
  await own.add("a");
  await own.add("b");
  // The same file again.
  await own.add("b");
  assert.deepEqual(idsOf(own), ["a", "b"]);
  assert.equal(changes, 2);
  await own.remove(own.files.filter(({ id }) => id === "a"));
  assert.deepEqual(idsOf(own), ["b"]);
  assert.deepEqual(
    idsOf(own),
    server.files.map(({ id }) => id),
  );
  assert.equal(changes, 3);
});
