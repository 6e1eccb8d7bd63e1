// @ts-check
// Pure: the numbers of a book's pages. Chapters that were set in the layout in use are exact, the others estimated by
// length.

import { lastAtMost } from "../basics/binary-search.js";

/**
 * @typedef {{start: number, length: number}} ChapterSpan
 * @typedef {number[]} Starts for each page of a part the book offset of its first word
 * @typedef {(Starts | null)[]} ChapterParts `null`: not known yet
 */

/** UTF-16 units that say enough about how many go on a page. */
const ENOUGH_UNITS = 5000;

export class PageTable {
  #chapters;
  #usual;
  /** @type {Map<number, ChapterParts>} */
  #parts = new Map();
  /**
   * The number of pages before each chapter, and of all; made when it is asked for.
   * @type {number[] | null}
   */
  #before = null;
  #exact = 0;
  /** Units and pages of the chapters that were set. */
  #units = 0;
  #pages = 0;

  /** @param {ChapterSpan[]} chapters @param {number} usual units on a page before anything is known */
  constructor(chapters, usual) {
    this.#chapters = chapters;
    this.#usual = Math.max(1, usual);
  }

  /** Pages of the book. */
  get count() {
    return Math.max(1, this.#sums[this.#chapters.length]);
  }
  /** Whether every chapter was set. */
  get isExact() {
    return this.#exact === this.#chapters.length;
  }

  /** @param {number} chapter */
  isChapterExact(chapter) {
    return this.#parts.get(chapter)?.every((part) => part !== null) ?? false;
  }

  /**
   * Whether the number of a page in a chapter is known: everything before it was set.
   * @param {number} chapter
   */
  isExactUpTo(chapter) {
    for (let index = 0; index < chapter; index += 1) if (!this.isChapterExact(index)) return false;
    return true;
  }

  /**
   * @param {number} chapter
   * @param {number} part
   * @returns {Starts | null}
   */
  part(chapter, part) {
    return this.#parts.get(chapter)?.[part] ?? null;
  }

  /**
   * A part was set.
   * @param {number} chapter
   * @param {number} part
   * @param {number} count of the chapter's parts
   * @param {Starts} starts
   */
  set(chapter, part, count, starts) {
    let parts = this.#parts.get(chapter);
    this.#count(chapter, -1);
    if (!parts || parts.length !== count) {
      parts = Array.from({ length: count }, () => null);
      this.#parts.set(chapter, parts);
    }
    parts[part] = starts;
    this.#count(chapter, 1);
    this.#before = null;
  }

  /**
   * What is known, to be kept.
   * @returns {[number, ChapterParts][]}
   */
  get known() {
    return [...this.#parts];
  }

  /** @param {[number, ChapterParts][]} known */
  load(known) {
    for (const [chapter, parts] of known) {
      parts.forEach((starts, part) => {
        if (starts) this.set(chapter, part, parts.length, starts);
      });
    }
  }

  /** @param {number} chapter its pages */
  pagesIn(chapter) {
    const parts = this.#parts.get(chapter);
    const { length } = this.#chapters[chapter];
    if (!parts) return Math.max(1, Math.round(length / this.#ratio));
    const missing = parts.filter((part) => part === null).length;
    const known = parts.reduce((sum, part) => sum + (part?.length ?? 0), 0);
    return known + Math.round(((missing / parts.length) * length) / this.#ratio);
  }

  /** @param {number} chapter the number of its first page, from 1 */
  firstPage(chapter) {
    return this.#sums[chapter] + 1;
  }

  /**
   * The page of a place in a chapter, counted from 0 in the chapter.
   * @param {number} chapter
   * @param {number} offset
   */
  pageInChapter(chapter, offset) {
    const { start, length } = this.#chapters[chapter];
    const parts = this.#parts.get(chapter);
    if (!parts?.every((part) => part !== null)) {
      return Math.min(
        this.pagesIn(chapter) - 1,
        Math.floor(((offset - start) / Math.max(1, length)) * this.pagesIn(chapter)),
      );
    }
    const starts = /** @type {number[]} */ (parts.flat());
    return Math.max(
      0,
      lastAtMost(starts.length, (index) => starts[index], offset),
    );
  }

  /**
   * The number of the page with a place, from 1.
   * @param {number} chapter
   * @param {number} offset
   */
  pageAt(chapter, offset) {
    return Math.min(this.count, this.firstPage(chapter) + Math.max(0, this.pageInChapter(chapter, offset)));
  }

  /**
   * Where a page begins.
   * @param {number} page from 1; others are brought into the book
   * @returns {{chapter: number, offset: number, index: number}} `index`: of the page in its chapter
   */
  placeOf(page) {
    const sums = this.#sums;
    const before = Math.min(Math.max(1, Math.round(page)), this.count) - 1;
    const chapter = Math.min(
      this.#chapters.length - 1,
      Math.max(
        0,
        lastAtMost(sums.length, (at) => sums[at], before),
      ),
    );
    const { start, length } = this.#chapters[chapter];
    const index = before - sums[chapter];
    const parts = this.#parts.get(chapter);
    const known = parts?.every((part) => part !== null) ? /** @type {number[]} */ (parts.flat())[index] : undefined;
    const offset = known ?? start + Math.floor((index / Math.max(1, this.pagesIn(chapter))) * length);
    return { chapter, offset, index };
  }

  get #sums() {
    if (this.#before) return this.#before;
    const sums = [0];
    for (let chapter = 0; chapter < this.#chapters.length; chapter += 1)
      sums.push(sums[chapter] + this.pagesIn(chapter));
    this.#before = sums;
    return sums;
  }

  /** @param {number} chapter @param {1 | -1} sign */
  #count(chapter, sign) {
    if (!this.isChapterExact(chapter)) return;
    this.#exact += sign;
    this.#units += sign * this.#chapters[chapter].length;
    this.#pages += sign * (this.#parts.get(chapter) ?? []).reduce((sum, part) => sum + (part?.length ?? 0), 0);
  }

  /** Units on a page, by what was set. */
  get #ratio() {
    return this.#units > ENOUGH_UNITS && this.#pages > 0 ? this.#units / this.#pages : this.#usual;
  }
}
