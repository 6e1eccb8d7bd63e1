// @ts-check
// `FixedView` shows the designed pages of a book: one page or two side by side, as large as the window allows.

import { navigating } from "../text/navigating.js";
import { Latest } from "../text/latest.js";
import { Lookup } from "../text/lookup.js";
import { listenToTaps } from "../text/taps.js";
import { TextView } from "../text/text-view.js";
import { listenToTurns } from "./gestures.js";
import { prepareNear } from "./near-pages.js";
import { PageCache } from "./page-cache.js";
import { SpreadList } from "./spread-list.js";
import { Stage, isInside } from "./stage.js";
import { turners } from "./turner.js";
import { zoomOf } from "./zoom-control.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("./pages.js").PagePiece} PagePiece
 */

/** @param {number} offset */
const holds =
  (offset) =>
  (/** @type {PagePiece} */ { start, end }) =>
    start <= offset && offset < end;

/** A `BookView`. */
export class FixedView extends TextView {
  #insets = { top: 0, bottom: 0 };
  #element;
  #model;
  #stage = new Stage();
  #cache;
  #lookup;
  /** Where the pages come from, and their numbers. */
  pages;
  /** Designed pages do not flow. */
  flow = null;
  /** @type {import("../text/showing.js").Zoom} */
  zoom;
  #given = new AbortController();
  #spreads;
  /** The place of the spread in view. */
  #spread = 0;
  /** The index of the page that the reader is on. */
  #index = 0;
  #offset = 0;
  /** Of two calls that open pages the later one counts. */
  #latest = new Latest(this.#given.signal);

