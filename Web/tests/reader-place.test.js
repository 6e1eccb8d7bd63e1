import assert from "node:assert/strict";
import test from "node:test";

// What a device is called comes from its browser's name; older versions of Node have no navigator.
Object.defineProperty(globalThis, "navigator", {
  value: { userAgent: "Firefox", languages: ["en"] },
  configurable: true,
});
const { Place } = await import("../js/reader/place.js");

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
