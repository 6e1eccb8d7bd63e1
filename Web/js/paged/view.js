// @ts-check
// `PagedView`: the mode of `FlowingView` that shows pages. It shows places, reports what is in view and tapped, and
// turns.
// Over 300 lines because half of them are what every `BookView` can be asked.

import { Lookup } from "../text/lookup.js";
import { turnsLeft } from "../text/section.js";
import { TextView } from "../text/text-view.js";
import { prepareWords } from "../text/words.js";
import { Anchor } from "./anchor.js";
import { screenStart } from "./geometry.js";
import { LoadedParts } from "./loaded-parts.js";
import { listenToPages } from "./page-input.js";
import { Strip } from "./strip.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./layout.js").PageLayout} PageLayout
 * @typedef {import("./part.js").Part} Part
 */

/**
 * The pages on the screen: the part and page that it begins with, and all parts that are set.
 * @typedef {{part: Part | null, page: number, ready: Part[]}} Screen
 */

/** A mode of `FlowingView`, whose events it has. */
export class PagedView extends TextView {
  /** What bars cover; the pages leave room for them. */
  insets = { top: 0, bottom: 0 };
  isLeftward;
  #model;
  #chapters;
  #layout;
  #strip;
  #loaded;
  #lookup;
  #anchor = new Anchor();
  /** @type {Part | null} */ #part = null;
  /** The first page on the screen. */
  #page = 0;
  #given = new AbortController();
  #observer;
  /** Of two calls of `show` the later one counts. */
  #turn = 0;
  #isShown = false;

