// @ts-check
// Tells a view's listeners that the reader goes to a place, and when the place is reached. The voice moves nothing
// meanwhile.

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
