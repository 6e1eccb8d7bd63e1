// @ts-check
// `FixedPages`: the pages of a book of fixed layout, each of them a chapter.

import { keptPage, keepPage } from "./kept-page.js";
import { FixedPage } from "./page.js";

/** @typedef {import("../text/book.js").BookModel} BookModel */
/**
 * What a `FixedView` asks a source of pages, beside the numbers of pages.
 * @typedef {import("../text/showing.js").PageNumbers & {
 *   spread: "auto" | "none" | "landscape" | "both",
 *   infos: (open: number) => import("./spreads.js").PageInfo[],
 *   find: (offset: number, chapter?: number) => number,
 *   startOf: (index: number) => number,
 *   chapterOf: (index: number) => number,
 *   keep: (index: number) => void,
 *   make: (index: number) => DesignedPage,
 * }} PageSource `infos` are of the pages that have a place beside others, and of the `open` one; `find` gives the index of a page;
 *   `keep` remembers the page that was turned to
 * @typedef {import("../text/lookup.js").LoadedPiece & {isSeen: (offset: number) => boolean}} PagePiece
 * @typedef {object} DesignedPage
 * @property {number} number its index
 * @property {number} chapter of its beginning
 * @property {HTMLElement} element
 * @property {PagePiece[]} pieces its texts
 * @property {import("./spreads.js").Size} size
 * @property {(model: BookModel, address: (offset: number) => string, usual: import("./spreads.js").Size | null) => Promise<void>} fill
 * @property {(message: HTMLElement) => void} fail
 * @property {(scale: number, area: import("./spreads.js").Size) => void} scale
 */

export class FixedPages extends EventTarget {
  isExact = true;
  #model;

  /** @param {BookModel} model */
  constructor(model) {
    super();
    this.#model = model;
  }

  get count() {
    return this.#model.chapterCount;
  }
  get spread() {
    return this.#model.details.spread;
  }
  /** @param {number} offset @param {number} [chapter] where several are at the same place @returns {number} from 1 */
  pageAt(offset, chapter) {
    return (chapter ?? this.#model.chapterAt(offset)) + 1;
  }
  /** @param {number} page from 1 */
  offsetOf(page) {
    const { chapters } = this.#model.details;
    return chapters[Math.min(chapters.length, Math.max(1, page)) - 1].start;
  }
  leftInChapter() {
    return 0;
  }
  /**
   * A page that is read only when it is linked to has no place until somebody comes there.
   * @param {number} open
   */
  infos(open) {
    const { chapters } = this.#model.details;
    const pages = chapters.filter(({ linear }, index) => linear || index === open);
    return pages.length > 0 ? pages : chapters;
  }
  /** @param {number} offset @param {number} [chapter] */
  find(offset, chapter) {
    return chapter ?? keptPage(this.#model.details, offset) ?? (offset === 0 ? 0 : this.#model.chapterAt(offset));
  }
  /** @param {number} index */
  startOf(index) {
    return this.#model.details.chapters[index].start;
  }
  /** @param {number} index */
  chapterOf(index) {
    return index;
  }
  /** @param {number} index */
  keep(index) {
    keepPage(this.#model.details, index);
  }
  /** @param {number} index */
  make(index) {
    return new FixedPage(index);
  }
}
