// @ts-check
// `ScrollView`: the mode of `FlowingView` that scrolls. It shows places, and reports what is in view and tapped.

import { Axis } from "../text/axis.js";
import { Filler } from "./filler.js";
import { afterFirstText } from "../text/first-text.js";
import { Flow } from "./flow.js";
import { Jump } from "./jump.js";
import { Latest } from "../text/latest.js";
import { Lookup } from "../text/lookup.js";
import { ScrollAnchor } from "./scroll-anchor.js";
import { distanceOf, restartAt } from "./restart.js";
import { retryChapters } from "../text/retry.js";
import { Scroller } from "./scroller.js";
import { Steadiness } from "./steadiness.js";
import { STEPS, moveSideways } from "./steps.js";
import { writingOf } from "../text/section.js";
import { listenToTaps } from "../text/taps.js";
import { TextView } from "../text/text-view.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {import("./alignment.js").Alignment} Alignment
 */

/** A mode of `FlowingView`, whose events it has. */
export class ScrollView extends TextView {
  /** What bars cover at the edges of the window, in pixels. */
  insets = { top: 0, bottom: 0 };
  /** Nothing turns here. */
  isAnimated = false;
  #model;
  #axis;
  #flow;
  #filler;
  #lookup;
  #anchor;
  #scroller;
  #steadiness;
  #given = new AbortController();
  #observer;
  /** Of two calls of `show`, and jumps, the later one counts. */
  #latest = new Latest(this.#given.signal);
  #isShown = false;
  #jump;

