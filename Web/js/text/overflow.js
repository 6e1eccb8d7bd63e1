// @ts-check
// Keeps what a book sets wider than its column within it: it wraps, or else scrolls. CSS cannot ask whether something
// fits.

import { boxesIn } from "./offsets.js";

/**
 * Where columns are, in pixels in the window: `step` from one to the next, 0 where there is one.
 * @typedef {{left: number, length: number, step: number}} Columns
 */

/** What is set apart from the text that flows, or scrolls by itself. */
const APART =
  "svg, math, .table-frame, .fixed-inset, [data-unseen], [data-page-words], rt, .open-large, .chapter-message";
/** What can't wrap. */
const WHOLE = "img, svg, math, audio, video";
/** What already scrolls, and the page's own signs in the margin. */
const LEFT_ALONE = ".table-frame, pre, math[display='block'], .note-sign";
/** Pixels that nobody sees. */
const SLACK = 1.5;

/**
 * Marks what sticks out of its column with `data-fit`, in two rounds: `wrap`, and where that is not enough `scroll`.
 * @param {Element} root
 * @param {Columns} columns
 */
export function keepWithin(root, columns) {
  if (columns.length <= 0) return;
  for (const element of root.querySelectorAll("[data-fit]")) element.removeAttribute("data-fit");
  // All are measured before any is changed, so that the text is laid out once for each round.
  const wide = stickingOut(root, columns);
  for (const element of wide) element.setAttribute("data-fit", element.matches(WHOLE) ? "scroll" : "wrap");
  if (wide.size === 0) return;
  const still = stickingOut(root, columns);
  for (const element of still) {
    if (element.matches(WHOLE)) continue;
    const block = outermost(element, root, still);
    block.setAttribute("data-fit", "scroll");
    block.setAttribute("tabindex", "0");
  }
}

/** @param {Element} root @param {Columns} columns @returns {Set<Element>} */
function stickingOut(root, columns) {
  /** @type {Set<Element>} */
  const found = new Set();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  while (node) {
    const element = node instanceof Element ? node : null;
    if (element) {
      if (isOut(element.getClientRects(), columns) && !element.matches(LEFT_ALONE)) found.add(element);
    } else if (node instanceof Text && node.parentElement && isOut(boxesIn(node, 0, node.length), columns)) {
      found.add(node.parentElement);
    }
    const isApart = element && (element.matches(APART) || element.matches("pre, [data-fit='scroll']"));
    node = isApart ? after(walker) : walker.nextNode();
  }
  return found;
}

/** @param {TreeWalker} walker @returns {Node | null} what follows a node and all that is in it */
function after(walker) {
  let next = walker.nextSibling();
  while (!next) {
    if (!walker.parentNode()) return null;
    next = walker.nextSibling();
  }
  return next;
}

/**
 * @param {Iterable<DOMRect>} boxes
 * @param {Columns} columns
 */
export function isOut(boxes, { left, length, step }) {
  for (const box of boxes) {
    if (box.width === 0 || box.height === 0) continue;
    const column = step > 0 ? Math.floor((box.left - left + (step - length) / 2) / step) : 0;
    const start = left + column * step;
    if (box.left < start - SLACK || box.right > start + length + SLACK) return true;
  }
  return false;
}

/** @param {Element} element @param {Element} root @param {Set<Element>} wide @returns {Element} the block that is to scroll */
function outermost(element, root, wide) {
  let block = element;
  for (let outer = element.parentElement; outer && outer !== root && wide.has(outer); outer = outer.parentElement)
    block = outer;
  while (getComputedStyle(block).display.startsWith("inline") && block.parentElement && block.parentElement !== root)
    block = block.parentElement;
  return block;
}
