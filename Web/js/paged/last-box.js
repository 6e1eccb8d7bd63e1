// @ts-check
// Where the texts of columns end; white space at a line's end has no box.

import { boxesIn } from "../text/offsets.js";

/** @param {Text} node @returns {DOMRect | undefined} */
export function lastBox(node) {
  const boxes = boxesIn(node, 0, node.length);
  return boxes[boxes.length - 1];
}

/**
 * The last box of a text node, or else of the next one that has some.
 * @param {import("../text/piece.js").Piece["text"]} text
 * @param {number} index of the node
 * @returns {DOMRect | undefined}
 */
export function lastBoxFrom(text, index) {
  for (let at = index; at < text.nodeCount; at += 1) {
    const box = lastBox(text.node(at));
    if (box) return box;
  }
  return undefined;
}
