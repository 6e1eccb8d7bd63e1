// @ts-check
// A flowing text on the screen, in the mode that was chosen: it scrolls, or it stands in pages. The place in view is the same in both.

import { Chapters } from "../paged/chapters.js";
import { PageLayout } from "../paged/layout.js";
import { Pages } from "../paged/pages.js";
import { PagedView } from "../paged/view.js";
import { ScrollView } from "../scroll/view.js";
import { navigating } from "../text/navigating.js";
import { writingOf } from "../text/section.js";
import { TextView } from "../text/text-view.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("./book-view.js").BookView} BookView
 * @typedef {import("../text/showing.js").FlowMode} FlowMode
 * @typedef {import("../text/showing.js").Insets} Insets
 * @typedef {import("../text/showing.js").Showing} Showing
 * @typedef {import("../text/showing.js").ShowOptions} ShowOptions
 * @typedef {import("../text/showing.js").Way} Way
 */

/**
 * What each mode answers.
 * @typedef {EventTarget & Showing & {
 *   isAnimated: boolean,
 *   readonly screen: import("../paged/shown-pages.js").Screen | null,
 *   move: (way: Way) => boolean,
 * }} ModeView
 */

/** Events of a mode that are the view's own. */
const EVENTS = ["tap", "untap", "blank", "userscroll", "moved", "loaded", "jumped", "follow", "leave"];

/** A `BookView` and its own `Flow`. */
export class FlowingView extends TextView {
  /** Numbers and places of the pages, in both modes. */
  pages;
  layout;
  zoom = null;
  #element;
  #model;
  #chapters;
  #options;
  #insets = { top: 0, bottom: 0 };
  /** @type {FlowMode} */
  #mode;
  /** @type {ModeView} */
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
   * @param {{address: (offset: number) => string, message: (chapter: number, error: unknown) => HTMLElement, mode?: FlowMode}} options
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
    this.#mode = options.mode ?? "scroll";
    this.#view = this.#made(this.#mode);
    this.addEventListener("loaded", () => this.pages.start(), { once: true });
  }

  /** @returns {import("./book-view.js").Flow} */
  get flow() {
    return this;
  }
  get lookup() {
    return this.#view;
  }
  get mode() {
    return this.#mode;
  }
  get screen() {
    return this.#view.screen;
  }
  get turns() {
    return this.#view.turns;
  }
  get followsWords() {
    return this.#view.followsWords;
  }
  get scrolled() {
    return this.#view.scrolled;
  }
  get firstVisibleOffset() {
    return this.#view.firstVisibleOffset;
  }
  get chapter() {
    return this.#view.chapter;
  }
  get isAtEnd() {
    return this.#view.isAtEnd;
  }
  get insets() {
    return this.#insets;
  }
  set insets(insets) {
    this.#insets = insets;
    this.#view.insets = insets;
    // Pages are the same in both modes: what covers a text that scrolls covers no page.
    this.layout.insets = this.turns ? insets : { top: 0, bottom: 0 };
  }
  get isAnimated() {
    return this.#isAnimated;
  }
  set isAnimated(isAnimated) {
    this.#isAnimated = isAnimated;
    this.#view.isAnimated = isAnimated;
  }

  restyled() {
    this.layout.refresh();
  }

  close() {
    this.#view.close();
    this.pages.close();
    this.layout.close();
  }

  /**
   * Changes the mode; the same offset stays in view, or comes there that is being gone to.
   * @param {FlowMode} mode
   */
  async useMode(mode) {
    if (mode === this.#mode) return;
    const { firstVisibleOffset, chapter } = this.#view;
    const goal = this.#goal ?? { offset: firstVisibleOffset, chapter };
    this.#view.close();
    this.#mode = mode;
    this.#view = this.#made(mode);
    this.#view.insets = this.#insets;
    scrollTo({ top: 0, behavior: /** @type {ScrollBehavior} */ ("instant") });
    this.dispatchEvent(new Event("mode"));
    await this.#go(goal.offset, { chapter: goal.chapter });
  }

  /** @param {number} offset @param {ShowOptions} options */
  async #go(offset, options) {
    const goal = { offset, chapter: options.chapter };
    this.#goal = goal;
    try {
      await this.#view.show(offset, options);
    } finally {
      if (this.#goal === goal) this.#goal = null;
    }
  }

  /** @param {number} start @param {number} end */
  isVisible(start, end) {
    return this.#view.isVisible(start, end);
  }
  /** @param {number} offset @param {ShowOptions} [options] @returns {Promise<void>} */
  show(offset, options = {}) {
    const move = () => this.#go(offset, options);
    return options.isFollowing ? move() : navigating(this, move);
  }
  /** @param {1 | -1} step */
  turn(step) {
    return this.#view.turn(step);
  }
  /** @param {Way} way */
  move(way) {
    return this.#view.move(way);
  }
  /** @param {number} [chapter] */
  retry(chapter) {
    return this.#view.retry(chapter);
  }

  /** @param {FlowMode} mode @returns {ModeView} */
  #made(mode) {
    this.#element.dataset.mode = mode;
    // A box that scrolls by itself can be reached by keyboard.
    this.#element.tabIndex = mode === "scroll" && writingOf(this.#model.details) !== "horizontal-tb" ? 0 : -1;
    const view =
      mode === "paged"
        ? new PagedView(this.#element, this.#model, this.#chapters, this.layout)
        : new ScrollView(this.#element, this.#model, this.#options);
    view.isAnimated = this.#isAnimated;
    for (const name of EVENTS) {
      view.addEventListener(name, (event) => {
        const detail = event instanceof CustomEvent ? event.detail : null;
        this.dispatchEvent(new CustomEvent(name, { detail }));
      });
    }
    return view;
  }
}
