// @ts-check
// `TextIndex` maps offsets to places in the document and back, for one piece of text: its text nodes laid end to end.

import { firstThat, lastAtMost } from "../basics/binary-search.js";

export class TextIndex {
  /** @type {Text[]} */
  #nodes = [];
  /**
   * Where each node starts.
   * @type {number[]}
   */
  #starts = [];
  /** UTF-16 units. */
  length = 0;

  /** @param {Node} root its text must not change from now on */
  constructor(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      this.#nodes.push(node);
      this.#starts.push(this.length);
      this.length += node.length;
    }
  }

  get nodeCount() {
    return this.#nodes.length;
  }

  /** @param {number} index */
  node(index) {
    return this.#nodes[index];
  }

  /**
   * Where a node starts.
   * @param {number} index
   */
  start(index) {
    return this.#starts[index];
  }

  /**
   * The index of the node with the unit at an offset; -1 without text.
   * @param {number} offset
   */
  indexAt(offset) {
    return lastAtMost(
      this.#starts.length,
      (index) => this.#starts[index],
      Math.max(0, Math.min(offset, this.length - 1)),
    );
  }

  /**
   * The offset of a place in a text node, `null` when the node is not in here.
   * @param {Node} node
   * @param {number} offset
   */
  offsetOf(node, offset) {
    const index = this.#indexOf(node);
    return index < 0 ? null : this.#starts[index] + offset;
  }

  /**
   * One range for each text node that has a part of `[start, end)`: highlights take these, and they
   * never cover what stands between the nodes.
   * @param {number} start
   * @param {number} end
   * @returns {Range[]}
   */
  ranges(start, end) {
    const ranges = [];
    for (let index = Math.max(0, this.indexAt(start)); index < this.#nodes.length; index += 1) {
      const from = this.#starts[index];
      if (from >= end) break;
      const node = this.#nodes[index];
      const low = Math.max(0, start - from);
      const high = Math.min(node.length, end - from);
      if (low < high) ranges.push(rangeIn(node, low, high));
    }
    return ranges;
  }

  /**
   * The text in a range of the document, which may begin and end anywhere.
   * @param {Range} range
   * @returns {{start: number, end: number} | null} `null` when it has none of it
   */
  spanOf(range) {
    const count = this.#nodes.length;
    const first = firstThat(count, (index) => range.comparePoint(this.#nodes[index], this.#nodes[index].length) >= 0);
    const last = firstThat(count, (index) => range.comparePoint(this.#nodes[index], 0) > 0) - 1;
    if (first === count || last < first) return null;
    const head = this.#nodes[first];
    const tail = this.#nodes[last];
    const start = this.#starts[first] + (head === range.startContainer ? range.startOffset : 0);
    const end = this.#starts[last] + (tail === range.endContainer ? range.endOffset : tail.length);
    return start < end ? { start, end } : null;
  }

  /** @param {number} start @param {number} end */
  text(start, end) {
    let text = "";
    for (let index = Math.max(0, this.indexAt(start)); index < this.#nodes.length; index += 1) {
      const from = this.#starts[index];
      if (from >= end) break;
      text += this.#nodes[index].data.slice(Math.max(0, start - from), end - from);
    }
    return text;
  }

  /**
   * Nodes are in document order.
   * @param {Node} node
   */
  #indexOf(node) {
    const found = lastAtMost(
      this.#nodes.length,
      (index) => {
        const here = this.#nodes[index];
        if (here === node) return 0;
        return node.compareDocumentPosition(here) & Node.DOCUMENT_POSITION_PRECEDING ? -1 : 1;
      },
      0,
    );
    return found >= 0 && this.#nodes[found] === node ? found : -1;
  }
}

/** @param {Text} node @param {number} start @param {number} end */
export function rangeIn(node, start, end) {
  const range = document.createRange();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}

/**
 * A browser keeps every range right that a page has made, at every change of the document; what is only to be measured
 * shares this one.
 * @type {Range | undefined}
 */
let measured;

/** @param {Text} node @param {number} start @param {number} end @returns {DOMRectList} the boxes of a text, in the window */
export function boxesIn(node, start, end) {
  measured ??= document.createRange();
  measured.setStart(node, start);
  measured.setEnd(node, end);
  const boxes = measured.getClientRects();
  // A node that is taken away is not held.
  measured.setStart(document, 0);
  measured.collapse(true);
  return boxes;
}
