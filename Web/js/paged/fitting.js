// @ts-check
// What is wider than a column of pages is fitted into it.

import { keepWithin } from "../text/overflow.js";

/** @typedef {import("./geometry.js").Geometry} Geometry */

/**
 * What is too wide scrolls in itself; a table that fits goes on from page to page like text.
 * @param {Element} root
 * @param {Geometry} geometry
 */
export function fitTables(root, { lineLength, isVertical }) {
  // All are measured before any is changed, so that the text is laid out once for it; not at all where nothing is new.
  const changed = [...root.querySelectorAll(".table-frame")].filter((frame) => {
    // Of one that goes over several pages, as wide as it is on the first.
    const box = frame.querySelector(":scope > table")?.getClientRects()[0];
    const isWide = box !== undefined && (isVertical ? box.height : box.width) > lineLength + 1;
    return isWide !== frame.hasAttribute("data-wide");
  });
  for (const frame of changed) {
    // What scrolls can be reached by keyboard.
    if (frame.toggleAttribute("data-wide")) frame.setAttribute("tabindex", "0");
    else frame.removeAttribute("tabindex");
  }
}

/**
 * @param {import("../text/piece.js").Piece} piece
 * @param {Element} part in which it stands
 * @param {Geometry} geometry
 * @param {boolean} isLeftward whether the columns follow each other to the left
 */
export function fitWidth(piece, part, { lineLength, gap, isVertical }, isLeftward) {
  if (isVertical || piece.isInset) return;
  const { left, right } = part.getBoundingClientRect();
  keepWithin(piece.element, {
    left: isLeftward ? right - lineLength : left,
    length: lineLength,
    step: lineLength + gap,
  });
}
