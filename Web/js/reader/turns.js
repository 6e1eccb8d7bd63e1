// @ts-check
// Long work in short turns, so that the page stays quick.

/** Milliseconds of a turn: half a frame at 60 a second. */
const TURN = 8;

/**
 * Collects all that a generator gives, with a pause after each turn.
 * @template T
 * @param {Generator<T, void>} work
 * @returns {Promise<T[]>}
 */
export async function inTurns(work) {
  const found = [];
  let end = performance.now() + TURN;
  for (const item of work) {
    found.push(item);
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + TURN;
  }
  return found;
}

/** Lets the page answer and draw, and goes on as soon as that is done. */
export function pause() {
  const { scheduler } = /** @type {{scheduler?: {yield?: () => Promise<void>}}} */ (/** @type {unknown} */ (globalThis));
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}
