// @ts-check
// `Part`: a part of a chapter in columns, where its pages begin, and which page holds what.

import { letterBox, wordStart } from "../text/lines.js";
import { boxesIn } from "../text/offsets.js";
import { firstThat, lastAtMost } from "../basics/binary-search.js";
import { h } from "../ui/element.js";
import { fitTables, fitWidth } from "./fitting.js";
import { columnOf } from "./geometry.js";
import { lastBox, lastBoxFrom } from "./last-box.js";
import { cutStrips } from "./picture-strips.js";

/**
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {import("./geometry.js").Geometry} Geometry
 * @typedef {{chapter: number, index: number, count: number, language: string | null, isLeftward: boolean}} PartPlace `index` of `count`
 *   parts of the chapter
 */

/** Letters without a box (white space at a line's end) are few in a row. */
const LONGEST_GAP = 200;
/** What takes room on a page without being text. */
const PICTURES = "img, svg, math, hr, audio, video, a[data-media], .missing-image, canvas";

export class Part {
  /** @type {Piece[]} */
  pieces = [];
  element;
  /** Pages; 0 when there is nothing to be seen. */
  count = 0;
  #section;
  #place;
  /** @type {Geometry | null} */
  #geometry = null;
  /** @type {(number | null)[]} */
  #starts = [];

  /** @param {HTMLElement} section of the chapter, empty @param {PartPlace} place */
  constructor(section, place) {
    this.#section = section;
    this.#place = place;
    this.element = h("div", { class: "paged-part", dir: place.isLeftward ? "rtl" : "ltr" }, section);
  }

  get chapter() {
    return this.#place.chapter;
  }
  get index() {
    return this.#place.index;
  }
  get partCount() {
    return this.#place.count;
  }
  get start() {
    return this.pieces[0]?.start ?? 0;
  }
  get end() {
    return this.pieces[this.pieces.length - 1]?.end ?? 0;
  }
  get geometry() {
    return this.#geometry;
  }
  get isFirst() {
    return this.index === 0;
  }
  get isLast() {
    return this.index === this.partCount - 1;
  }

  /** @param {Piece} piece that follows the last one */
  append(piece) {
    this.pieces.push(piece);
    this.#section.append(piece.element);
  }

