// @ts-check
// Pure: binary search in ordered numbers.

/**
 * The index of the last item whose key is at most `value`, or -1 when all are larger.
 * @param {number} count
 * @param {(index: number) => number} key rises (or stays) with the index
 * @param {number} value
 * @returns {number}
 */
export function lastAtMost(count, key, value) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (key(middle) <= value) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * The first index for which `holds` is true, `count` when there is none. Once true it stays true.
 * @param {number} count
 * @param {(index: number) => boolean} holds
 * @returns {number}
 */
export function firstThat(count, holds) {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
