// @ts-check
// `TextIndex` maps offsets to places in the document and back, for one piece of text: its text nodes laid end to end. What a
// replacement rule shows in place of a piece of the book is an element with `data-source`: it counts as that piece, and is
// one whole, so that a place in it is its beginning and a range that touches it covers it. So is a formula that is shown in
// place of its line; the first of its text nodes stands for it.

import { firstThat, lastAtMost } from "../basics/binary-search.js";
import { edgesOf, FORMULA, rangeIn, SOURCE } from "./in-place.js";

/** @typedef {{start: number, end: number, text: string}} ShownPart a piece of the book's text, by its offsets, and what is shown there */

export class TextIndex {
  /** @type {Text[]} */
  #nodes = [];
  /**
   * The book's text in place of a node's, by the node's index.
   * @type {Map<number, string>}
   */
  #sources = new Map();
  /**
   * Where each node starts.
   * @type {number[]}
   */
  #starts = [];
  /**
   * The last text node of a formula, by the first one's index.
   * @type {Map<number, Text>}
   */
  #ends = new Map();
  /** UTF-16 units. */
  length = 0;

  /** @param {Node} root its text must not change from now on */
  constructor(root) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    /** @type {Element | null} */
    let shown = null;
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (shown?.contains(node)) continue;
      shown = null;
      if (node instanceof Text) {
        this.#add(node, node.length);
        continue;
      }
      const element = /** @type {Element} */ (node);
      const source = element.getAttribute(SOURCE);
      if (source === null) continue;
      shown = element;
      this.#sources.set(this.#nodes.length, source);
      const [first, last] = edgesOf(element);
      if (element.localName === "math") this.#ends.set(this.#nodes.length, last);
      this.#add(first, source.length);
    }
  }

  /** @param {Text} node @param {number} length in units of the book's text */
  #add(node, length) {
    this.#nodes.push(node);
    this.#starts.push(this.length);
    this.length += length;
  }

  get nodeCount() {
    return this.#nodes.length;
  }

  /** @param {number} index */
  node(index) {
    return this.#nodes[index];
  }

  /**
   * The offset of a place in a node.
   * @param {number} index
   * @param {number} place
   */
  offsetIn(index, place) {
    return this.#starts[index] + (this.#sources.has(index) ? 0 : place);
  }

  /**
   * The place in a node at an offset, from which on its letters follow the offset.
   * @param {number} index
   * @param {number} offset
   */
  placeIn(index, offset) {
    return this.#sources.has(index) ? 0 : Math.max(0, offset - this.#starts[index]);
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
    return index < 0 ? null : this.offsetIn(index, offset);
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
      const source = this.#sources.get(index);
      if (source !== undefined) {
        const last = this.#ends.get(index) ?? node;
        if (last.length > 0 && from + source.length > start) ranges.push(rangeIn(node, 0, last.length, last));
        continue;
      }
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
    const first = firstThat(count, (index) => {
      const end = this.#ends.get(index) ?? this.#nodes[index];
      return range.comparePoint(end, end.length) >= 0;
    });
    const last = firstThat(count, (index) => range.comparePoint(this.#nodes[index], 0) > 0) - 1;
    if (first === count || last < first) return null;
    const head = this.#nodes[first];
    const tail = this.#nodes[last];
    const start = head === range.startContainer ? this.#edgeIn(first, range.startOffset, false) : this.#starts[first];
    const end = this.#edgeIn(last, tail === range.endContainer ? range.endOffset : tail.length, true);
    return start < end ? { start, end } : null;
  }

  /** @param {number} index @param {number} place in the node @param {boolean} isEnd of a range */
  #edgeIn(index, place, isEnd) {
    const source = this.#sources.get(index);
    if (source === undefined) return this.#starts[index] + place;
    if (this.#ends.has(index)) return this.#starts[index] + (isEnd ? source.length : 0);
    const { length } = this.#nodes[index];
    const isBehind = isEnd ? place > 0 || length === 0 : place >= length && length > 0;
    return this.#starts[index] + (isBehind ? source.length : 0);
  }

  /**
   * What is shown, in pieces.
   * @param {number} start
   * @param {number} end
   * @returns {ShownPart[]}
   */
  parts(start, end) {
    const parts = [];
    for (let index = Math.max(0, this.indexAt(start)); index < this.#nodes.length; index += 1) {
      const from = this.#starts[index];
      if (from >= end) break;
      const { data } = this.#nodes[index];
      const source = this.#sources.get(index);
      if (source !== undefined) {
        // The letters of a formula alone don't say what it says.
        const text = this.#ends.has(index) ? source : data;
        if (from + source.length > start) parts.push({ start: from, end: from + source.length, text });
        continue;
      }
      const low = Math.max(start, from);
      const text = data.slice(low - from, end - from);
      if (text) parts.push({ start: low, end: low + text.length, text });
    }
    return parts;
  }

  /**
   * The book's own text, which may be shown as another.
   * @param {number} start
   * @param {number} end
   */
  text(start, end) {
    let text = "";
    for (let index = Math.max(0, this.indexAt(start)); index < this.#nodes.length; index += 1) {
      const from = this.#starts[index];
      if (from >= end) break;
      text += (this.#sources.get(index) ?? this.#nodes[index].data).slice(Math.max(0, start - from), end - from);
    }
    return text;
  }

  /**
   * Nodes are in document order.
   * @param {Node} node
   */
  #indexOf(node) {
    const formula = node.parentElement?.closest(FORMULA);
    if (formula) return this.#indexOfOwn(edgesOf(formula)[0]);
    return this.#indexOfOwn(node);
  }

  /** @param {Node} node */
  #indexOfOwn(node) {
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
