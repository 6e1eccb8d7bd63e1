// Claims about the parts of the reader's screen: what its address asks for, going to a place, and following view and voice.

import assert from "node:assert/strict";
import { test } from "node:test";

Object.defineProperty(globalThis, "navigator", {
  value: { userAgent: "Firefox", languages: ["en"] },
  configurable: true,
});
const { Arrival } = await import("../js/reader/arrival.js");
const { openingOf } = await import("../js/reader/opening.js");
const { PlaceTracking } = await import("../js/reader/place-tracking.js");
const { listenToView } = await import("../js/reader/view-events.js");

test("an address names a place, a text to find, and whether to listen", () => {
  assert.deepEqual(openingOf(""), { at: null, listens: false, find: null });
  assert.deepEqual(openingOf("?at=120&listen&find=a%20b"), { at: 120, listens: true, find: "a b" });
  assert.equal(openingOf("?at=-3").at, null);
  assert.equal(openingOf("?at=1e9").at, null);
});

test("the way back is offered from where the reader was, and the place is noted once the text is there", async () => {
  const told = [];
  const view = {
    firstVisibleOffset: 7,
    show: async (offset) => {
      await Promise.resolve();
      told.push(["shown", offset]);
    },
  };
  const arrival = new Arrival({
    view,
    notices: { offerBack: (offset) => told.push(["back", offset]) },
    bars: { show: () => told.push("bars") },
    progress: () => ({ goes: () => told.push("goes") }),
    tracking: () => ({ went: (offset) => told.push(["went", offset]) }),
  });
  arrival.go(90);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(told, [["back", 7], "bars", "goes", ["shown", 90], ["went", 90]]);
});

test("the reader follows its view until it is left", () => {
  const told = [];
  const tell =
    (name) =>
    (...values) =>
      told.push([name, ...values]);
  const view = Object.assign(new EventTarget(), { pages: new EventTarget(), scrolled: 5 });
  const given = new AbortController();
  listenToView(
    {
      view,
      progress: { moved: tell("moved"), show: tell("progress") },
      contents: { isShown: false, tellPlaces: tell("places") },
      notices: { readOn: tell("read on"), offerBack: tell("back") },
      bars: { readOn: tell("bars"), toggle: tell("toggle") },
      go: tell("go"),
      leave: tell("leave"),
    },
    given.signal,
  );
  const send = (name, detail) => view.dispatchEvent(new CustomEvent(name, { detail }));
  send("moved", {});
  send("userscroll");
  send("follow", { offset: 3, chapter: 1 });
  view.pages.dispatchEvent(new Event("change"));
  assert.deepEqual(told, [["moved", false], ["read on"], ["bars", 5], ["go", 3, 1], ["progress"]]);
  given.abort();
  send("moved", {});
  assert.equal(told.length, 5);
});

/** A place that is tracked, what was noted and asked, and the ways to move. */
function tracked({ conflict = null } = {}) {
  const noted = [];
  const questions = [];
  const view = Object.assign(new EventTarget(), { firstVisibleOffset: 40, isAtEnd: false, show: () => {} });
  const place = Object.assign(new EventTarget(), {
    conflict,
    offset: 7,
    state: "reading",
    note: (...values) => {
      [place.offset] = values;
      noted.push(values);
    },
    keepOwn: (offset) => noted.push(["own", offset]),
    takeOther: () => 90,
  });
  const notices = { ask: (question) => questions.push(question), offerBack: () => {} };
  const { signal } = new AbortController();
  /** What was warned of and is still to be seen. */
  const warnings = new Set();
  const warn = (text) => {
    warnings.add(text);
    return { close: () => warnings.delete(text) };
  };
  const tracking = new PlaceTracking({ place, view, notices, details: { length: 100 }, signal, warn });
  const player = Object.assign(new EventTarget(), { state: "idle", place: null, pause: () => noted.push("paused") });
  tracking.follow(player, signal);
  const move = (detail) => view.dispatchEvent(new CustomEvent("moved", { detail }));
  return { noted, questions, view, player, tracking, move, place, warnings };
}

test("only what the reader did moves the place, and not while the voice speaks", () => {
  const { noted, player, tracking, move } = tracked();
  move({ offset: 10 });
  move({ offset: 11, isByUser: true });
  player.state = "playing";
  move({ offset: 12, isByUser: true });
  tracking.went(13);
  assert.deepEqual(noted, [[11, undefined]]);
});

test("that the place waits is said as long as it does", () => {
  const { place, warnings } = tracked();
  place.dispatchEvent(new Event("waits"));
  place.dispatchEvent(new Event("waits"));
  assert.equal(warnings.size, 1);
  place.dispatchEvent(new Event("stored"));
  assert.equal(warnings.size, 0);
});

test("a tap that becomes a double click leaves the place where it was", () => {
  const { noted, view, player } = tracked();
  view.dispatchEvent(new Event("tap"));
  view.dispatchEvent(new Event("untap"));
  assert.deepEqual(noted, [], "nothing was spoken");
  view.dispatchEvent(new Event("tap"));
  player.state = "playing";
  player.dispatchEvent(new CustomEvent("position", { detail: { sentence: { start: 30 } } }));
  view.dispatchEvent(new Event("untap"));
  assert.deepEqual(noted, [
    [30, undefined],
    [7, "reading"],
  ]);
});

test("having looked at the end and gone back is not having read it", () => {
  const { noted, view, move } = tracked();
  view.isAtEnd = true;
  move({ offset: 99, isByUser: true });
  view.isAtEnd = false;
  move({ offset: 50, isByUser: true });
  move({ offset: 51, isByUser: true });
  assert.deepEqual(noted, [
    [99, "finished"],
    [50, "reading"],
    [51, undefined],
  ]);
});

test("the end of a book is told though its last sentence began before it", () => {
  const { noted, player } = tracked();
  player.state = "finished";
  player.place = { offset: 95, sentence: { start: 90 } };
  player.dispatchEvent(new Event("state"));
  assert.deepEqual(noted, [[90, "finished"]]);
});

test("a reader who was asked which place counts and reads on has chosen", () => {
  const conflict = { offset: 90, device: "A tablet" };
  const { noted, questions, move } = tracked({ conflict });
  assert.equal(questions.length, 1);
  questions[0].unanswered();
  move({ offset: 41, isByUser: true });
  assert.deepEqual(noted, [
    ["own", 41],
    [41, undefined],
  ]);
});

test("going to another device's place pauses the voice, else it would be the place again", () => {
  const { noted, questions, player } = tracked({ conflict: { offset: 90, device: "A tablet" } });
  player.state = "playing";
  questions[0].goThere();
  assert.deepEqual(noted, ["paused"]);
});
