// @ts-check
import assert from "node:assert/strict";
import { test } from "node:test";
import { PIECE, TRIES, pause, sendPieces } from "../js/api/pieces.js";

/**
 * A server that keeps bytes, and loses the pieces whose numbers are named.
 * @param {number} size
 * @param {{lost?: Map<number, number>, kept?: number}} [options] how much of each lost piece arrives
 */
function server(size, { lost = new Map(), kept = 0 } = {}) {
  const state = { received: kept, sent: 0, asked: 0, waits: /** @type {number[]} */ ([]) };
  return {
    state,
    steps: {
      ask: async () => {
        state.asked += 1;
        return state.received;
      },
      send: async (/** @type {number} */ start, /** @type {number} */ end) => {
        assert.equal(start, state.received);
        assert.ok(end > start && end - start <= PIECE && end <= size);
        const arrives = lost.get(state.sent);
        state.sent += 1;
        state.received = arrives === undefined ? end : start + arrives;
        if (arrives !== undefined) throw new Error("broken");
        return state.received;
      },
      isPassing: (/** @type {unknown} */ error) => error instanceof Error && error.message === "broken",
      wait: async (/** @type {number} */ milliseconds) => void state.waits.push(milliseconds),
    },
  };
}

test("a file arrives in pieces, the last one shorter", async () => {
  const { state, steps } = server(2 * PIECE + 5);
  await sendPieces(2 * PIECE + 5, steps);
  assert.deepEqual([state.received, state.sent, state.asked], [2 * PIECE + 5, 3, 0]);
});

test("a broken piece goes on where the server has got to", async () => {
  const { state, steps } = server(3 * PIECE, { lost: new Map([[1, 1000]]) });
  await sendPieces(3 * PIECE, steps);
  assert.deepEqual([state.received, state.sent, state.asked], [3 * PIECE, 4, 1]);
  assert.deepEqual(state.waits, [1000]);
});

test("a piece of which all arrived but not the answer is not sent again", async () => {
  const { state, steps } = server(PIECE, { lost: new Map([[0, PIECE]]) });
  await sendPieces(PIECE, steps);
  assert.deepEqual([state.received, state.sent, state.asked], [PIECE, 1, 1]);
});

test("a further try begins with what has arrived", async () => {
  const { state, steps } = server(3 * PIECE, { kept: 2 * PIECE });
  await sendPieces(3 * PIECE, steps, false);
  assert.deepEqual([state.received, state.sent, state.asked], [3 * PIECE, 1, 1]);
  const complete = server(PIECE, { kept: PIECE });
  await sendPieces(PIECE, complete.steps, false);
  assert.equal(complete.state.sent, 0);
});

test("it gives up after many failures in a row, and at once when a try can't help", async () => {
  const lost = new Map(Array.from({ length: TRIES }, (_, number) => [number, 0]));
  const { state, steps } = server(PIECE, { lost });
  await assert.rejects(sendPieces(PIECE, steps), /broken/);
  assert.equal(state.sent, TRIES);
  const refusing = server(PIECE, { lost: new Map([[0, 0]]) });
  await assert.rejects(sendPieces(PIECE, { ...refusing.steps, isPassing: () => false }), /broken/);
  assert.equal(refusing.state.sent, 1);
});

test("failures with progress between them do not add up", async () => {
  const lost = new Map(Array.from({ length: 2 * TRIES }, (_, number) => [2 * number, 0]));
  const { state, steps } = server(3 * TRIES * PIECE, { lost });
  await sendPieces(3 * TRIES * PIECE, steps);
  assert.equal(state.received, 3 * TRIES * PIECE);
});

test("the waits grow and stay bounded", () => {
  assert.deepEqual([1, 2, 3, 6, 20].map(pause), [1000, 2000, 4000, 30_000, 30_000]);
});
