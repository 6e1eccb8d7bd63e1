// @ts-check
// `Pages`: the page numbers of a flowing text in the layout in use. They are the same in both modes.

import { PageCounter } from "./page-counter.js";
import { hashOf } from "./layout.js";
import { LayoutCache } from "./cache.js";
import { PageTable } from "./page-table.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./layout.js").PageLayout} PageLayout
 * @typedef {import("./part.js").Part} Part
 */

/** Milliseconds between two `change` events while pages are counted, and before what was counted is kept. */
const TELL = 400;
const KEEP = 4000;
/** What is read comes first: the counting begins so many milliseconds after a layout is in use. */
const BEGIN = 600;

/** Events: `change` when numbers are others than before. */
export class Pages extends EventTarget {
  #model;
  #layout;
  #counter;
  #cache;
  #table;
  #isCounting = false;
  /** The key of the layout that the table is about. */
  #key = "";
  #round = new AbortController();
  #where;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #telling;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #keeping;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #beginning;

  /**
   * @param {HTMLElement} element of the book's text
   * @param {BookModel} model
   * @param {Chapters} chapters
   * @param {PageLayout} layout
   * @param {() => number} where the chapter that is read
   */
  constructor(element, model, chapters, layout, where) {
    super();
    const { details } = model;
    this.#model = model;
    this.#layout = layout;
    this.#where = where;
    this.#counter = new PageCounter(element, model, chapters, layout);
    const structure = details.chapters.map(({ length }) => length).join();
    this.#cache = new LayoutCache(details.id, `${details.fingerprint} ${hashOf(structure)}`);
    this.#table = new PageTable(details.chapters, 1);
    layout.addEventListener("change", () => this.#begin());
  }

  close() {
    this.#round.abort();
    for (const timer of [this.#telling, this.#keeping, this.#beginning]) clearTimeout(timer);
    if (this.#isCounting) this.#cache.put(this.#key, this.#table.known);
    this.#counter.close();
    this.#cache.close();
  }

  /** Begins to count, once the first text is there. */
  start() {
    if (this.#key === "") this.#begin();
  }

  /** Pages of the book; an estimate until `isExact`. */
  get count() {
    return this.#table.count;
  }
  /** Whether the layout of the whole book is known. */
  get isExact() {
    return this.#table.isExact;
  }

  /**
   * The number of the page with a book offset, from 1.
   * @param {number} offset
   * @param {number} [chapter] for places that several chapters share
   */
  pageAt(offset, chapter = this.#model.chapterAt(offset)) {
    return this.#table.pageAt(chapter, offset);
  }

  /**
   * The book offset where a page begins.
   * @param {number} page from 1
   */
  offsetOf(page) {
    return this.#table.placeOf(page).offset;
  }

  /**
   * Where a page begins, also one without text.
   * @param {number} page from 1
   */
  placeOf(page) {
    return this.#table.placeOf(page);
  }

  /**
   * The number of the page that is the `index`th of a chapter, from 0.
   * @param {number} chapter
   * @param {number} index
   */
  numberOf(chapter, index) {
    return Math.min(this.count, this.#table.firstPage(chapter) + index);
  }

  /**
   * How many pages of its chapter come after the page with a book offset.
   * @param {number} offset
   * @param {number} [chapter]
   */
  leftInChapter(offset, chapter = this.#model.chapterAt(offset)) {
    return Math.max(0, this.#table.pagesIn(chapter) - 1 - this.#table.pageInChapter(chapter, offset));
  }

  /**
   * Whether the pages before a chapter are known.
   * @param {number} chapter
   */
  isExactBefore(chapter) {
    return this.#table.isExactUpTo(chapter);
  }

  /**
   * The page of a place in a chapter, counted from 0 in the chapter.
   * @param {number} offset
   * @param {number} chapter
   */
  pageInChapter(offset, chapter) {
    return this.#table.pageInChapter(chapter, offset);
  }

  /**
   * Whether the pages of a chapter are known.
   * @param {number} chapter
   */
  isChapterExact(chapter) {
    return this.#table.isChapterExact(chapter);
  }
  /** @param {number} chapter */
  pagesIn(chapter) {
    return this.#table.pagesIn(chapter);
  }

  /**
   * A part is on the screen: its pages are what counts.
   * @param {Part} part
   */
  tell(part) {
    if (this.#key !== this.#layout.key) this.#begin();
    const known = this.#table.part(part.chapter, part.index);
    if (known?.length === part.count) return;
    const starts = [];
    for (let page = 0; page < part.count; page += 1) starts.push(part.startOf(page));
    this.#table.set(part.chapter, part.index, part.partCount, starts);
    this.#tellSoon();
    this.#keepSoon();
  }

  async #begin() {
    this.#round.abort();
    this.#round = new AbortController();
    const { signal } = this.#round;
    const key = this.#layout.key;
    this.#key = key;
    const table = new PageTable(this.#model.details.chapters, this.#layout.usualUnits);
    this.#table = table;
    clearTimeout(this.#beginning);
    const kept = await this.#cache.get(key);
    if (signal.aborted) return;
    if (kept) table.load(kept.filter(([chapter]) => !table.isChapterExact(chapter)));
    // Numbers of the layout before are nobody's any more.
    this.dispatchEvent(new Event("change"));
    if (!table.isExact) this.#beginning = setTimeout(() => this.#count(signal), BEGIN);
  }

  /** @param {AbortSignal} signal */
  async #count(signal) {
    this.#isCounting = true;
    const told = () => {
      this.#tellSoon();
      this.#keepSoon();
    };
    try {
      await this.#counter.run(this.#table, this.#where(), told, signal);
      this.#isCounting = false;
      await this.#cache.put(this.#key, this.#table.known);
    } catch (error) {
      if (!signal.aborted) console.error(error);
    } finally {
      if (!signal.aborted) this.#counter.close();
    }
  }

  #tellSoon() {
    this.#telling ??= setTimeout(() => {
      this.#telling = undefined;
      this.dispatchEvent(new Event("change"));
    }, TELL);
  }

  #keepSoon() {
    this.#keeping ??= setTimeout(() => {
      this.#keeping = undefined;
      this.#cache.put(this.#key, this.#table.known);
    }, KEEP);
  }
}
