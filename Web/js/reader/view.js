// @ts-check
// The book on the screen, in the mode of reading that is chosen: as one text that scrolls or in pages. Whoever shows, marks or
// follows places speaks to this and need not know which it is.

import { Chapters } from "../paged/chapters.js";
import { PageLayout } from "../paged/layout.js";
import { Pages } from "../paged/pages.js";
import { PagedView } from "../paged/view.js";
import { going } from "../text/going.js";
import { ScrollView } from "../scroll/view.js";
import { writingOf } from "../text/section.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/sentences.js").Span} Span
 * @typedef {import("../scroll/alignment.js").Alignment} Alignment
 * @typedef {"scroll" | "paged"} Mode
 */

const EVENTS = ["tap", "blank", "userscroll", "moved", "loaded", "jumped", "follow", "leave"];

/**
 * Events: `tap` {offset, isMouse} on a word; `blank` for a tap beside the text; `userscroll` when the reader scrolls or turns;
 * `moved` {offset, isByUser}; `loaded` {chapter, start, end}; `jumped` {from} when the reader dragged far away; `follow`
 * {offset, chapter} for a link in the book, `leave` {address} for one elsewhere; `mode` when it is another one; `goes` and `went`
 * around every way to a place but the voice's.
 */
export class ReaderView extends EventTarget {
  /** Numbers and places of the pages, in both modes. */
  pages;
  layout;
  #element;
  #model;
  #chapters;
  #options;
  #insets = { top: 0, bottom: 0 };
  /** @type {ScrollView | PagedView} */
  #view;
  #isAnimated = true;
  /**
   * The place that is being gone to, until it is in view.
   * @type {{offset: number, chapter?: number} | null}
   */
  #goal = null;

