// @ts-check
// Positions a menu or popover below its anchor, or above it, inside the window.

/** Between the window's edge and what is placed. */
const MARGIN = 8;
/** Between the anchor and what is placed. */
const GAP = 4;

/**
 * The place of a box beside an anchor; all in pixels of the window.
 * @param {{left: number, right: number, top: number, bottom: number}} anchor
 * @param {{width: number, height: number}} box
 * @param {{width: number, height: number}} view
 * @returns {{left: number, top: number}}
 */
export function positionFor(anchor, box, view) {
  const below = anchor.bottom + GAP;
  const above = anchor.top - GAP - box.height;
  const fitsBelow = below + box.height <= view.height - MARGIN;
  const top = fitsBelow || above < MARGIN ? below : above;
  const startsLeft = anchor.left + box.width <= view.width - MARGIN;
  const left = startsLeft ? anchor.left : anchor.right - box.width;
  return { left: within(left, box.width, view.width), top: within(top, box.height, view.height) };
}

/** @param {number} start @param {number} length @param {number} whole */
function within(start, length, whole) {
  return Math.max(MARGIN, Math.min(start, whole - MARGIN - length));
}

/** @param {HTMLElement} element @param {DOMRect} anchor */
export function positionBeside(element, anchor) {
  const view = { width: document.documentElement.clientWidth, height: innerHeight };
  // Not `getBoundingClientRect`: it may be in the middle of its opening animation.
  const box = { width: element.offsetWidth, height: element.offsetHeight };
  const { left, top } = positionFor(anchor, box, view);
  element.style.left = `${left}px`;
  element.style.top = `${top}px`;
}
