// @ts-check
// Pure: how a page that is turned by hand lies in its place.

/**
 * Turns a box around its upper left corner, and moves it back into its place.
 * @param {{width: number, height: number}} size before it is scaled and turned
 * @param {number} turn quarters with the clock
 * @param {number} scale
 */
export function transformOf({ width, height }, turn, scale) {
  if (turn === 0) return `scale(${scale})`;
  const x = turn === 3 ? 0 : (turn === 1 ? height : width) * scale;
  const y = turn === 1 ? 0 : (turn === 3 ? width : height) * scale;
  return `translate(${x}px, ${y}px) rotate(${turn * 90}deg) scale(${scale})`;
}
