// @ts-check
// Pure: how wide the edges are where a tap turns the page, and which way.

/** @typedef {"forward" | "back"} Way */

/**
 * Which way a press at an edge turns; `null` in the middle.
 * @param {number} x from the left of the room
 * @param {{width: number, edge: number}} room `edge`: how wide each edge is
 * @param {boolean} isLeftward
 * @returns {Way | null}
 */
export function wayAt(x, { width, edge }, isLeftward) {
  if (x < edge) return isLeftward ? "forward" : "back";
  if (x >= width - edge) return isLeftward ? "back" : "forward";
  return null;
}

/** A finger's width at least, and no more of the text than that needs. */
const LEAST_EDGE = 44;
const USUAL_EDGE = 0.12;
const MOST_EDGE = 96;
/** Of the usual width, for those whose fingers turn pages that they only hold. */
const SMALL = 0.6;
/** Large edges are for thumbs that do not reach far; the middle stays for words. */
const LARGE = 0.3;

/**
 * How wide the edges are where a press turns the page: what is beside the text, and a little of it on a phone.
 * @param {number} width of the room
 * @param {number} free beside the text
 * @param {"small" | "medium" | "large"} [size]
 */
export function edgeWidth(width, free, size = "medium") {
  const usual = Math.max(Math.min(free, width / 3), LEAST_EDGE, Math.min(USUAL_EDGE * width, MOST_EDGE));
  if (size === "small") return usual * SMALL;
  return size === "large" ? Math.max(usual, width * LARGE) : usual;
}
