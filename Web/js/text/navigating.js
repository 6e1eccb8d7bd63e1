// @ts-check
// Somebody goes to a place: until it is reached, and while it is looked at, the voice takes nobody back.

/**
 * The view dispatches `navigationstart` before and `navigationend` after, also where the way is given up.
 * @template T
 * @param {EventTarget} view
 * @param {() => Promise<T>} move
 * @returns {Promise<T>}
 */
export async function navigating(view, move) {
  view.dispatchEvent(new Event("navigationstart"));
  try {
    return await move();
  } finally {
    view.dispatchEvent(new Event("navigationend"));
  }
}
