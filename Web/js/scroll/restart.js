// @ts-check
// The text begins anew at a place that is far from what was there, and how far such a place is from where it is wanted.

import { lastAtMost } from "../basics/binary-search.js";
import { letterBox } from "../text/lines.js";
import { distanceTo } from "./alignment.js";

/**
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {{flow: import("./flow.js").Flow, filler: import("./filler.js").Filler, model: import("../text/book.js").BookModel}} Parts
 */

/**
 * @param {Parts} parts
 * @param {number} chapter
 * @param {number} offset a book offset in it
 * @returns {Piece} the one with the place
 */
export function restartAt({ flow, filler, model }, chapter, offset) {
  const slices = model.loaded(chapter)?.slices ?? [];
  const within = offset - model.details.chapters[chapter].start;
  const slice = lastAtMost(slices.length, (index) => slices[index].start, within);
  flow.clear();
  const piece = filler.make(chapter, Math.max(0, slice));
  flow.append(piece);
  flow.after = flow.estimateAfter;
  return piece;
}

/**
 * Pixels to scroll down.
 * @param {{flow: import("./flow.js").Flow, axis: import("../text/axis.js").Axis}} parts
 * @param {{piece: Piece, offset: number}} place
 * @param {import("./alignment.js").Alignment} align
 * @param {{top: number, bottom: number}} insets what bars cover
 */
export function distanceOf({ flow, axis }, { piece, offset }, align, { top, bottom }) {
  const isStart = offset <= piece.start && piece.index === 0;
  // A chapter's first line is shown with what stands above it, such as a picture.
  const box = isStart ? null : letterBox(piece, offset);
  const y = box ? axis.extent(box).top : flow.extentOf(piece).top;
  const height = box ? axis.extent(box).height : 0;
  return distanceTo({ y, height }, align, { top, bottom: axis.length - bottom });
}
