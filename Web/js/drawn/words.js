// @ts-check
// A word of the unseen text over a drawn page, as wide and high as the drawn one.

import { h } from "../ui/element.js";

/** @typedef {import("./runs.js").PlacedWord} PlacedWord */

/** Letters are measured in this size, in pixels. */
const MEASURED = 100;
/** What letters take of the height of their box. */
const SIZE = 0.8;

/** @type {CanvasRenderingContext2D | null | undefined} */
let canvas;

/** @param {string} text @returns {number} its width by the size of the font */
function widthOf(text) {
  canvas ??= document.createElement("canvas").getContext("2d");
  if (!canvas) return text.length / 2;
  canvas.font = `${MEASURED}px sans-serif`;
  return canvas.measureText(text).width / MEASURED;
}

/**
 * Makes the nodes of a word and of the white space behind it, which on one line is as wide as the gap.
 * @param {PlacedWord} word
 * @param {PlacedWord | undefined} next
 * @param {string} text of the word and all up to the next one
 * @returns {(Node)[]}
 */
export function placedWord(word, next, text) {
  const letters = text.slice(0, word.end - word.start);
  const behind = text.slice(letters.length);
  const height = word.bottom - word.top;
  const isOnLine = next && behind !== "" && Math.abs(next.bottom - word.bottom) < height / 2 && next.left > word.right;
  const isJoined = isOnLine && next.left - word.right < 2 * height;
  const shown = isJoined ? text : letters;
  const width = (isJoined ? next.left : word.right) - word.left;
  const size = height * SIZE;
  const natural = widthOf(shown) * size;
  const element = h("span", {}, shown);
  Object.assign(element.style, {
    left: `${word.left}px`,
    top: `${word.top}px`,
    height: `${height}px`,
    lineHeight: `${height}px`,
    fontSize: `${size}px`,
    transform: natural > 0 && width > 0 ? `scaleX(${width / natural})` : "",
  });
  return isJoined || behind === "" ? [element] : [element, document.createTextNode(behind)];
}
