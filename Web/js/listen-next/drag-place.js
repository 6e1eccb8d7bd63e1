// @ts-check
// Pure: where a row of a list comes to stand while it is dragged, how the others make way, and how fast the list scrolls.

/** @typedef {{top: number, height: number}} Box a row at rest, in pixels from the list's beginning */

/** Pixels from an edge of the list in which it scrolls: a row is about as high. */
const EDGE = 56;
/** Pixels a second at the edge and beyond: some ten rows, which can still be read. */
const FASTEST = 700;

/**
 * The place of a row that is dragged: it passes another one with its edge at the other's middle.
 * @param {readonly Box[]} boxes all rows, in their order
 * @param {number} from the row's place at rest
 * @param {number} by how far it was dragged, in pixels
 */
export function placeAt(boxes, from, by) {
  const top = boxes[from].top + by;
  const bottom = top + boxes[from].height;
  const middle = (/** @type {Box} */ box) => box.top + box.height / 2;
  const above = boxes.slice(0, from).filter((box) => middle(box) > top).length;
  const below = boxes.slice(from + 1).filter((box) => middle(box) < bottom).length;
  return from - above + below;
}

/**
 * How far a row stays within the list.
 * @param {readonly Box[]} boxes
 * @param {number} from
 * @param {number} by
 */
export function boundedBy(boxes, from, by) {
  const [first, last, own] = [boxes[0], boxes[boxes.length - 1], boxes[from]];
  const room = last.top + last.height - own.top - own.height;
  return Math.min(Math.max(by, first.top - own.top), room);
}

/**
 * How far another row makes way.
 * @param {number} index its place at rest
 * @param {number} from that of the row that is dragged
 * @param {number} to where the dragged row comes to stand
 * @param {number} height of the dragged row
 */
export function wayOf(index, from, to, height) {
  if (from < index && index <= to) return -height;
  return to <= index && index < from ? height : 0;
}

/**
 * How fast a list scrolls for a pointer near its edges.
 * @param {number} y of the pointer
 * @param {number} top of the list
 * @param {number} bottom
 * @returns {number} pixels a second, below zero upwards
 */
export function scrollSpeed(y, top, bottom) {
  // A low list keeps a middle in which nothing moves.
  const edge = Math.min(EDGE, (bottom - top) / 4);
  const depth = y < top + edge ? y - top - edge : y > bottom - edge ? y - bottom + edge : 0;
  return depth === 0 ? 0 : Math.max(-1, Math.min(1, depth / edge)) * FASTEST;
}