  /**
   * @param {HTMLElement} element
   * @param {BookModel} model
   * @param {import("./pages.js").PageSource} source
   * @param {{address: (offset: number) => string, message: (chapter: number, error: unknown) => HTMLElement}} options
   */
  constructor(element, model, source, options) {
    super();
    this.#element = element;
    this.#model = model;
    element.classList.add("fixed-view");
    element.append(this.#stage.element, ...turners(this.#isRightToLeft, (step) => this.turn(step)));
    this.#lookup = new Lookup(this, model);
    this.pages = source;
    this.#spreads = new SpreadList(source, this.#isRightToLeft);
    const stage = this.#stage;
    this.#cache = new PageCache({
      make: (index) => source.make(index),
      fill: (page, usual) => page.fill(model, options.address, usual),
      fail: (page, error) => page.fail(options.message(page.chapter, error)),
      isShown: (index) => stage.pages.some(({ number }) => number === index),
    });
    this.zoom = zoomOf(stage, this.#isRightToLeft, (index) => navigating(this, () => this.#openPage(index)));
    this.#spreads.arrange(stage.area, this.#index);
    const { signal } = this.#given;
    const sizes = new ResizeObserver(() => this.#resized());
    sizes.observe(element);
    signal.addEventListener("abort", () => sizes.disconnect());
    listenToTaps(element, this, signal);
    listenToTurns(element, this, signal);
  }

  /** What bars cover at the edges of the window, in pixels. */
  get insets() {
    return this.#insets;
  }
  set insets(insets) {
    this.#insets = insets;
    this.#element.style.setProperty("--fixed-top", `${insets.top}px`);
    this.#element.style.setProperty("--fixed-bottom", `${insets.bottom}px`);
  }

  get lookup() {
    return this.#lookup;
  }
  get #isRightToLeft() {
    return this.#model.details.direction === "rtl";
  }
  get firstVisibleOffset() {
    return this.#offset;
  }
  get chapter() {
    return this.pages.chapterOf(this.#index);
  }
  get isAtEnd() {
    return this.#spread === this.#spreads.count - 1;
  }
  /** @returns {import("../text/showing.js").Mode} */
  get mode() {
    return "fixed";
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
  /** @returns {PagePiece[]} the texts in view */
  get pieces() {
    return this.#stage.pages.flatMap(({ pieces }) => pieces);
  }

  /** The size of a designed page does not depend on the style of texts. */
  restyled() {}

  close() {
    this.#given.abort();
    this.#cache.clear();
  }

  /**
   * The text in view that holds a book offset.
   * @param {number} offset
   * @returns {PagePiece | undefined}
   */
  pieceAt(offset) {
    return this.pieces.find(holds(offset));
  }

  /** @param {number} start @param {number} end */
  isVisible(start, end) {
    const piece = this.pieceAt(start);
    if (this.#stage.level === 1 || !piece?.isSeen(start)) return piece !== undefined;
    const area = this.#element.getBoundingClientRect();
    const boxes = this.ranges(start, end)
      .map((range) => range.getBoundingClientRect())
      .filter((box) => box.height > 0);
    return boxes.length > 0 && boxes.every((box) => isInside(box, area));
  }

  /**
   * @param {number} offset a book offset
   * @param {import("../text/showing.js").ShowOptions} [options]
   */
  show(offset, options = {}) {
    const move = () => this.#show(offset, options.chapter);
    return options.isFollowing ? move() : navigating(this, move);
  }

  /** @param {number} offset @param {number} [chapter] */
  async #show(offset, chapter) {
    const place = Math.min(Math.max(0, offset), this.#model.details.length);
    // What is in view may begin on a page before: a paragraph goes on.
    const { pages } = this.#stage;
    const here = chapter === undefined ? pages.find(({ pieces }) => pieces.some(holds(place))) : undefined;
    const index = here?.number ?? this.pages.find(place, chapter);
    const isHere = pages.some(({ number }) => number === index);
    this.#index = index;
    this.#offset = Math.max(place, this.pages.startOf(index));
    if (isHere) this.#bringIntoView(this.#offset);
    else await this.#open(this.#spreads.placeOf(index));
    this.tellMoved(false);
  }

  /**
   * Turns to the next or the previous pages; at the ends nothing happens.
   * @param {1 | -1} step in reading order
   */
  async turn(step) {
    const next = this.#spread + step;
    if (next < 0 || next >= this.#spreads.count) return;
    this.dispatchEvent(new Event("userscroll"));
    const [first] = this.#spreads.pagesAt(next);
    await this.#goTo(first);
  }

  /** @param {number} index of a page */
  async #openPage(index) {
    if (index < 0 || index >= this.pages.count) return;
    this.dispatchEvent(new Event("userscroll"));
    await this.#goTo(index);
  }

  /** @param {number} index of a page, to which somebody goes by hand */
  async #goTo(index) {
    this.#index = index;
    this.#offset = this.pages.startOf(index);
    this.pages.keep(index);
    if (await this.#open(this.#spreads.placeOf(index))) this.tellMoved(true);
  }

  /** @param {number} [chapter] what failed is tried again */
  async retry(chapter) {
    const failed = this.#stage.pages.filter(({ element }) => element.querySelector(".chapter-message"));
    if (failed.length === 0) return;
    for (const page of failed) if (chapter === undefined || page.chapter === chapter) this.#cache.forget(page.number);
    await this.#open(this.#spread);
  }

  #resized() {
    if (this.#spreads.isOther(this.#stage.area)) {
      this.#spreads.arrange(this.#stage.area, this.#index);
      this.#open(this.#spreads.placeOf(this.#index)).then(() => this.tellMoved(false));
    } else {
      this.#stage.fit();
    }
  }

  /** @param {number} index of the spread @returns {Promise<boolean>} whether no other was opened meanwhile */
  async #open(index) {
    const isCurrent = this.#latest.begin();
    // A page that is read only when it is linked to has no spread until somebody comes there.
    if (!this.#spreads.pagesAt(index).includes(this.#index)) this.#spreads.arrange(this.#stage.area, this.#index);
    const place = this.#spreads.placeOf(this.#index);
    const pages = await Promise.all(this.#spreads.pagesAt(place).map((page) => this.#cache.page(page)));
    if (!isCurrent()) return false;
    this.#spread = place;
    const hadFocus = this.#stage.element.contains(document.activeElement);
    this.#stage.put(pages, { isRightToLeft: this.#isRightToLeft, isPair: this.#spreads.isPair(place) });
    if (hadFocus) this.#element.focus({ preventScroll: true });
    this.#stage.fit();
    this.#stage.toBeginning();
    performance.mark("reader:first-text");
    for (const piece of this.pieces) this.tellLoaded(piece);
    prepareNear(place, { spreads: this.#spreads, cache: this.#cache, stage: this.#stage }, this.#given.signal);
    return true;
  }

  /** @param {number} offset */
  #bringIntoView(offset) {
    if (this.#stage.level === 1 || !this.pieceAt(offset)?.isSeen(offset)) return;
    const [range] = this.ranges(offset, offset + 1);
    this.#stage.bringIntoView(range?.getBoundingClientRect());
  }
}
