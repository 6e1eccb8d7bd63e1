import assert from "node:assert/strict";
import test from "node:test";
import { UnderWay } from "../js/offline/under-way.js";

/** Work that lasts until it is ended, and says how. */
function work() {
  const seen = { reason: null };
  const run = (ended) =>
    new Promise((resolve) => {
      ended.addEventListener("abort", () => {
        seen.reason = ended.reason;
        resolve();
      });
    });
  return { seen, run };
}

test("of a book one thing is kept at a time, and a later one ends the earlier", async () => {
  const underWay = new UnderWay();
  const [text, voice, other] = [work(), work(), work()];
  const first = underWay.run(3, "text", undefined, text.run);
  underWay.run(4, "text", undefined, other.run);
  const second = underWay.run(3, "voice", undefined, voice.run);
  assert.equal(text.seen.reason.name, "AbortError");
  await first;
  assert.equal(underWay.partOf(3), "voice", "the end of the earlier one does not hide the later");
  assert.equal(other.seen.reason, null);
  underWay.stop(3);
  await second;
  assert.equal(underWay.partOf(3), null);
  assert.equal(underWay.partOf(4), "text");
});

test("who asked can end it, for a reason of their own", async () => {
  const underWay = new UnderWay();
  const { seen, run } = work();
  const leaving = new AbortController();
  const kept = underWay.run(3, "media", leaving.signal, run);
  leaving.abort("left");
  await kept;
  assert.equal(seen.reason, "left");
});

test("what fails is under way no more, and its failure is the caller's", async () => {
  const underWay = new UnderWay();
  await assert.rejects(
    underWay.run(3, "text", undefined, async () => {
      throw new Error("no room");
    }),
    /no room/,
  );
  assert.equal(underWay.partOf(3), null);
});