  /**
   * @param {HTMLElement} element
   * @param {BookModel} model
   * @param {Chapters} chapters
   * @param {PageLayout} layout
   */
  constructor(element, model, chapters, layout) {
    super();
    this.#model = model;
    this.#chapters = chapters;
    this.#layout = layout;
    this.isLeftward = turnsLeft(model.details);
    this.#strip = new Strip(this.isLeftward);
    this.#loaded = new LoadedParts(this.#strip, chapters, (part) => this.#added(part));
    this.#lookup = new Lookup(this.#loaded, model);
    this.#strip.geometry = layout.geometry;
    element.append(this.#strip.element);
    const { signal } = this.#given;
    layout.addEventListener("change", () => this.#relayout(), { signal });
    // Images that come, for the most part.
    this.#observer = new ResizeObserver(() => this.#settle());
    listenToPages(
      element,
      {
        view: this,
        strip: this.#strip,
        geometry: () => this.#layout.geometry,
        isLeftward: this.isLeftward,
        turn: (step) => {
          this.turn(step);
        },
        release: () => this.#place(true),
        focused: (target) => this.#focused(target),
      },
      signal,
    );
  }

  get lookup() {
    return this.#lookup;
  }
  get isAnimated() {
    return this.#strip.isAnimated;
  }
  set isAnimated(isAnimated) {
    this.#strip.isAnimated = isAnimated;
  }
  /** The place that is kept, in view: where the reader went, or the first word of the page that was turned to. */
  get firstVisibleOffset() {
    return this.#anchor.offset;
  }
  get chapter() {
    return this.#part?.chapter ?? this.#anchor.chapter;
  }
  /** Whether the end of the book is in view. */
  get isAtEnd() {
    return this.#part !== null && this.#isOnLastScreen && this.#loaded.isLast(this.#part);
  }
  get turns() {
    return true;
  }
  get followsWords() {
    return true;
  }
  get scrolled() {
    return null;
  }
  /** @returns {Screen} */
  get screen() {
    return { part: this.#part, page: this.#page, ready: this.#loaded.parts };
  }

  close() {
    this.#given.abort();
    this.#observer.disconnect();
    this.#loaded.close();
    this.#strip.element.remove();
  }

  /**
   * Whether a text begins on the pages in view.
   * @param {number} start
   * @param {number} _end
   */
  isVisible(start, _end) {
    const part = this.#part;
    if (!part || start < part.start || start > part.end || (start === part.end && !part.isLast)) return false;
    const page = part.pageOf(start);
    return page >= this.#page && page < this.#page + this.#columns;
  }

  /**
   * Turns to the page with a place, loading it if need be.
   * @param {number} offset a book offset
   * @param {{smooth?: boolean, chapter?: number, page?: number}} [options] `chapter` for places that several chapters share,
   *   `page` of the chapter for pages without text
   */
  async show(offset, options = {}) {
    const { smooth = false, chapter, page } = options;
    this.#turn += 1;
    const mine = this.#turn;
    const place = Math.min(Math.max(0, offset), this.#model.details.length);
    const index = chapter ?? (place === 0 ? 0 : this.#model.chapterAt(place));
    if (!this.#loaded.holding(place, index)) await this.#chapters.ready(index);
    if (mine !== this.#turn || this.#given.signal.aborted) return;
    /** @type {Part | null} */
    let part =
      this.#loaded.holding(place, index) ??
      (await this.#loaded.open(index, place, () => mine !== this.#turn || this.#given.signal.aborted));
    if (!part) return;
    this.#anchor.set(index, place);
    // A chapter may have nothing to be seen.
    if (part.count === 0) part = (await this.#loaded.load(part, 1)) ?? (await this.#loaded.load(part, -1)) ?? part;
    if (mine !== this.#turn || this.#given.signal.aborted) return;
    this.#go(part, this.#pageFor(part, place, page), smooth, false);
  }

  /**
   * Tries again to load what failed.
   * @param {number} [chapter] all without it
   */
  async retry(chapter) {
    for (const index of chapter === undefined ? this.#chapters.failed : [chapter]) {
      await this.#chapters.ready(index);
      if (this.#chapters.failed.includes(index) || !this.#loaded.parts.some((part) => part.chapter === index)) continue;
      this.#loaded.clear();
      this.#part = null;
      await this.show(this.#anchor.offset, { chapter: this.#anchor.chapter });
    }
  }

  /**
   * The reader turns a page.
   * @param {1 | -1} step
   */
  async turn(step) {
    const part = this.#part;
    if (!part) return;
    this.#turn += 1;
    const mine = this.#turn;
    const page = this.#page + step * this.#columns;
    if (step > 0 ? !this.#isOnLastScreen : this.#page > 0) return this.#turnTo(part, page);
    const next = this.#loaded.neighbour(part, step) ?? (await this.#loaded.load(part, step));
    if (mine !== this.#turn || this.#given.signal.aborted) return undefined;
    // At the end of the book the page comes back from under the finger.
    if (!next) return this.#place(true);
    return this.#turnTo(next, step > 0 ? 0 : screenStart(Math.max(0, next.count - 1), this.#columns));
  }

  /** @param {import("../text/showing.js").Way} way */
  move(way) {
    if (way === "start" || way === "end") this.#toEdge(way === "start" ? -1 : 1);
    else if (way === "forward" || way === "back") this.turn(way === "forward" ? 1 : -1);
    else this.turn((way === "left") === this.isLeftward ? 1 : -1);
    return true;
  }

  /**
   * To the edge of the chapter, else of the book.
   * @param {1 | -1} step
   */
  #toEdge(step) {
    const { chapters } = this.#model.details;
    const { start, length } = chapters[this.chapter];
    this.dispatchEvent(new Event("userscroll"));
    return this.show(step < 0 ? start : Math.max(start, start + length - 1), {
      chapter: this.chapter,
      smooth: true,
    }).then(() => this.#tellMoved(true));
  }

  get #columns() {
    return this.#layout.geometry.columns;
  }
  get #isOnLastScreen() {
    return this.#page + this.#columns >= (this.#part?.count ?? 0);
  }

  /** @param {Part} part @param {number} page */
  #turnTo(part, page) {
    this.dispatchEvent(new Event("userscroll"));
    this.#go(part, page, true, true);
  }

  /** @param {Part} part @param {number} page @param {boolean} isTurn @param {boolean} isByUser */
  #go(part, page, isTurn, isByUser) {
    this.#part = part;
    this.#page = screenStart(page, this.#columns);
    this.#place(isTurn);
    if (isByUser) this.#anchor.take(part, this.#page, this.#columns);
    else this.#anchor.hold(part, page);
    this.#loaded.prepare(part);
    this.#tellMoved(isByUser);
  }

  /** @param {boolean} isTurn */
  #place(isTurn) {
    if (this.#part) this.#strip.show(this.#part, this.#page, isTurn);
  }

  /** @param {Part} part @param {number} offset @param {number} [page] of the chapter */
  #pageFor(part, offset, page) {
    if (page !== undefined && part.partCount === 1) return Math.min(page, Math.max(0, part.count - 1));
    // A chapter's first line is shown with what stands above it, such as a picture.
    return offset <= part.start && part.isFirst ? 0 : part.pageOf(offset);
  }

  #relayout() {
    this.#strip.geometry = this.#layout.geometry;
    for (const part of this.#loaded.parts) part.fit(this.#layout.geometry);
    this.#again();
  }

  /** Something has another size, such as an image that came. */
  #settle() {
    const isChanged = this.#loaded.parts.map((part) => part.recount()).some(Boolean);
    if (isChanged || (this.#part && screenStart(this.#anchor.pageIn(this.#part), this.#columns) !== this.#page))
      this.#again();
  }

  /** The same place, wherever its page is now. */
  #again() {
    if (!this.#part) return;
    this.#strip.arrange(this.#part);
    this.#page = screenStart(this.#anchor.pageIn(this.#part), this.#columns);
    this.#place(false);
    this.#loaded.prepare(this.#part);
    this.#tellMoved(false);
  }

  /** @param {Element} target */
  #focused(target) {
    const part = this.#loaded.parts.find(({ element }) => element.contains(target));
    if (!part) return;
    this.#strip.element.scrollTo(0, 0);
    const page = part.pageWith(target);
    if (part === this.#part && page >= this.#page && page < this.#page + this.#columns) return;
    this.#turnTo(part, screenStart(page, this.#columns));
  }

  /** @param {Part} part */
  #added(part) {
    for (const { element } of part.pieces) this.#observer.observe(element);
    this.dispatchEvent(
      new CustomEvent("loaded", { detail: { chapter: part.chapter, start: part.start, end: part.end } }),
    );
    if (this.#isShown || part.count === 0) return;
    this.#isShown = true;
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark("reader:first-text");
        prepareWords(this.#model.details.language);
      }),
    );
  }

  /** @param {boolean} isByUser */
  #tellMoved(isByUser) {
    this.dispatchEvent(new CustomEvent("moved", { detail: { offset: this.#anchor.offset, isByUser } }));
  }
}
