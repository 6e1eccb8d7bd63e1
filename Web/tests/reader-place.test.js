import assert from "node:assert/strict";
import test from "node:test";

// What a device is called comes from its browser's name; older versions of Node have no navigator.
Object.defineProperty(globalThis, "navigator", {
  value: { userAgent: "Firefox", languages: ["en"] },
  configurable: true,
});
const { Place } = await import("../js/reader/place.js");
const { Problem } = await import("../js/model/problem.js");
const { beginningOf, meaningOfRefusal } = await import("../js/reader/place-beginning.js");
const { DeviceCopy } = await import("../js/reader/device-copy.js");
const { StoredPlace } = await import("../js/reader/stored-place.js");
const { UnstoredPlace } = await import("../js/reader/unstored-place.js");

/** @param {import("../js/model/types.js").ReadingState} state */
const position = (offset, version, state) => ({ offset, version, state, device: "A tablet", updated: null });
const place = () =>
  new Place({ id: 3, position: position(0, 1, "reading"), length: 100, edition: "e" }, () => undefined);

test("a book that was finished here stays so, though another device is at the same place", () => {
  const here = place();
  here.note(99, "finished");
  here.heard(position(99, 2, "reading"));
  assert.equal(here.conflict, null);
  assert.equal(here.state, "finished");
  here.giveUp();
});

test("where another device has stored the same there is nothing left to store", () => {
  const here = place();
  here.note(99, "finished");
  here.heard(position(99, 2, "finished"));
  assert.equal(here.conflict, null);
  assert.equal(here.state, "finished");
  here.giveUp();
});

test("another place is asked about", () => {
  const here = place();
  here.note(99);
  here.heard(position(40, 2, "reading"));
  assert.equal(here.conflict?.offset, 40);
  here.giveUp();
});

const kept = (offset, version, more = {}) => ({ offset, version, sent: [], ...more });

test("a book begins at the server's place, unless this device has kept another one", () => {
  const there = position(40, 3, "reading");
  const plain = { offset: 40, version: 3, unstored: null, conflict: null };
  assert.deepEqual(beginningOf(there, null, "A phone"), plain);
  assert.deepEqual(beginningOf(there, kept(40, 3), "A phone"), plain);
});

test("a place that the server did not get is gone on from and stored", () => {
  const start = beginningOf(position(40, 3, "reading"), kept(60, 3), "A phone");
  assert.deepEqual(start, { offset: 60, version: 3, unstored: { offset: 60, state: undefined }, conflict: null });
  assert.equal(beginningOf(position(40, 3, "reading"), kept(60, 5), "A phone").version, 5);
});

test("a place that was sent and whose answer was lost is no other device's", () => {
  const here = { ...position(50, 4, "reading"), device: "A phone" };
  const start = beginningOf(here, kept(60, 3, { sent: [50] }), "A phone");
  assert.equal(start.conflict, null);
  assert.equal(start.version, 4);
  assert.ok(beginningOf(here, kept(60, 3, { sent: [51] }), "A phone").conflict, "which another tab has sent");
});

test("where both devices went on, this one's place is shown until somebody decides", () => {
  const there = position(40, 5, "reading");
  const start = beginningOf(there, kept(60, 3, { state: "finished" }), "A phone");
  assert.deepEqual(start, { offset: 60, version: 5, unstored: { offset: 60, state: "finished" }, conflict: there });
});

test("a refusal is asked about, taken, forgotten or tried again, by its reason", () => {
  const known = { version: 3, device: "A phone", isClosed: false };
  const meaning = (type, current, more = {}) => {
    const document = { type, title: "", status: 409, detail: "", ...(current ? { current } : {}) };
    return meaningOfRefusal(new Problem(document), { ...known, ...more }).kind;
  };
  assert.equal(meaning("conflict", position(1, 3, "reading")), "none", "known by now");
  assert.equal(meaning("conflict", position(1, 4, "reading")), "ask");
  assert.equal(meaning("conflict", { ...position(1, 4, "reading"), device: "A phone" }), "own");
  assert.equal(meaning("other-edition"), "forget");
  assert.equal(meaning("not-found"), "none");
  assert.equal(meaning("unreachable"), "again");
  assert.equal(meaning("unreachable", undefined, { isClosed: true }), "none");
});

test("a place has arrived when what was sent is still what is to be stored", () => {
  const unstored = new UnstoredPlace();
  unstored.note(40, "finished");
  unstored.sent.push(40);
  assert.ok(unstored.arrived(40, "finished", "finished"));
  assert.deepEqual([unstored.offset, unstored.state, unstored.sent], [null, undefined, []]);
});

test("what was noted while another place was sent is still to be stored", () => {
  const unstored = new UnstoredPlace();
  unstored.note(40);
  unstored.note(50, "finished");
  assert.ok(!unstored.arrived(40, undefined, "reading"));
  assert.deepEqual([unstored.offset, unstored.state], [50, "finished"]);
  unstored.note(60);
  assert.equal(unstored.state, "finished", "a later place does not say that the book was not finished");
  unstored.forget();
  assert.deepEqual([unstored.offset, unstored.state], [null, undefined]);
});

test("a place that is stored without its reading state is sent again for that", () => {
  const unstored = new UnstoredPlace();
  unstored.note(40, "finished");
  assert.ok(!unstored.arrived(40, undefined, "reading"));
  assert.equal(unstored.offset, 40);
});

test("a copy says which text the place is of, and which words stand around it where they are at hand", () => {
  const words = { exact: "the lamp", prefix: "", suffix: "" };
  const copy = new DeviceCopy({ id: 3, edition: "e" }, (offset) => (offset === 5 ? words : undefined));
  assert.deepEqual(copy.seen(5), { edition: "e", quote: words });
  assert.deepEqual(copy.seen(6), { edition: "e" });
  assert.equal(new DeviceCopy({ id: 3, edition: "" }, () => words).seen(5), null);
});

test("a position that does not say whether the book was read is of a book that is being read", () => {
  const stored = new StoredPlace(0, 1, "finished");
  stored.hold({ offset: 7, version: 2 });
  assert.deepEqual({ ...stored }, { offset: 7, version: 2, state: "reading" });
});

test("a state is still to be stored only where one was noted, and another than the server's", () => {
  const unstored = new UnstoredPlace();
  assert.ok(!unstored.hasOtherState("reading"));
  unstored.note(4, "finished");
  assert.ok(unstored.hasOtherState("reading"));
  assert.ok(!unstored.hasOtherState("finished"));
});