  /**
   * @param {HTMLElement} element
   * @param {BookModel} model
   * @param {{address: (offset: number) => string, message: (chapter: number, error: unknown) => HTMLElement}} options
   */
  constructor(element, model, options) {
    super();
    this.#model = model;
    this.#axis = new Axis(element, writingOf(model.details));
    this.#flow = new Flow(element, model, this.#axis);
    this.#lookup = new Lookup(this.#flow, model);
    this.#anchor = new ScrollAnchor(this.#flow);
    this.#filler = new Filler(this.#flow, model, {
      ...options,
      hold: (change) => this.#steadiness.during(change),
      added: (piece) => this.#added(piece),
    });
    this.#scroller = new Scroller(this.#axis, {
      moved: (isByUser) => this.#moved(isByUser),
      rested: () => this.#rest(),
    });
    this.#steadiness = new Steadiness({
      flow: this.#flow,
      axis: this.#axis,
      anchor: this.#anchor,
      scroller: this.#scroller,
    });
    this.#jump = new Jump(
      { flow: this.#flow, axis: this.#axis, model, anchor: this.#anchor, filler: this.#filler },
      {
        begin: () => this.#latest.begin(),
        restart: (chapter, offset) => this.#restart(chapter, offset),
        insets: () => this.#insets,
        landed: (from) => {
          this.dispatchEvent(new CustomEvent("jumped", { detail: { from } }));
          this.tellMoved(true);
        },
      },
    );
    // After layout and before paint: what grew above, such as an image that came, is not seen to move.
    this.#observer = new ResizeObserver(() => {
      this.#flow.refit();
      this.#steadiness.settle();
    });
    this.#observer.observe(element);
    listenToTaps(element, this, this.#given.signal);
    this.#axis.listenToWheel(this.#given.signal);
  }

  get lookup() {
    return this.#lookup;
  }
  get turns() {
    return false;
  }
  get screen() {
    return null;
  }
  /** To the side a sentence does not fit where it would be comfortable. */
  get followsWords() {
    return this.#axis.isSideways;
  }
  get scrolled() {
    return this.#axis.position;
  }
  /** The first word in view, a book offset. */
  get firstVisibleOffset() {
    return this.#anchor.offset;
  }
  /** The index of the chapter at the top of the view. */
  get chapter() {
    return this.#anchor.chapter;
  }
  /** Whether the end of the book is in view. */
  get isAtEnd() {
    return this.#flow.isAtEnd && this.#flow.bottom <= this.#axis.length;
  }

  /** @param {1 | -1} step */
  async turn(step) {
    this.#axis.scrollBy(step * STEPS.forward);
  }

  /** @param {import("../text/showing.js").Way} way */
  move(way) {
    return moveSideways(this.#axis, writingOf(this.#model.details) === "vertical-rl", way);
  }

  get #insets() {
    return this.#axis.insets(this.insets);
  }

  close() {
    this.#given.abort();
    this.#filler.close();
    this.#scroller.close();
    this.#observer.disconnect();
    this.#jump.stop();
    this.#flow.close();
  }

  /**
   * Whether all of it is between the bars; of what is higher than that, its first line.
   * @param {number} start
   * @param {number} end
   */
  isVisible(start, end) {
    const { top, bottom } = this.#insets;
    return this.#lookup.isBetween(this.#axis, start, end, top, this.#axis.length - bottom);
  }

  /**
   * Brings a place into view, loading it if need be.
   * @param {number} offset a book offset
   * @param {{smooth?: boolean, align?: Alignment, chapter?: number}} [options] `chapter` for places
   *   that several chapters share
   */
  async show(offset, options = {}) {
    const { smooth = false, align = "top", chapter } = options;
    const isCurrent = this.#latest.begin();
    this.#jump.stop();
    const place = Math.min(Math.max(0, offset), this.#model.details.length);
    let piece = this.#flow.pieceAt(place, chapter ?? (place === 0 ? 0 : undefined));
    const isNear = piece !== undefined;
    if (!piece) {
      const index = chapter ?? (place === 0 ? 0 : this.#model.chapterAt(place));
      await this.#filler.ready(index);
      if (!isCurrent()) return;
      piece = this.#restart(index, place);
      this.#flow.before = this.#flow.estimateBefore;
    }
    const isStart = place === 0 && piece.chapter === 0;
    const parts = { flow: this.#flow, axis: this.#axis };
    const distance = isStart ? 0 : distanceOf(parts, { piece, offset: place }, align, this.#insets);
    this.#scroller.to(isStart ? 0 : this.#axis.position + distance, smooth && isNear);
    this.#anchor.set(piece, place);
    this.#filler.request();
    this.tellMoved(false);
  }

  /**
   * Tries again to load what failed.
   * @param {number} [chapter] all without it
   */
  async retry(chapter) {
    const isShown = (/** @type {number} */ index) => this.#flow.pieces.some((piece) => piece.chapter === index);
    await retryChapters(this.#filler, chapter, isShown, async () => {
      this.#flow.clear();
      await this.show(this.#anchor.offset, { chapter: this.#anchor.chapter });
    });
  }

  /** @param {number} chapter @param {number} offset */
  #restart(chapter, offset) {
    const piece = restartAt({ flow: this.#flow, filler: this.#filler, model: this.#model }, chapter, offset);
    this.#added(piece);
    return piece;
  }

  /** @param {boolean} isByUser */
  #moved(isByUser) {
    if (!this.#flow.first) return;
    if (isByUser) this.dispatchEvent(new Event("userscroll"));
    const isBeyond = this.#flow.top > this.#axis.length || this.#flow.bottom < 0;
    if (isBeyond) {
      this.#jump.soon();
    } else if (isByUser) {
      this.#anchor.take(this.#insets.top, this.#model.details.language);
      if (this.#flow.isAtStart && this.#flow.top > this.#insets.top) this.#steadiness.adjustSpaces();
      this.tellMoved(true);
    }
    this.#filler.request();
  }

  #rest() {
    this.#steadiness.adjustSpaces();
    this.#filler.request();
  }

  /** @param {Piece} piece */
  #added(piece) {
    this.#observer.observe(piece.element);
    this.tellLoaded(piece);
    if (this.#isShown || !piece.hasText) return;
    this.#isShown = true;
    afterFirstText(this.#model.details.language);
  }
}
