// Whether the sound needs the connection for itself.

import assert from "node:assert/strict";
import test from "node:test";
import { SoundFirst } from "../js/player/sound-first.js";

/** @param {[import("../js/player/state.js").PlayerState, number][]} steps states, each with the milliseconds it lasts */
function after(steps) {
  let now = 0;
  const sound = new SoundFirst(() => now);
  for (const [state, time] of steps) {
    sound.note(state);
    now += time;
  }
  return sound.needsConnection;
}

test("sound that is awaited goes first", () => {
  assert.equal(after([]), false);
  assert.equal(after([["loading", 100]]), true);
  assert.equal(
    after([
      ["loading", 100],
      ["reconnecting", 100],
    ]),
    true,
  );
});

test("sound that came at once leaves room for the rest", () => {
  assert.equal(
    after([
      ["loading", 300],
      ["playing", 1000],
    ]),
    false,
  );
});

test("sound that came late, or fell silent, goes first as long as it plays", () => {
  assert.equal(
    after([
      ["loading", 9000],
      ["playing", 60_000],
    ]),
    true,
  );
  assert.equal(
    after([
      ["loading", 300],
      ["playing", 4000],
      ["waiting", 100],
      ["playing", 60_000],
    ]),
    true,
  );
  assert.equal(
    after([
      ["loading", 9000],
      ["playing", 60_000],
      ["paused", 10],
    ]),
    false,
  );
  assert.equal(
    after([
      ["loading", 9000],
      ["finished", 10],
    ]),
    false,
  );
});
