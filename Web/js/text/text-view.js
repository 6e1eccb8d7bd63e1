// @ts-check
// `TextView`: what every way to show a book answers about the text that is loaded.

/**
 * @typedef {import("./lookup.js").Lookup} Lookup
 * @typedef {import("./sentences.js").Span} Span
 */

/** A view asks its `lookup`, of which each kind of view has one of its own. */
export class TextView extends EventTarget {
  /** @returns {Pick<Lookup, "offsetAt" | "wordAt" | "ranges" | "spanOf">} */
  get lookup() {
    throw new Error("A view has a lookup.");
  }

  /** @returns {number} the place that is kept in view, a book offset */
  get firstVisibleOffset() {
    throw new Error("A view shows a place.");
  }

  /**
   * Tells that a text can be seen.
   * @param {{chapter: number, start: number, end: number}} text book offsets
   */
  tellLoaded({ chapter, start, end }) {
    this.dispatchEvent(new CustomEvent("loaded", { detail: { chapter, start, end } }));
  }

  /**
   * Tells that another place is in view.
   * @param {boolean} isByUser whether the reader has gone there by hand
   */
  tellMoved(isByUser) {
    this.dispatchEvent(new CustomEvent("moved", { detail: { offset: this.firstVisibleOffset, isByUser } }));
  }

  /** @param {number} x in the window @param {number} y @returns {number | null} the letter there, a book offset */
  offsetAt(x, y) {
    return this.lookup.offsetAt(x, y);
  }

  /** @param {number} offset of the book @returns {Span} */
  wordAt(offset) {
    return this.lookup.wordAt(offset);
  }

  /** @param {number} start @param {number} end @returns {Range[]} over what is loaded, in book offsets */
  ranges(start, end) {
    return this.lookup.ranges(start, end);
  }

  /** @param {Range} range of the document @returns {Span | null} */
  spanOf(range) {
    return this.lookup.spanOf(range);
  }
}