  /**
   * @param {HTMLElement} element
   * @param {BookModel} model
   * @param {{address: (offset: number) => string, message: (chapter: number, error: unknown) => HTMLElement, mode?: Mode}} options
   */
  constructor(element, model, options) {
    super();
    this.#element = element;
    this.#model = model;
    this.#options = options;
    element.dataset.writing = writingOf(model.details);
    this.#chapters = new Chapters(model, options);
    this.layout = new PageLayout(element, model.details);
    this.pages = new Pages(element, model, this.#chapters, this.layout, () => this.chapter);
    this.#view = this.#made(options.mode ?? "scroll");
    this.addEventListener("loaded", () => this.pages.start(), { once: true });
  }

  /** @type {Mode} */
  get mode() {
    return this.#view instanceof PagedView ? "paged" : "scroll";
  }
  get isPaged() {
    return this.#view instanceof PagedView;
  }
  /** The view by pages, while it is in use. */
  get paged() {
    return this.#view instanceof PagedView ? this.#view : null;
  }

  get writing() {
    return writingOf(this.#model.details);
  }
  /** Whether the text scrolls to the side, as vertical lines do. */
  get isSideways() {
    return !(this.#view instanceof PagedView) && this.#view.isSideways;
  }
  /** How far the text is scrolled, in pixels. */
  get scrolled() {
    return this.#view instanceof PagedView ? 0 : this.#view.scrolled;
  }
  /** The text that scrolls, while that is the mode. */
  get scrolling() {
    return this.#view instanceof PagedView ? null : this.#view;
  }

  /** The place in view: the first word, or where the reader went if that is still in view; a book offset. */
  get firstVisibleOffset() {
    return this.#view.firstVisibleOffset;
  }
  /** The index of the chapter at the top of the view. */
  get chapter() {
    return this.#view.chapter;
  }
  /** Whether the end of the book is in view. */
  get isAtEnd() {
    return this.#view.isAtEnd;
  }
  /** What bars cover at the edges of the window, in pixels. */
  get insets() {
    return this.#insets;
  }
  set insets(insets) {
    this.#insets = insets;
    this.#view.insets = insets;
    // Pages are the same in both modes: what covers a text that scrolls covers no page.
    this.layout.insets = this.isPaged ? insets : { top: 0, bottom: 0 };
  }

  /**
   * Whether turns may be seen.
   * @param {boolean} isAnimated
   */
  set isAnimated(isAnimated) {
    this.#isAnimated = isAnimated;
    if (this.#view instanceof PagedView) this.#view.isAnimated = isAnimated;
  }

  close() {
    this.#view.close();
    this.pages.close();
    this.layout.close();
  }

  /**
   * Changes the mode; the same offset stays in view, or comes there that is being gone to.
   * @param {Mode} mode
   */
  async useMode(mode) {
    if (mode === this.mode) return;
    const { firstVisibleOffset, chapter } = this.#view;
    const goal = this.#goal ?? { offset: firstVisibleOffset, chapter };
    this.#view.close();
    this.#view = this.#made(mode);
    this.#view.insets = this.#insets;
    scrollTo({ top: 0, behavior: /** @type {ScrollBehavior} */ ("instant") });
    this.dispatchEvent(new Event("mode"));
    await this.#go(goal.offset, { chapter: goal.chapter });
  }

  /** @param {number} offset @param {{smooth?: boolean, align?: Alignment, chapter?: number}} options */
  async #go(offset, options) {
    const goal = { offset, chapter: options.chapter };
    this.#goal = goal;
    try {
      await this.#view.show(offset, options);
    } finally {
      if (this.#goal === goal) this.#goal = null;
    }
  }

  /** @param {number} x in the window @param {number} y @returns {number | null} the letter there, a book offset */
  offsetAt(x, y) {
    return this.#view.offsetAt(x, y);
  }

  /**
   * The word at a book offset, else the nearest one; the offset itself where nothing is loaded.
   * @param {number} offset
   * @returns {Span}
   */
  wordAt(offset) {
    return this.#view.wordAt(offset);
  }

  /**
   * Ranges over the part of `[start, end)` that is loaded, in book offsets.
   * @param {number} start
   * @param {number} end
   */
  ranges(start, end) {
    return this.#view.ranges(start, end);
  }

  /**
   * The book's text in a range of the document, such as the selection; `null` when it has none of it.
   * @param {Range} range
   */
  spanOf(range) {
    return this.#view.spanOf(range);
  }

  /**
   * Whether all of it can be seen; of what is higher than the window, its first line; of what goes on over a page, its beginning.
   * @param {number} start
   * @param {number} end
   */
  isVisible(start, end) {
    return this.#view.isVisible(start, end);
  }

  /**
   * Brings a place into view, loading it if need be.
   * @param {number} offset a book offset
   * @param {{smooth?: boolean, align?: Alignment, chapter?: number, isFollowing?: boolean}} [options] `chapter` for places that
   *   several chapters share, `isFollowing` where it is the voice that is there
   * @returns {Promise<void>}
   */
  show(offset, options = {}) {
    const move = () => this.#go(offset, options);
    return options.isFollowing ? move() : going(this, move);
  }

  /**
   * The first page of a number, from 1.
   * @param {number} number
   */
  async showPage(number) {
    const { offset, chapter, index } = this.pages.placeOf(number);
    const page = this.pages.isChapterExact(chapter) ? index : undefined;
    await going(this, () =>
      this.#view instanceof PagedView
        ? this.#view.show(offset, { chapter, page })
        : this.#view.show(offset, { chapter }),
    );
  }

  /**
   * Tries again to load what failed.
   * @param {number} [chapter] all without it
   */
  async retry(chapter) {
    await this.#view.retry(chapter);
  }

  /** @param {Mode} mode */
  #made(mode) {
    this.#element.dataset.mode = mode;
    // A box that scrolls by itself can be reached by keyboard.
    this.#element.tabIndex = mode === "scroll" && writingOf(this.#model.details) !== "horizontal-tb" ? 0 : -1;
    const view =
      mode === "paged"
        ? new PagedView(this.#element, this.#model, this.#chapters, this.layout)
        : new ScrollView(this.#element, this.#model, this.#options);
    if (view instanceof PagedView) view.isAnimated = this.#isAnimated;
    for (const name of EVENTS) {
      view.addEventListener(name, (event) => {
        const detail = event instanceof CustomEvent ? event.detail : null;
        this.dispatchEvent(new CustomEvent(name, { detail }));
      });
    }
    return view;
  }
}
