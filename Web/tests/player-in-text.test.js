// Claims about what the player shows in the text.

import assert from "node:assert/strict";
import { test } from "node:test";

import { showInText } from "../js/player/in-text.js";

/** A player in a text, and what it did there. */
function mounted(state = "idle") {
  const done = [];
  const tell =
    (name) =>
    (...values) =>
      done.push([name, ...values]);
  const player = Object.assign(new EventTarget(), { state, place: { sentence: "s", word: "w", offset: 3 } });
  Object.assign(player, { goOn: tell("play"), stop: tell("stop"), pauseAt: tell("pause") });
  const view = Object.assign(new EventTarget(), { wordAt: (offset) => ({ start: offset - 2 }) });
  const given = new AbortController();
  showInText(
    {
      player,
      view,
      highlights: { show: tell("show") },
      follow: { to: tell("to"), end: tell("end"), resume: tell("resume"), resumeAtTap: tell("resume at tap") },
      start: { stopped: tell("stopped"), scrolled: tell("scrolled") },
      bar: { toggleAttribute: tell("bar") },
      failed: tell("failed"),
    },
    given.signal,
  );
  return { done, player, view, given };
}

test("a voice that has played on without the reader is shown at once", () => {
  const { done, player } = mounted("playing");
  assert.deepEqual(done, [
    ["bar", "data-pinned", true],
    ["show", "s", "w"],
    ["to", player.place],
  ]);
});

test("an idle player leaves no highlight and does not hold the bar", () => {
  const { done } = mounted();
  assert.deepEqual(done, [["bar", "data-pinned", false], ["stopped"], ["show", null, null], ["end"]]);
});

test("a tap speaks from the beginning of its word and is followed", () => {
  const { done, view } = mounted();
  done.length = 0;
  view.dispatchEvent(new CustomEvent("tap", { detail: { offset: 12 } }));
  assert.deepEqual(done, [["resume at tap"], ["play", 10]]);
});

for (const [state, end] of [
  ["idle", ["stop"]],
  ["playing", ["play", 3]],
  ["paused", ["pause", 3]],
])
  test(`a tap that becomes a double click leaves the voice ${state} where it was`, () => {
    const { done, view } = mounted(state);
    const send = (name, offset) => view.dispatchEvent(new CustomEvent(name, { detail: { offset } }));
    send("tap", 12);
    done.length = 0;
    send("untap", 40);
    assert.deepEqual(done, [], "another part has taken that tap");
    send("untap", 12);
    send("untap", 12);
    assert.deepEqual(done, [end]);
  });

test("why the player failed is told, until the reader is left", () => {
  const { done, player, given } = mounted();
  done.length = 0;
  Object.assign(player, { state: "failed", problem: "p" });
  player.dispatchEvent(new Event("state"));
  assert.deepEqual(done, [
    ["bar", "data-pinned", true],
    ["failed", "p"],
  ]);
  given.abort();
  player.dispatchEvent(new Event("state"));
  assert.equal(done.length, 2);
});
