import assert from "node:assert/strict";
import { test } from "node:test";
import { Problem } from "../js/model/problem.js";
import { SessionQueue } from "../js/sessions/session-queue.js";

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

const session = (rest = {}) => ({
  id: "session-1",
  book: 3,
  span: 60_000.4,
  reading: 60_000.4,
  listening: 0,
  both: 0,
  readUnits: 900,
  heardUnits: 0,
  from: 0,
  to: 900,
  ended: 70_000,
  ...rest,
});

/** A page's life with its clocks, a server, and a browser's storage. */
function page(store, life = "life-1", clocks = { now: 70_000, date: 1_000_000 }) {
  const sent = [];
  const server = { problem: null };
  const send = async (book, id, report, isLeaving) => {
    if (server.problem) throw new Problem({ type: server.problem, title: "", status: 0, detail: "" });
    sent.push({ book, id, report, isLeaving });
  };
  const queue = new SessionQueue(send, store, { now: () => clocks.now, date: () => clocks.date }, life);
  return { queue, sent, server, clocks };
}

test("what the server has is kept no longer", async () => {
  const store = new Memory();
  const { queue, sent, clocks } = page(store);
  queue.keep(session(), "Phone");
  clocks.now += 5000;
  await queue.flush();
  assert.equal(store.size, 0);
  const { report } = sent[0];
  assert.deepEqual(report, {
    span: 60_000,
    reading: 60_000,
    listening: 0,
    both: 0,
    readUnits: 900,
    heardUnits: 0,
    from: 0,
    to: 900,
    device: "Phone",
    age: 5000,
  });
});

test("offline it waits, and a later page sends it with its age by the time of day", async () => {
  const store = new Memory();
  const first = page(store);
  first.server.problem = "unreachable";
  first.queue.keep(session(), "Phone");
  await first.queue.flush();
  assert.equal(first.queue.size, 1);
  const later = page(store, "life-2", { now: 10, date: 1_000_000 + 86_400_000 });
  await later.queue.flush();
  assert.equal(later.sent[0].report.age, 86_400_000);
  assert.equal(store.size, 0);
});

test("a time of day that jumps never makes a negative age", async () => {
  const store = new Memory();
  page(store).queue.keep(session(), "Phone");
  const later = page(store, "life-2", { now: 10, date: 5 });
  await later.queue.flush();
  assert.equal(later.sent[0].report.age, 0);
  const same = page(store, "life-1", { now: 80_000, date: 5 });
  same.queue.keep(session({ id: "session-2" }), "Phone");
  same.clocks.date = 9e12;
  await same.queue.flush();
  assert.equal(same.sent[0].report.age, 10_000);
});

test("what the server will never take is dropped, and the rest arrives", async () => {
  const store = new Memory();
  const { queue, server } = page(store);
  server.problem = "not-found";
  queue.keep(session(), "Phone");
  await queue.flush();
  assert.equal(store.size, 0);
});

test("what goes on while it is sent is sent again", async () => {
  const store = new Memory();
  const reports = [];
  const queue = new SessionQueue(
    async (_, __, report) => {
      if (reports.length === 0) queue.keep(session({ span: 90_000, reading: 90_000, ended: 100_000 }), "Phone");
      reports.push(report.span);
    },
    store,
    { now: () => 100_000, date: () => 1 },
    "life-1",
  );
  queue.keep(session(), "Phone");
  await queue.flush();
  assert.equal(queue.size, 1);
  await queue.flush();
  assert.deepEqual(reports, [60_000, 90_000]);
});

test("what can't be understood does not stand in the way", async () => {
  const store = new Memory([["vorleser.session.x", "{"]]);
  const { queue, sent } = page(store);
  queue.keep(session(), "Phone");
  await queue.flush();
  assert.equal(sent.length, 1);
  assert.equal(store.size, 0);
});
