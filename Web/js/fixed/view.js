// @ts-check
// `FixedView` shows the designed pages of a book: one page or two side by side, as large as the window allows.
// Over 300 lines because half of them are what every `BookView` can be asked.

import { navigating } from "../text/navigating.js";
import { Lookup } from "../text/lookup.js";
import { listenToTaps } from "../text/taps.js";
import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { listenToTurns } from "./gestures.js";
import { hasSpreads, pagesIn, scalesOf, spreadWith, spreadsOf } from "./spreads.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/sentences.js").Span} Span
 * @typedef {import("./spreads.js").SpreadOf} SpreadOf
 * @typedef {import("./pages.js").DesignedPage} DesignedPage
 * @typedef {import("./pages.js").PagePiece} PagePiece
 */

/** Pages that are kept ready: those in view, and the spreads before and after. */
const KEPT_PAGES = 8;
/** How much larger than fitting a page can be shown. */
export const ZOOMS = [1, 1.25, 1.5, 2, 3, 4];

/** @param {number} offset */
const holds =
  (offset) =>
  (/** @type {PagePiece} */ { start, end }) =>
    start <= offset && offset < end;

/** A `BookView`; its own event is `zoomed` {zoom}. */
export class FixedView extends EventTarget {
  #insets = { top: 0, bottom: 0 };
  #element;
  #model;
  #options;
  #stage = h("div", { class: "fixed-stage" });
  #lookup;
  /** Where the pages come from, and their numbers. */
  pages;
  /** Designed pages do not flow. */
  flow = null;
  /** @type {import("../text/showing.js").Zoom} */
  zoom;
  #given = new AbortController();
  /** @type {Map<number, Promise<DesignedPage>>} by index, least recently used first */
  #pages = new Map();
  /** @type {DesignedPage[]} in view, in reading order */
  #shown = [];
  /** @type {SpreadOf[]} */
  #spreads = [];
  #spread = 0;
  /** The index of the page that the reader is on. */
  #index = 0;
  #offset = 0;
  #zoom = 1;
  #turn = 0;
  #isWide = false;
  /** @type {import("./spreads.js").Size | null} */
  #usual = null;

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
    this.#options = options;
    element.classList.add("fixed-view");
    element.append(this.#stage, this.#turner("left"), this.#turner("right"));
    this.#lookup = new Lookup(this, model);
    this.pages = source;
    const view = this;
    this.zoom = {
      get level() {
        return view.#zoom;
      },
      turnsLeft: this.#isRightToLeft,
      to: (level, at) => this.#zoomTo(level, at),
      by: (step) => this.#zoomBy(step),
      toWidth: () => this.#zoomToWidth(),
      get shownPages() {
        return view.#shown.map(({ number }) => number);
      },
      openPage: (index) => {
        navigating(this, () => this.#openPage(index));
      },
    };
    this.#arrange();
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
    return this.#spread === this.#spreads.length - 1;
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
    return this.#shown.flatMap(({ pieces }) => pieces);
  }

  /** The size of a designed page does not depend on the style of texts. */
  restyled() {}

  close() {
    this.#given.abort();
    this.#pages.clear();
  }

  /** @param {number} x in the window @param {number} y @returns {number | null} */
  offsetAt(x, y) {
    return this.#lookup.offsetAt(x, y);
  }
  /** @param {number} offset @returns {Span} */
  wordAt(offset) {
    return this.#lookup.wordAt(offset);
  }
  /** @param {number} start @param {number} end @returns {Range[]} */
  ranges(start, end) {
    return this.#lookup.ranges(start, end);
  }

  /** @param {Range} range of the document */
  spanOf(range) {
    return this.#lookup.spanOf(range);
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
    if (this.#zoom === 1 || !piece?.isSeen(start)) return piece !== undefined;
    const area = this.#element.getBoundingClientRect();
    const boxes = this.ranges(start, end)
      .map((range) => range.getBoundingClientRect())
      .filter((box) => box.height > 0);
    return (
      boxes.length > 0 &&
      boxes.every(
        (box) => box.top >= area.top && box.bottom <= area.bottom && box.left >= area.left && box.right <= area.right,
      )
    );
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
    const here = chapter === undefined ? this.#shown.find(({ pieces }) => pieces.some(holds(place))) : undefined;
    const index = here?.number ?? this.pages.find(place, chapter);
    const isHere = this.#shown.some(({ number }) => number === index);
    this.#index = index;
    this.#offset = Math.max(place, this.pages.startOf(index));
    if (isHere) this.#bringIntoView(this.#offset);
    else await this.#open(spreadWith(this.#spreads, index));
    this.#tellMoved(false);
  }

  /**
   * Turns to the next or the previous pages; at the ends nothing happens.
   * @param {1 | -1} step in reading order
   */
  async turn(step) {
    const next = this.#spread + step;
    if (next < 0 || next >= this.#spreads.length) return;
    this.dispatchEvent(new Event("userscroll"));
    const [first] = pagesIn(this.#spreads[next], this.#isRightToLeft);
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
    const mine = this.#turn + 1;
    await this.#open(spreadWith(this.#spreads, index));
    if (mine === this.#turn) this.#tellMoved(true);
  }

  /** @param {number} zoom @param {{x: number, y: number}} [at] what stays where it is, in the window */
  #zoomTo(zoom, at) {
    const wanted = Math.min(ZOOMS[ZOOMS.length - 1], Math.max(1, zoom));
    if (wanted === this.#zoom) return;
    const box = this.#stage.getBoundingClientRect();
    const x = (at?.x ?? box.left + box.width / 2) - box.left;
    const y = (at?.y ?? box.top + box.height / 2) - box.top;
    const factor = wanted / this.#zoom;
    const left = (this.#stage.scrollLeft + x) * factor - x;
    const top = (this.#stage.scrollTop + y) * factor - y;
    this.#zoom = wanted;
    this.#stage.toggleAttribute("data-zoomed", wanted > 1);
    // What scrolls is reached by keyboard.
    if (wanted > 1) this.#stage.tabIndex = 0;
    else this.#stage.removeAttribute("tabindex");
    this.#fit();
    this.#stage.scrollTo(left, top);
    this.dispatchEvent(new CustomEvent("zoomed", { detail: { zoom: wanted } }));
  }

  /** @param {1 | -1} step to the next larger or smaller size */
  #zoomBy(step) {
    const near = ZOOMS.findIndex((zoom) => zoom >= this.#zoom - 0.01);
    this.#zoomTo(ZOOMS[Math.min(ZOOMS.length - 1, Math.max(0, near + step))]);
  }

  #zoomToWidth() {
    const sizes = this.#shown.map(({ size }) => size);
    if (sizes.length === 0) return;
    // The second time beside the scroll bar that the first one has brought.
    for (let time = 0; time < 2; time += 1) {
      const area = this.#area;
      const scales = scalesOf(sizes, area);
      const width = sizes.reduce((sum, size, index) => sum + size.width * scales[index], 0);
      this.#zoomTo(area.width / width);
    }
    this.#stage.scrollTo(0, 0);
  }

  /** @param {number} [chapter] what failed is tried again */
  async retry(chapter) {
    const failed = this.#shown.filter(({ element }) => element.querySelector(".chapter-message"));
    if (failed.length === 0) return;
    for (const page of failed) if (chapter === undefined || page.chapter === chapter) this.#pages.delete(page.number);
    await this.#open(this.#spread);
  }

  /** @param {"left" | "right"} side */
  #turner(side) {
    const isNext = (side === "left") === this.#isRightToLeft;
    return iconButton(
      side === "left" ? "sentenceBack" : "sentenceForward",
      isNext ? texts.content.pageNext : texts.content.pagePrevious,
      {
        class: "fixed-turn",
        "data-side": side,
        onclick: () => {
          this.turn(isNext ? 1 : -1);
        },
      },
    );
  }

  #arrange() {
    this.#isWide = hasSpreads(this.pages.spread, this.#area);
    this.#spreads = spreadsOf(this.pages.infos(this.#index), {
      isWide: this.#isWide,
      isRightToLeft: this.#isRightToLeft,
    });
  }

  get #area() {
    return {
      width: Math.max(50, this.#stage.clientWidth || innerWidth),
      height: Math.max(50, this.#stage.clientHeight || innerHeight),
    };
  }

  #resized() {
    if (hasSpreads(this.pages.spread, this.#area) !== this.#isWide) {
      this.#arrange();
      this.#open(spreadWith(this.#spreads, this.#index)).then(() => this.#tellMoved(false));
    } else {
      this.#fit();
    }
  }

  /** @param {number} index of the spread */
  async #open(index) {
    this.#turn += 1;
    const mine = this.#turn;
    // A page that is read only when it is linked to has no spread until somebody comes there.
    if (!this.#spreads[index] || !pagesIn(this.#spreads[index], this.#isRightToLeft).includes(this.#index))
      this.#arrange();
    const place = spreadWith(this.#spreads, this.#index);
    const indexes = pagesIn(this.#spreads[place], this.#isRightToLeft);
    const pages = await Promise.all(indexes.map((page) => this.#page(page)));
    if (mine !== this.#turn || this.#given.signal.aborted) return;
    this.#spread = place;
    this.#shown = pages;
    const hadFocus = this.#stage.contains(document.activeElement);
    const { left, right } = this.#spreads[place];
    const spread = h("div", { class: "fixed-spread", dir: "ltr", "data-pair": left !== null && right !== null });
    const inOrder = this.#isRightToLeft ? [...pages].reverse() : pages;
    spread.append(...inOrder.map(({ element }) => element));
    this.#stage.replaceChildren(spread);
    if (hadFocus) this.#element.focus({ preventScroll: true });
    this.#fit();
    this.#stage.scrollTo(0, 0);
    performance.mark("reader:first-text");
    for (const { chapter, start, end } of this.pieces)
      this.dispatchEvent(new CustomEvent("loaded", { detail: { chapter, start, end } }));
    this.#prepare(place);
  }

  /** @param {number} index @returns {Promise<DesignedPage>} */
  #page(index) {
    const known = this.#pages.get(index);
    if (known) {
      this.#pages.delete(index);
      this.#pages.set(index, known);
      return known;
    }
    const page = this.pages.make(index);
    const made = page
      .fill(this.#model, this.#options.address, this.#usual)
      .then(
        () => {
          this.#usual ??= page.size;
        },
        (error) => {
          page.fail(this.#options.message(page.chapter, error));
        },
      )
      .then(() => page);
    this.#pages.set(index, made);
    for (const oldest of this.#pages.keys()) {
      if (this.#pages.size <= KEPT_PAGES) break;
      if (!this.#shown.some(({ number }) => number === oldest)) this.#pages.delete(oldest);
    }
    return made;
  }

  /** The pages before and after are made ready, so that turning is quick. */
  #prepare(/** @type {number} */ place) {
    for (const near of [place + 1, place - 1]) {
      const spread = this.#spreads[near];
      if (spread) for (const page of pagesIn(spread, this.#isRightToLeft)) this.#makeReady(page);
    }
  }

  /**
   * A page that is drawn for a size is drawn for the one that it would have alone or beside its like.
   * @param {number} index
   */
  async #makeReady(index) {
    const page = await this.#page(index);
    if (this.#given.signal.aborted || this.#shown.includes(page)) return;
    const area = this.#area;
    const [scale] = scalesOf(
      this.#shown.map(() => page.size),
      area,
    );
    page.scale(scale, area);
  }

  #fit() {
    if (this.#shown.length === 0) return;
    const area = this.#area;
    const scales = scalesOf(
      this.#shown.map(({ size }) => size),
      area,
    );
    this.#shown.forEach((page, index) => page.scale(scales[index] * this.#zoom, area));
  }

  /** @param {number} offset */
  #bringIntoView(offset) {
    if (this.#zoom === 1 || !this.pieceAt(offset)?.isSeen(offset)) return;
    const [range] = this.ranges(offset, offset + 1);
    const box = range?.getBoundingClientRect();
    if (!box || box.height === 0) return;
    const area = this.#stage.getBoundingClientRect();
    if (box.top >= area.top && box.bottom <= area.bottom && box.left >= area.left && box.right <= area.right) return;
    this.#stage.scrollBy({
      left: box.left - area.left - area.width / 3,
      top: box.top - area.top - area.height / 3,
      behavior: "smooth",
    });
  }

  /** @param {boolean} isByUser */
  #tellMoved(isByUser) {
    this.dispatchEvent(new CustomEvent("moved", { detail: { offset: this.#offset, isByUser } }));
  }
}
