// @ts-check
// Binary search, for the timeline.

/**
 * The last index whose key is not greater than a value, or -1; the keys never fall.
 * @param {number} count
 * @param {(index: number) => number} key
 * @param {number} value
 */
export function lastNotAfter(count, key, value) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (key(middle) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
