// @ts-check
// Splits long work into short tasks, so that the page answers in between.

/** Milliseconds of a turn: half a frame at 60 a second. */
const TURN = 8;

/**
 * Collects all that a generator gives, with a pause after each turn.
 * @template T
 * @param {Generator<T, void>} work
 * @returns {Promise<T[]>}
 */
export async function inShortTasks(work) {
  const found = [];
  let end = performance.now() + TURN;
  for (const item of work) {
    found.push(item);
    if (performance.now() < end) continue;
    await new Promise((resolve) => setTimeout(resolve));
    end = performance.now() + TURN;
  }
  return found;
}

/** Lets the page answer and draw, and goes on in the next frame. */
export function nextFrame() {
  return new Promise((resolve) => {
    // Nothing is drawn of a page that is not seen.
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
}
