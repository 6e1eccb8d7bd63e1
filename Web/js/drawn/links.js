// @ts-check
// The links of a drawn page, over its picture and its words.

import { h } from "../ui/element.js";
import { PARTS } from "./runs.js";

/**
 * @typedef {import("../model/types.js").DrawnPageLink} DrawnPageLink
 * @typedef {{left: number, top: number, right: number, bottom: number}} Box points
 */

/** @param {DrawnPageLink} link @returns {Box[]} one for each line */
export function boxesOf({ boxes }) {
  const found = [];
  for (let at = 0; at + 4 <= boxes.length; at += 4) {
    const [left, top, right, bottom] = boxes.slice(at, at + 4).map((part) => part / PARTS);
    found.push({ left, top, right, bottom });
  }
  return found;
}

/**
 * The words in some boxes, in their order.
 * @param {(Box & {text: string})[]} words
 * @param {Box[]} boxes
 */
export function wordsInside(words, boxes) {
  const inside = words.filter(({ left, top, right, bottom }) => {
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return boxes.some((box) => box.left <= x && x <= box.right && box.top <= y && y <= box.bottom);
  });
  return inside.map(({ text }) => text.trim()).join(" ");
}

/**
 * A link for each line; of one over several lines the first has the name and the place in the order of Tab.
 * @param {DrawnPageLink} link
 * @param {(Box & {text: string})[]} words of the page
 * @param {(offset: number) => string} address of a place in the book
 * @param {(offset: number) => number} chapterAt
 */
export function linkElements(link, words, address, chapterAt) {
  const boxes = boxesOf(link);
  const name = wordsInside(words, boxes) || link.address || String((link.page ?? 0) + 1);
  return boxes.map((box, index) => {
    const element = h("a", {
      class: "drawn-link",
      draggable: "false",
      "aria-label": index === 0 ? name : null,
      "aria-hidden": index > 0 ? "true" : null,
      tabindex: index > 0 ? "-1" : null,
      href: link.offset === null ? link.address : address(link.offset),
      title: link.address,
    });
    if (link.offset !== null) {
      element.dataset.offset = String(link.offset);
      element.dataset.chapter = String(chapterAt(link.offset));
    } else {
      element.rel = "noopener noreferrer nofollow";
    }
    Object.assign(element.style, {
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.right - box.left}px`,
      height: `${box.bottom - box.top}px`,
    });
    return element;
  });
}
