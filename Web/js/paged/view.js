// @ts-check
// `PagedView`: the mode of `FlowingView` that shows pages. It shows places, reports what is in view and tapped, and turns.

import { afterFirstText } from "../text/first-text.js";
import { Latest } from "../text/latest.js";
import { Lookup } from "../text/lookup.js";
import { turnsLeft } from "../text/section.js";
import { retryChapters } from "../text/retry.js";
import { TextView } from "../text/text-view.js";
import { Anchor } from "./anchor.js";
import { LoadedParts } from "./loaded-parts.js";
import { movePages } from "./moves.js";
import { listenToPages } from "./page-input.js";
import { ShownPages, pageFor } from "./shown-pages.js";
import { Strip } from "./strip.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("./chapters.js").Chapters} Chapters
 * @typedef {import("./layout.js").PageLayout} PageLayout
 * @typedef {import("./part.js").Part} Part
 * @typedef {import("./shown-pages.js").Screen} Screen
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
  #shown = new ShownPages(() => this.#layout.geometry.columns);
  #given = new AbortController();
  #observer;
  /** Of two calls of `show` the later one counts. */
  #latest = new Latest(this.#given.signal);
  #isShown = false;

  /** @param {HTMLElement} element @param {BookModel} model @param {Chapters} chapters @param {PageLayout} layout */
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
    return this.#shown.part?.chapter ?? this.#anchor.chapter;
  }
  /** Whether the end of the book is in view. */
  get isAtEnd() {
    const { part, isLast } = this.#shown;
    return part !== null && isLast && this.#loaded.isLast(part);
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
    return { part: this.#shown.part, page: this.#shown.page, ready: this.#loaded.parts };
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
    return this.#shown.shows(start);
  }

  /**
   * Turns to the page with a place, loading it if need be.
   * @param {number} offset a book offset
   * @param {{smooth?: boolean, chapter?: number, page?: number}} [options] `chapter` for places that several chapters share,
   *   `page` of the chapter for pages without text
   */
  async show(offset, options = {}) {
    const { smooth = false, chapter, page } = options;
    const isCurrent = this.#latest.begin();
    const place = Math.min(Math.max(0, offset), this.#model.details.length);
    const index = chapter ?? (place === 0 ? 0 : this.#model.chapterAt(place));
    if (!this.#loaded.holding(place, index)) await this.#chapters.ready(index);
    if (!isCurrent()) return;
    /** @type {Part | null} */
    let part = this.#loaded.holding(place, index) ?? (await this.#loaded.open(index, place, () => !isCurrent()));
    if (!part) return;
    this.#anchor.set(index, place);
    // A chapter may have nothing to be seen.
    if (part.count === 0) part = (await this.#loaded.load(part, 1)) ?? (await this.#loaded.load(part, -1)) ?? part;
    if (!isCurrent()) return;
    this.#go(part, pageFor(part, place, page), smooth, false);
  }

  /**
   * Tries again to load what failed.
   * @param {number} [chapter] all without it
   */
  async retry(chapter) {
    const isShown = (/** @type {number} */ index) => this.#loaded.parts.some((part) => part.chapter === index);
    await retryChapters(this.#chapters, chapter, isShown, async () => {
      this.#loaded.clear();
      this.#shown.part = null;
      await this.show(this.#anchor.offset, { chapter: this.#anchor.chapter });
    });
  }

  /**
   * The reader turns a page.
   * @param {1 | -1} step
   */
  async turn(step) {
    const { part, page, isLast } = this.#shown;
    if (!part) return;
    const isCurrent = this.#latest.begin();
    if (step > 0 ? !isLast : page > 0) return this.#turnTo(part, page + step * this.#shown.columns);
    const next = this.#loaded.neighbour(part, step) ?? (await this.#loaded.load(part, step));
    if (!isCurrent()) return undefined;
    // At the end of the book the page comes back from under the finger.
    if (!next) return this.#place(true);
    return this.#turnTo(next, step > 0 ? 0 : Math.max(0, next.count - 1));
  }

  /** @param {import("../text/showing.js").Way} way */
  move(way) {
    return movePages(this, this.#model, way);
  }

  /** @param {Part} part @param {number} page */
  #turnTo(part, page) {
    this.dispatchEvent(new Event("userscroll"));
    this.#go(part, page, true, true);
  }

  /** @param {Part} part @param {number} page @param {boolean} isTurn @param {boolean} isByUser */
  #go(part, page, isTurn, isByUser) {
    this.#shown.put(part, page);
    this.#place(isTurn);
    if (isByUser) this.#anchor.take(part, this.#shown.page, this.#shown.columns);
    else this.#anchor.hold(part, page);
    this.#loaded.prepare(part);
    this.tellMoved(isByUser);
  }

  /** @param {boolean} isTurn */
  #place(isTurn) {
    const { part, page } = this.#shown;
    if (part) this.#strip.show(part, page, isTurn);
  }

  #relayout() {
    this.#strip.geometry = this.#layout.geometry;
    for (const part of this.#loaded.parts) part.fit(this.#layout.geometry);
    this.#again();
  }

  /** Something has another size, such as an image that came. */
  #settle() {
    const isChanged = this.#loaded.parts.map((part) => part.recount()).some(Boolean);
    const { part } = this.#shown;
    if (isChanged || (part && !this.#shown.has(part, this.#anchor.pageIn(part)))) this.#again();
  }

  /** The same place, wherever its page is now. */
  #again() {
    const { part } = this.#shown;
    if (!part) return;
    this.#strip.arrange(part);
    this.#shown.put(part, this.#anchor.pageIn(part));
    this.#place(false);
    this.#loaded.prepare(part);
    this.tellMoved(false);
  }

  /** @param {Element} target */
  #focused(target) {
    const part = this.#loaded.parts.find(({ element }) => element.contains(target));
    if (!part) return;
    this.#strip.element.scrollTo(0, 0);
    const page = part.pageWith(target);
    if (this.#shown.has(part, page)) return;
    this.#turnTo(part, page);
  }

  /** @param {Part} part */
  #added(part) {
    for (const { element } of part.pieces) this.#observer.observe(element);
    this.tellLoaded(part);
    if (this.#isShown || part.count === 0) return;
    this.#isShown = true;
    afterFirstText(this.#model.details.language);
  }
}
