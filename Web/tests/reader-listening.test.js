import assert from "node:assert/strict";
import test from "node:test";

import { ReaderListening } from "../js/reader/listening.js";

/** A session, and what was done to it and to what belongs to it. */
function world({ state = "idle", hasSession = false } = {}) {
  const done = [];
  const note = (name) => () => done.push(name);
  const player = {
    state,
    place: hasSession ? { offset: 70 } : null,
    play: (offset) => done.push(`play ${offset}`),
    resume: note("resume"),
  };
  const session = { player, model: { close: note("old model closed") }, end: note("session ended") };
  const model = {
    styles: { close: note("styles closed") },
    close: note("model closed"),
    sentenceAt: async (offset) => ({ start: offset - (offset % 10), end: offset + 10 }),
  };
  const place = { start: 25, close: note("place closed") };
  const listening = new ReaderListening({
    model,
    place,
    kept: hasSession ? session : null,
    sound: { close: note("sound closed") },
    background: { keep: () => done.push("handed on") },
  });
  const signal = new AbortController().signal;
  const mount = (given = {}) =>
    listening.mount({ make: () => session, mount: note("mounted"), goesOn: false, signal, ...given });
  return { done, listening, player, session, model, mount };
}

test("a session that has played on gets the reader's model, and its place is where the book opens", () => {
  const { listening, session, model, done } = world({ hasSession: true });
  assert.equal(listening.start, 70);
  assert.equal(session.model, model);
  assert.deepEqual(done, ["old model closed"]);
  assert.equal(world().listening.start, 25);
});

test("an address that asks for listening resumes such a session, or begins with the sentence of the place", async () => {
  const kept = world({ hasSession: true });
  await kept.mount({ goesOn: true });
  assert.deepEqual(kept.done, ["old model closed", "mounted", "resume"]);
  const fresh = world();
  await fresh.mount({ goesOn: true });
  assert.deepEqual(fresh.done, ["mounted", "play 20"]);
  const running = world({ hasSession: true, state: "playing" });
  await running.mount({ goesOn: true });
  assert.ok(!running.done.includes("resume"));
});

test("what is heard is handed on when the reader closes, and what is paused ends", async () => {
  const running = world({ state: "playing" });
  await running.mount();
  running.listening.leave();
  assert.deepEqual(running.done, ["mounted", "styles closed", "handed on"]);
  const paused = world({ state: "paused" });
  await paused.mount();
  paused.listening.leave();
  assert.deepEqual(paused.done, ["mounted", "session ended", "place closed", "model closed"]);
});

test("a player that cannot be made leaves reading as it is", async (context) => {
  context.mock.method(console, "error", () => {});
  const { listening, mount, done } = world();
  let isMounted = false;
  listening.mounted.then(() => {
    isMounted = true;
  });
  await mount({
    make: () => {
      throw new TypeError("No sound.");
    },
  });
  listening.leave();
  assert.equal(console.error.mock.callCount(), 1);
  assert.equal(isMounted, false);
  assert.deepEqual(done, ["sound closed", "place closed", "model closed"]);
});

test("a reader that was closed meanwhile mounts nothing", async () => {
  const given = new AbortController();
  given.abort();
  const { mount, done } = world();
  await mount({ signal: given.signal });
  assert.deepEqual(done, []);
});
