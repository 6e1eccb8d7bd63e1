// @ts-check
// What is shown in place of a piece of the book: what a replacement rule makes of it, or a formula that has a line.

/** The attribute of what is shown in place of the book's text: that text. */
export const SOURCE = "data-source";
/** A formula that is shown in place of its line. */
export const FORMULA = `math[${SOURCE}]`;

/**
 * The first and the last text node in what is shown in place of the book's text. What is left out still has its place.
 * @param {Element} shown
 * @returns {[Text, Text]}
 */
export function edgesOf(shown) {
  const walker = document.createTreeWalker(shown, NodeFilter.SHOW_TEXT);
  const first = walker.nextNode() ?? shown.appendChild(document.createTextNode(""));
  let last = first;
  while (walker.nextNode()) last = walker.currentNode;
  return [/** @type {Text} */ (first), /** @type {Text} */ (last)];
}

/** @param {Text} node @param {number} start @param {number} end @param {Text} [last] the node in which it ends */
export function rangeIn(node, start, end, last = node) {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(last, end);
  return range;
}

/** @param {Range} range one of those that `TextIndex.ranges` makes @returns {string} the book's own text there */
export const sourceOf = (range) =>
  range.startContainer.parentElement?.closest(`[${SOURCE}]`)?.getAttribute(SOURCE) ?? String(range);

/** @param {Range} range one of those @returns {string} what is shown there, a formula as its line */
export const shownIn = (range) =>
  range.startContainer.parentElement?.closest(FORMULA)?.getAttribute(SOURCE) ?? String(range);
