// @ts-check
// `ProgressDisplay` shows in the header and the contents where the reader is and how much of the book was read.

import { wholePercent } from "../basics/locale.js";
import { fractionRead } from "./progress.js";

/**
 * @typedef {object} Parts
 * @property {Pick<import("./book-view.js").BookView, "firstVisibleOffset" | "chapter" | "isAtEnd" | "pages">} view
 * @property {{title: string, length: number}} details
 * @property {number} chapterCount
 * @property {() => boolean} isFinished whether the book counts as finished
 * @property {Pick<import("./entries.js").Entries, "nameAt" | "at">} finder
 * @property {Pick<import("./contents.js").ContentsPanel, "read" | "mark">} contents
 * @property {Pick<import("./header.js").ReaderHeader, "show">} header
 */

export class ProgressDisplay {
  #parts;
  /** Whether the reader has moved on since a place was gone to. */
  #hasReadOn = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** How much of the book was read, 0…1. */
  get fraction() {
    const { view, details, chapterCount, isFinished } = this.#parts;
    return fractionRead({
      offset: view.firstVisibleOffset,
      length: details.length,
      isAtEnd: view.isAtEnd,
      isInLast: view.chapter === chapterCount - 1,
      hasReadOn: this.#hasReadOn,
      isFinished: isFinished(),
    });
  }

  /** The reader goes to a place. */
  goes() {
    this.#hasReadOn = false;
  }

  /** @param {boolean} isByUser */
  moved(isByUser) {
    this.#hasReadOn ||= isByUser;
    this.show();
  }

  show() {
    const { view, details, chapterCount, finder, contents, header } = this.#parts;
    const { firstVisibleOffset: offset, chapter, pages } = view;
    const name = finder.nameAt(offset, chapter);
    const { fraction } = this;
    contents.read(offset, fraction);
    contents.mark(finder.at(offset, chapter));
    header.show({
      // A chapter that is called like the book is named above already.
      title: name === details.title ? "" : name,
      fraction,
      percent: wholePercent(fraction),
      number: chapter + 1,
      count: chapterCount,
      page: pages.pageAt(offset, chapter),
      pages: pages.count,
      isExact: pages.isExact,
    });
  }
}
