import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../js/model/problem.js";
import { MarkQueue } from "../js/marks/queue.js";
import { MarkStore } from "../js/marks/store.js";

const content = (rest = {}) => ({
  kind: "highlight",
  start: 10,
  end: 20,
  style: "solid",
  color: "yellow",
  note: "",
  ...rest,
});
const local = { quote: { exact: "text", prefix: "", suffix: "" }, chapter: null, created: "2026-01-01T00:00:00Z" };

class Memory extends Map {
  get length() {
    return this.size;
  }
  key(index) {
    return [...this.keys()][index] ?? null;
  }
  getItem(key) {
    return this.get(key) ?? null;
  }
  setItem(key, value) {
    this.set(key, value);
  }
  removeItem(key) {
    this.delete(key);
  }
}

/** The interface as docs/api.md has it, in memory. */
class FakeServer {
  marks = new Map();
  isAway = false;
  calls = [];
  async putMark(book, id, { version, ...rest }) {
    return this.#answer("put", id, (present) => {
      const same = present && Object.entries(rest).every(([name, value]) => present[name] === value);
      if (present && same && !present.removed) return present;
      if (present && (present.version !== version || present.removed)) throw problem("conflict", 409, present);
      return { ...local, ...rest, id, book, version: version + 1, updated: "", removed: null, isPlaced: true };
    });
  }
  async removeMark(_, id) {
    return this.#answer("remove", id, (present) => {
      if (!present) throw problem("not-found", 404);
      return { ...present, removed: "now", version: present.version + 1 };
    });
  }
  async restoreMark(_, id) {
    return this.#answer("restore", id, (present) => ({ ...present, removed: null, version: present.version + 1 }));
  }
  async list() {
    if (this.isAway) throw problem("unreachable", 0);
    return [...this.marks.values()].filter((mark) => !mark.removed);
  }
  async #answer(name, id, make) {
    this.calls.push(name);
    await Promise.resolve();
    if (this.isAway) throw problem("unreachable", 0);
    const mark = make(this.marks.get(id));
    this.marks.set(id, mark);
    if (this.losesAnswers) throw problem("unreachable", 0);
    return mark;
  }
}

function problem(type, status, current) {
  return new Problem({ type, title: "", status, detail: type, current });
}

function parts() {
  const server = new FakeServer();
  server.isAway = false;
  const memory = new Memory();
  const queue = new MarkQueue(server, memory);
  const store = new MarkStore(1, queue, () => server.list(), new AbortController().signal);
  return { server, memory, queue, store };
}

test("a mark made while the server is away arrives later, also from another page", async () => {
  const { server, memory, queue, store } = parts();
  server.isAway = true;
  const mark = store.add(1, content(), { exact: "text", chapter: "One" });
  await queue.flush();
  assert.deepEqual(
    store.marks.map(({ id, start }) => [id, start]),
    [[mark.id, 10]],
  );
  server.isAway = false;
  const later = new MarkQueue(server, memory);
  await later.flush();
  assert.equal(server.marks.get(mark.id).color, "yellow");
  assert.equal(memory.size, 0);
  queue.heard(`vorleser.mark.1.${mark.id}`, null);
  assert.ok(queue.isEmpty);
  await queue.flush();
});

test("an answer that was lost makes no second mark", async () => {
  const { server, queue, store } = parts();
  server.losesAnswers = true;
  const mark = store.add(1, content(), { exact: "text", chapter: null });
  await queue.flush();
  server.losesAnswers = false;
  await queue.flush();
  assert.equal(server.marks.size, 1);
  assert.ok(queue.isEmpty);
  assert.equal(store.present(mark).version, 1);
});

test("an answer that was lost and a removal afterwards leave nothing behind", async () => {
  const { server, queue, store } = parts();
  server.losesAnswers = true;
  const mark = store.add(1, content(), { exact: "text", chapter: null });
  await queue.flush();
  server.losesAnswers = false;
  store.remove(mark);
  await queue.flush();
  assert.ok(server.marks.get(mark.id).removed);
  assert.deepEqual(store.marks, []);
});

test("what is made and removed before it was sent is never sent", async () => {
  const { server, queue, store } = parts();
  server.isAway = true;
  const mark = store.add(1, content(), { exact: "text", chapter: null });
  queue.put({ book: 1, id: mark.id, wanted: content(), base: null, local });
  server.calls = [];
  await queue.flush();
  const fresh = parts();
  fresh.queue.put({ book: 1, id: "neversent", wanted: null, base: null, local });
  assert.ok(fresh.queue.isEmpty);
  assert.deepEqual(fresh.server.calls, []);
  server.isAway = false;
  await queue.flush();
});