  /**
   * Appends a piece and has it laid out: all of them one after the other are laid out in half the time of all at once, and in turns. Then
   * comes `fit`.
   * @param {Piece} piece
   */
  grow(piece) {
    this.append(piece);
    if (this.#geometry) this.#fit(piece, this.#geometry);
    void this.element.offsetHeight;
  }

  /**
   * Sets the columns, and counts them.
   * @param {Geometry} geometry
   */
  fit(geometry) {
    this.#geometry = geometry;
    const { columns, lineLength, depth, gap, isVertical } = geometry;
    const { style } = this.element;
    const along = columns * lineLength + (columns - 1) * gap;
    style.width = `${isVertical ? depth : along}px`;
    style.height = `${isVertical ? along : depth}px`;
    style.columnCount = String(columns);
    style.columnGap = `${gap}px`;
    fitTables(this.element, geometry);
    for (const piece of this.pieces) fitWidth(piece, this.element, geometry, this.#place.isLeftward);
    this.recount();
  }

  /** @param {Piece} piece @param {Geometry} geometry */
  #fit(piece, geometry) {
    fitTables(piece.element, geometry);
    fitWidth(piece, this.element, geometry, this.#place.isLeftward);
  }

  /**
   * Something has changed its size.
   * @returns {boolean} whether there are more or fewer pages now
   */
  recount() {
    const before = this.count;
    if (this.#geometry) cutStrips(this.#section, this.#geometry);
    this.count = this.#lastColumn() + 1;
    this.#starts = Array.from({ length: this.count }, () => null);
    return before !== this.count;
  }

  /**
   * The page, from 0, with the letter at a book offset.
   * @param {number} offset
   */
  pageOf(offset) {
    const at = lastAtMost(this.pieces.length, (index) => this.pieces[index].start, offset);
    for (let index = Math.max(0, at); index < this.pieces.length; index += 1) {
      const box = this.pieces[index].hasText ? letterBox(this.pieces[index], offset) : null;
      if (box) return this.#within(this.#column(box));
    }
    return Math.max(0, this.count - 1);
  }

  /** @param {Element} element @returns {number} its page */
  pageWith(element) {
    const box = element.getClientRects()[0];
    return box ? this.#within(this.#column(box)) : 0;
  }

  /**
   * The book offset of the first word that begins on a page, or of the next one when the page has none.
   * @param {number} page
   */
  startOf(page) {
    if (page <= 0) return this.start;
    if (page >= this.count) return this.end;
    return (this.#starts[page] ??= this.#findStart(page));
  }

  /** @param {number} page @returns {Element | null} what a page without text shows */
  pictureOn(page) {
    for (const picture of this.#section.querySelectorAll(PICTURES)) {
      const box = picture.getClientRects()[0];
      if (box && this.#column(box) === page) return picture;
    }
    return null;
  }

  /** @param {number} page @returns {boolean} whether it has a letter */
  hasText(page) {
    const start = this.startOf(page);
    return start < this.end && this.pageOf(start) === page;
  }

  /** @param {number} page */
  #findStart(page) {
    // A piece's box ends where its text does, or later.
    const first = firstThat(this.pieces.length, (at) => this.#endOf(this.pieces[at].element) >= page);
    for (const piece of this.pieces.slice(first)) {
      const { text } = piece;
      let index = firstThat(text.nodeCount, (at) => this.#lastColumnFrom(piece, at) >= page);
      for (; index < text.nodeCount; index += 1) {
        const node = text.node(index);
        const place = firstThat(node.length, (at) => this.#columnFrom(node, at) >= page);
        if (place >= node.length || this.#columnFrom(node, place) === Infinity) continue;
        return piece.start + wordStart(piece, text.offsetIn(index, place), this.#place.language);
      }
    }
    return this.end;
  }

  /**
   * The column of the first letter from there that has a box.
   * @param {Text} node
   * @param {number} place
   */
  #columnFrom(node, place) {
    for (let at = place; at < Math.min(node.length, place + LONGEST_GAP); at += 1) {
      const boxes = boxesIn(node, at, at + 1);
      const box = boxes[boxes.length - 1];
      if (box && box.width + box.height > 0) return this.#column(box);
    }
    return Infinity;
  }

  /**
   * The column in which a text node, or the next one with a box, ends.
   * @param {Piece} piece
   * @param {number} index
   */
  #lastColumnFrom({ text }, index) {
    const box = lastBoxFrom(text, index);
    return box ? this.#column(box) : Infinity;
  }

  /** -1 without anything to be seen. */
  #lastColumn() {
    // What stands in a designed page may stand anywhere, and is not seen outside of it.
    if (this.pieces.length === 1 && this.pieces[0].isInset) return 0;
    let last = -1;
    for (let index = this.pieces.length - 1; index >= 0 && last < 0; index -= 1) {
      const { text, element } = this.pieces[index];
      for (let at = text.nodeCount - 1; at >= 0 && last < 0; at -= 1) {
        const box = lastBox(text.node(at));
        if (box) last = this.#column(box);
      }
      // The message in the place of a chapter has no text of the book.
      if (last < 0 && !this.pieces[index].hasText && element.matches(".chapter-message")) last = 0;
    }
    for (const picture of this.#section.querySelectorAll(PICTURES)) {
      const boxes = picture.getClientRects();
      if (boxes.length > 0) last = Math.max(last, this.#column(boxes[boxes.length - 1]));
    }
    return last;
  }

  /** @param {Element} element @returns {number} the column in which it ends */
  #endOf(element) {
    const boxes = element.getClientRects();
    return boxes.length > 0 ? this.#column(boxes[boxes.length - 1]) : Infinity;
  }

  /** @param {DOMRect} box */
  #column(box) {
    if (!this.#geometry) return 0;
    return columnOf(box, this.element.getBoundingClientRect(), this.#geometry, this.#place.isLeftward);
  }

  /** @param {number} page */
  #within(page) {
    return Math.max(0, Math.min(page, this.count - 1));
  }
}
