// @ts-check
// Pure: how large a picture is shown, and which part of it.

/**
 * `x` and `y` are where the picture's middle is, from the middle of the stage, in pixels.
 * @typedef {{scale: number, x: number, y: number}} Shown
 * @typedef {{width: number, height: number}} Size
 */

/** Times as large as it fits. */
export const LARGEST = 10;

/** @type {Shown} */
export const FITTING = { scale: 1, x: 0, y: 0 };

/**
 * Larger or smaller; what is under a point stays there.
 * @param {Shown} shown
 * @param {number} factor
 * @param {{x: number, y: number}} point from the middle of the stage
 * @returns {Shown}
 */
export function zoomedAt({ scale, x, y }, factor, point) {
  const next = Math.min(LARGEST, Math.max(1, scale * factor));
  const by = next / scale;
  return { scale: next, x: point.x - (point.x - x) * by, y: point.y - (point.y - y) * by };
}

/**
 * Moved back so far that it covers the stage, or is in its middle where it is smaller.
 * @param {Shown} shown
 * @param {Size} picture as it fits
 * @param {Size} stage
 * @returns {Shown}
 */
export function kept({ scale, x, y }, picture, stage) {
  const room = (/** @type {number} */ size, /** @type {number} */ whole) => Math.max(0, (size * scale - whole) / 2);
  const within = (/** @type {number} */ value, /** @type {number} */ limit) =>
    limit === 0 ? 0 : Math.min(limit, Math.max(-limit, value));
  return { scale, x: within(x, room(picture.width, stage.width)), y: within(y, room(picture.height, stage.height)) };
}

/**
 * The size of a picture that fits.
 * @param {Size} picture
 * @param {Size} stage
 * @returns {Size}
 */
export function fitting(picture, stage) {
  const scale = Math.min(stage.width / Math.max(1, picture.width), stage.height / Math.max(1, picture.height));
  return { width: picture.width * scale, height: picture.height * scale };
}