test("a conflict keeps both notes and what each side changed", async () => {
  const { server, queue, store } = parts();
  const mark = store.add(1, content(), { exact: "text", chapter: null });
  await queue.flush();
  const there = server.marks.get(mark.id);
  server.marks.set(mark.id, { ...there, note: "theirs", style: "outline", version: 9 });
  store.change(store.present(mark), { note: "mine", color: "blue" });
  await queue.flush();
  const now = server.marks.get(mark.id);
  assert.match(now.note, /theirs[^]*mine/);
  assert.equal(now.color, "blue");
  assert.equal(now.style, "outline");
  assert.ok(queue.isEmpty);
});

test("a change here wins over a removal elsewhere", async () => {
  const { server, queue, store } = parts();
  const mark = store.add(1, content(), { exact: "text", chapter: null });
  await queue.flush();
  await server.removeMark(1, mark.id);
  store.change(store.present(mark), { note: "still wanted" });
  await queue.flush();
  assert.equal(server.marks.get(mark.id).removed, null);
  assert.equal(server.marks.get(mark.id).note, "still wanted");
});

test("a removed mark comes back as it was", async () => {
  const { server, queue, store } = parts();
  store.add(1, content({ note: "keep" }), { exact: "text", chapter: null });
  await queue.flush();
  const mark = store.marks[0];
  store.remove(mark);
  await queue.flush();
  assert.deepEqual(store.marks, []);
  store.change(mark);
  await queue.flush();
  assert.equal(server.marks.get(mark.id).removed, null);
  assert.equal(store.marks[0].note, "keep");
});

test("changes while one is being sent end as the last one", async () => {
  const { server, queue, store } = parts();
  const mark = store.add(1, content(), { exact: "text", chapter: null });
  store.change(store.present(mark), { color: "green" });
  store.change(store.present(mark), { color: "pink" });
  await queue.flush();
  while (!queue.isEmpty) await new Promise((resolve) => setTimeout(resolve));
  assert.equal(server.marks.get(mark.id).color, "pink");
});

test("what the server refuses is said once and kept", async () => {
  const { server, memory, queue, store } = parts();
  server.putMark = async () => {
    throw problem("bad-request", 400);
  };
  const told = [];
  queue.addEventListener("failure", (event) => told.push(event.detail.error.type));
  store.add(1, content(), { exact: "text", chapter: null });
  await queue.flush();
  await queue.flush();
  assert.deepEqual(told, ["bad-request"]);
  assert.equal(memory.size, 1);
});

test("a list that was asked for before a mark was sent does not take it away", async () => {
  const { server, queue, store } = parts();
  const list = server.list.bind(server);
  let release = () => {};
  let asked = 0;
  server.list = async () => {
    const old = await list();
    asked += 1;
    if (asked === 1)
      await new Promise((resolve) => {
        release = resolve;
      });
    return asked === 1 ? old : list();
  };
  const loading = store.load();
  while (asked === 0) await new Promise((resolve) => setTimeout(resolve));
  store.add(1, content(), { exact: "text", chapter: null });
  await queue.flush();
  release();
  await loading;
  assert.equal(store.marks.length, 1);
});

test("a place chosen here is sent with the text that it is of, also after its colour was changed", async () => {
  const { server, queue, store } = parts();
  /** @type {any[]} */
  const bodies = [];
  const put = server.putMark.bind(server);
  server.putMark = (book, id, { edition, quote, ...rest }) => {
    bodies.push({ edition, quote });
    return put(book, id, rest);
  };
  server.isAway = true;
  const seen = { edition: "a.1", quote: { exact: "text", prefix: "the ", suffix: " of it" } };
  const mark = store.add(1, content(), { exact: "text", chapter: null, seen });
  store.change(store.present(mark), { color: "green" });
  server.isAway = false;
  await queue.flush();
  await queue.flush();
  assert.deepEqual(bodies.at(-1), seen);
});

test("a removed mark that another device has restored and changed meanwhile keeps both notes", async () => {
  const { server, queue } = parts();
  const removed = { ...local, ...content({ note: "first" }), id: "mark", book: 1, version: 2, removed: "then" };
  // The other device has taken it out of the bin and written to it.
  server.marks.set("mark", {
    ...removed,
    note: "first, theirs",
    version: 4,
    removed: null,
    isPlaced: true,
    updated: "",
  });
  server.restoreMark = async () => server.marks.get("mark");
  await queue.put({ book: 1, id: "mark", wanted: content({ note: "first, ours" }), base: removed, local });
  const { note } = server.marks.get("mark");
  assert.ok(note.includes("theirs") && note.includes("ours"), note);
});
