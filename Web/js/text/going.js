// @ts-check
// Somebody goes to a place: until it is reached, and while it is looked at, the voice takes nobody back.

/**
 * The view dispatches `goes` before and `went` after, also where the way is given up.
 * @template T
 * @param {EventTarget} view
 * @param {() => Promise<T>} move
 * @returns {Promise<T>}
 */
export async function going(view, move) {
  view.dispatchEvent(new Event("goes"));
  try {
    return await move();
  } finally {
    view.dispatchEvent(new Event("went"));
  }
}
