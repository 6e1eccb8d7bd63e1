import assert from "node:assert/strict";
import test from "node:test";
import { PendingRequests } from "../js/api/pending-requests.js";

/** A server that answers when it is told to. */
function server() {
  const asked = [];
  const send = (signal) =>
    new Promise((resolve, reject) => {
      const request = { signal, answer: resolve };
      signal.addEventListener("abort", () => reject(signal.reason));
      asked.push(request);
    });
  return { asked, send };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test("nothing that needs a session is under way when it ends, and nothing is asked after it", async () => {
  const asking = new PendingRequests();
  const { asked, send } = server();
  const given = [];
  for (const isChange of [false, true]) asking.ask({ isChange }, send).then((answer) => given.push(answer));
  let isOver = false;
  const end = asking.stop().then(() => {
    isOver = true;
  });
  asking.ask({ isChange: false }, send);
  await settled();
  assert.deepEqual(
    asked.map((request) => request.signal.aborted),
    [true, false],
    "a read is given up, a change is not",
  );
  assert.ok(!isOver && asking.isStopped);
  asked[1].answer("stored");
  await end;
  await settled();
  assert.deepEqual(given, ["stored"]);
  assert.equal(asked.length, 2);
});

test("what was given up is asked again where the session goes on", async () => {
  const asking = new PendingRequests();
  const { asked, send } = server();
  const early = asking.ask({ isChange: false }, send);
  await asking.stop();
  const late = asking.ask({ isChange: false }, send);
  asking.goOn();
  await settled();
  assert.equal(asked.length, 3);
  for (const request of asked) request.answer("here");
  assert.deepEqual(await Promise.all([early, late]), ["here", "here"]);
});

test("who gives a read up is told so", async () => {
  const asking = new PendingRequests();
  const own = new AbortController();
  const read = asking.ask({ isChange: false, signal: own.signal }, server().send);
  own.abort(new Error("no longer wanted"));
  await assert.rejects(read, /no longer wanted/);
});
