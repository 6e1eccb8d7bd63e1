// @ts-check
// Pure: where a key leads in a grid of pages.

/**
 * @param {string} key
 * @param {number} index of the page with the focus
 * @param {{count: number, columns: number, isRightToLeft?: boolean}} grid
 * @returns {number | null} the page that the key leads to
 */
export function stepOf(key, index, { count, columns, isRightToLeft = false }) {
  const forward = isRightToLeft ? -1 : 1;
  /** @type {Record<string, number>} */
  const places = {
    ArrowRight: index + forward,
    ArrowLeft: index - forward,
    ArrowDown: index + columns,
    ArrowUp: index - columns,
    Home: 0,
    End: count - 1,
  };
  const place = places[key];
  return place === undefined || place < 0 || place >= count ? null : place;
}
