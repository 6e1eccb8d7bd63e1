// @ts-check
// Finds the letter under a point of the window. The browser gives the nearest caret, however far away; a tap counts
// only on letters or right beside them.

import { boxesIn } from "./offsets.js";

/** How far beside a letter a finger may be, in heights of that letter. */
const REACH = 0.6;

/**
 * @param {number} x
 * @param {number} y
 * @returns {{node: Text, offset: number} | null} the letter under the point
 */
export function letterAt(x, y) {
  const caret = caretAt(x, y);
  if (!caret || !(caret.node instanceof Text)) return null;
  const { node, offset } = caret;
  let nearest = null;
  let least = Infinity;
  // The caret stands before or after the letter that was meant.
  for (const at of [offset - 1, offset]) {
    if (at < 0 || at >= node.length || /\s/.test(node.data[at])) continue;
    for (const box of boxesIn(node, at, at + 1)) {
      const distance = Math.hypot(Math.max(box.left - x, 0, x - box.right), Math.max(box.top - y, 0, y - box.bottom));
      if (box.height === 0 || distance > box.height * REACH || distance >= least) continue;
      least = distance;
      nearest = { node, offset: at };
    }
  }
  return nearest;
}

/**
 * Where the browser would put the caret. Browsers name the function differently.
 * @param {number} x in the window @param {number} y @returns {{node: Node, offset: number} | null}
 */
export function caretAt(x, y) {
  const modern = /** @type {any} */ (document).caretPositionFromPoint?.(x, y);
  if (modern) return { node: modern.offsetNode, offset: modern.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : null;
}
