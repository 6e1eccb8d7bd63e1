// @ts-check
// Where the letters of a piece are in the window.

import { boxesIn } from "./offsets.js";
import { firstThat } from "../basics/binary-search.js";
import { wordHolding } from "./words.js";

/** @typedef {import("./piece.js").Piece} Piece */
/** @typedef {import("./axis.js").Axis} Axis */

/** Letters without a box (white space at a line's end) are few in a row. */
const LONGEST_GAP = 200;
/** What is looked at around a line's start to see whether it is inside of a word. */
const LONGEST_WORD = 60;
/** A line may be this many pixels too high and still count as visible. */
const TOLERANCE = 2;

/**
 * The box of the letter at a book offset, or of the next one that has a box.
 * @param {Piece} piece
 * @param {number} offset
 * @returns {DOMRect | null}
 */
export function letterBox(piece, offset) {
  const at = offset - piece.start;
  for (let index = Math.max(0, piece.text.indexAt(at)); index < piece.text.nodeCount; index += 1) {
    const node = piece.text.node(index);
    const from = piece.text.placeIn(index, at);
    for (let place = from; place < Math.min(node.length, from + LONGEST_GAP); place += 1) {
      const box = boxIn(node, place);
      if (box) return box;
    }
  }
  return null;
}

/**
 * Where the text at a book offset is; the piece itself where that has no text.
 * @param {Axis} axis
 * @param {Piece} piece
 * @param {number} offset
 */
export function topOf(axis, piece, offset) {
  return axis.extent((piece.hasText ? letterBox(piece, offset) : null) ?? piece.element.getBoundingClientRect()).top;
}

/**
 * The book offset of the first word on the first line of a piece that is at a height or below.
 * @param {Axis} axis
 * @param {Piece} piece
 * @param {number} y
 * @param {string | null} language
 * @returns {number | null} `null` when all of it is above
 */
export function firstWordBelow(axis, piece, y, language) {
  const { text } = piece;
  const limit = y - TOLERANCE;
  let index = firstThat(text.nodeCount, (at) => bottomFrom(axis, piece, at) > limit);
  for (; index < text.nodeCount; index += 1) {
    const node = text.node(index);
    const place = firstThat(node.length, (at) => topFrom(axis, node, at) >= limit);
    // Infinity: only white space is left in the node.
    if (place >= node.length || topFrom(axis, node, place) === Infinity) continue;
    return piece.start + wordStart(piece, text.offsetIn(index, place), language);
  }
  return null;
}

/**
 * Not a word that began on the line before.
 * @param {Piece} piece
 * @param {number} offset
 * @param {string | null} language
 */
export function wordStart({ text }, offset, language) {
  const from = Math.max(0, offset - LONGEST_WORD);
  const around = text.text(from, offset + LONGEST_WORD);
  const word = wordHolding(around, offset - from, language);
  const start = word && word.start < offset - from ? word.end : offset - from;
  return from + start + Math.max(0, around.slice(start).search(/\S/));
}

/** @param {Text} node @param {number} place @returns {DOMRect | null} */
function boxIn(node, place) {
  const boxes = boxesIn(node, place, place + 1);
  const box = boxes[boxes.length - 1];
  return box && box.height > 0 ? box : null;
}

/** @param {Axis} axis @param {Text} node @param {number} place */
function topFrom(axis, node, place) {
  for (let at = place; at < Math.min(node.length, place + LONGEST_GAP); at += 1) {
    const box = boxIn(node, at);
    if (box) return axis.extent(box).top;
  }
  return Infinity;
}

/** @param {Axis} axis @param {Piece} piece @param {number} index */
function bottomFrom(axis, { text }, index) {
  for (let at = index; at < text.nodeCount; at += 1) {
    const node = text.node(at);
    const extents = [...boxesIn(node, 0, node.length)]
      .filter((box) => box.height > 0)
      .map((box) => axis.extent(box).bottom);
    if (extents.length > 0) return Math.max(...extents);
  }
  return Infinity;
}
