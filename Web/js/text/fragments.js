// @ts-check
// Pure: joins the boxes of letters into one box for each line.

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */

/** Of the lower of two boxes so much must be beside the other for them to be in one line. */
const SHARED = 0.5;
/** Boxes farther apart than this share of their line's height are in different columns. */
const APART = 0.75;

/**
 * Joins what stands in one line: a passage has a box for each element that it goes through.
 * @param {readonly Box[]} boxes in the order of the text
 * @param {boolean} isVertical whether lines run from top to bottom
 * @returns {Box[]}
 */
export function fragmentsOf(boxes, isVertical) {
  /** @type {Box[]} */
  const joined = [];
  for (const box of boxes) {
    if (box.right <= box.left || box.bottom <= box.top) continue;
    const last = joined.at(-1);
    if (last && isOneLine(last, box, isVertical)) {
      last.left = Math.min(last.left, box.left);
      last.top = Math.min(last.top, box.top);
      last.right = Math.max(last.right, box.right);
      last.bottom = Math.max(last.bottom, box.bottom);
    } else joined.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom });
  }
  return joined;
}

/** @param {Box} a @param {Box} b @param {boolean} isVertical */
function isOneLine(a, b, isVertical) {
  const across = isVertical ? overlap(a.left, a.right, b.left, b.right) : overlap(a.top, a.bottom, b.top, b.bottom);
  const along = isVertical ? overlap(a.top, a.bottom, b.top, b.bottom) : overlap(a.left, a.right, b.left, b.right);
  const thin = isVertical ? Math.min(a.right - a.left, b.right - b.left) : Math.min(a.bottom - a.top, b.bottom - b.top);
  return across >= SHARED * thin && along >= -APART * thin;
}

/**
 * How much two stretches share; less than 0 is the gap between them.
 * @param {number} a @param {number} b @param {number} c @param {number} d
 */
function overlap(a, b, c, d) {
  return Math.min(b, d) - Math.max(a, c);
}
