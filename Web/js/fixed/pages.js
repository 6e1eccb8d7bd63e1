// @ts-check
// `FixedPages`: the page numbers of a book of designed pages. Each chapter is one page.

/** @typedef {import("../text/book.js").BookModel} BookModel */

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
}
