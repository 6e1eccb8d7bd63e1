// @ts-check
// `DrawnPages`: the pages that a book's file draws, as those of a PDF, with their places in the text of the chapters.

import { lastAtMost } from "../basics/binary-search.js";
import { DrawnPage } from "./page.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../model/types.js").DrawnPageInfo} DrawnPageInfo
 */

export class DrawnPages extends EventTarget {
  isExact = true;
  #model;
  #pages;
  #turn;

  /** @param {BookModel} model @param {DrawnPageInfo[]} pages @param {number} turn quarters by which they are turned by hand */
  constructor(model, pages, turn) {
    super();
    this.#model = model;
    this.#pages = pages;
    this.#turn = turn;
  }

  /** The pages of a book are beside each other where most of them are higher than wide; slides stand alone. */
  #isUpright(/** @type {DrawnPageInfo} */ { width, height }) {
    return this.#turn % 2 === 1 ? width > height : height > width;
  }

  get count() {
    return this.#pages.length;
  }
  /** @returns {"auto" | "none"} */
  get spread() {
    return this.#pages.filter((page) => this.#isUpright(page)).length * 2 > this.#pages.length ? "auto" : "none";
  }
  /** @param {number} offset @returns {number} from 1 */
  pageAt(offset) {
    return this.find(offset) + 1;
  }
  /** @param {number} page from 1 */
  offsetOf(page) {
    return this.startOf(Math.min(this.count, Math.max(1, page)) - 1);
  }
  leftInChapter() {
    return 0;
  }
  /** @returns {import("../fixed/spreads.js").PageInfo[]} */
  infos() {
    return this.#pages.map((page, index) => ({
      index,
      side: this.#isUpright(page) ? null : "center",
      layout: "pre-paginated",
    }));
  }
  /**
   * The page on which an offset is: the last that begins at it or before it. Of pages without text before it, the first is the
   * beginning of the book.
   * @param {number} offset
   */
  find(offset) {
    if (offset <= 0) return 0;
    return Math.max(
      0,
      lastAtMost(this.count, (index) => this.#pages[index].start, offset),
    );
  }
  /** @param {number} index */
  startOf(index) {
    return this.#pages[index].start;
  }
  /** @param {number} index */
  chapterOf(index) {
    return this.#model.chapterAt(this.startOf(index));
  }
  keep() {}
  /** @param {number} index */
  make(index) {
    return new DrawnPage(this.#model.details.id, index, this.#pages[index], this.chapterOf(index), this.#turn);
  }
}
