// @ts-check
// `ScrollView`: the mode of `FlowingView` that scrolls. It shows places, and reports what is in view and tapped.
// Over 300 lines because half of them are what every `BookView` can be asked.

import { distanceTo, offsetInSpaces } from "./alignment.js";
import { Axis } from "../text/axis.js";
import { Filler } from "./filler.js";
import { Flow } from "./flow.js";
import { letterBox, topOf } from "../text/lines.js";
import { Lookup } from "../text/lookup.js";
import { ScrollAnchor } from "./scroll-anchor.js";
import { lastAtMost } from "../basics/binary-search.js";
import { Scroller } from "./scroller.js";
import { Steadiness } from "./steadiness.js";
import { writingOf } from "../text/section.js";
import { listenToTaps } from "../text/taps.js";
import { TextView } from "../text/text-view.js";
import { prepareWords } from "../text/words.js";

/**
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {import("./alignment.js").Alignment} Alignment
 */

/** Milliseconds in the space between until the text there is loaded. */
const JUMP_DELAY = 120;

/** How much of what is seen a key scrolls to the side, by where it leads. */
const STEPS = { forward: 0.85, back: -0.85, start: -Infinity, end: Infinity };
/** The same for the arrows. */
const ARROW_STEP = 0.2;

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
  /** Of two calls of `show` the later one counts. */
  #turn = 0;
  #isShown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #jumping;

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

  /**
   * To the side the browser's keys do not scroll a text that has not the focus.
   * @param {import("../text/showing.js").Way} way
   */
  move(way) {
    if (!this.#axis.isSideways) return false;
    const isLeftward = writingOf(this.#model.details) === "vertical-rl";
    if (way === "left" || way === "right")
      this.#axis.scrollBy((way === "left") === isLeftward ? ARROW_STEP : -ARROW_STEP);
    else this.#axis.scrollBy(STEPS[way]);
    return true;
  }

  get #insets() {
    return this.#axis.insets(this.insets);
  }

  close() {
    this.#given.abort();
    this.#filler.close();
    this.#scroller.close();
    this.#observer.disconnect();
    clearTimeout(this.#jumping);
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
    this.#turn += 1;
    const mine = this.#turn;
    clearTimeout(this.#jumping);
    const place = Math.min(Math.max(0, offset), this.#model.details.length);
    let piece = this.#flow.pieceAt(place, chapter ?? (place === 0 ? 0 : undefined));
    const isNear = piece !== undefined;
    if (!piece) {
      const index = chapter ?? (place === 0 ? 0 : this.#model.chapterAt(place));
      await this.#filler.ready(index);
      if (mine !== this.#turn || this.#given.signal.aborted) return;
      piece = this.#restart(index, place);
      this.#flow.before = this.#flow.estimateBefore;
    }
    const isStart = place === 0 && piece.chapter === 0;
    this.#scroller.to(isStart ? 0 : this.#axis.position + this.#distance(piece, place, align), smooth && isNear);
    this.#anchor.set(piece, place);
    this.#filler.request();
    this.#tellMoved(false);
  }

  /**
   * Tries again to load what failed.
   * @param {number} [chapter] all without it
   */
  async retry(chapter) {
    for (const index of chapter === undefined ? this.#filler.failed : [chapter]) {
      await this.#filler.ready(index);
      if (!this.#filler.failed.includes(index) && this.#flow.pieces.some((piece) => piece.chapter === index)) {
        this.#flow.clear();
        await this.show(this.#anchor.offset, { chapter: this.#anchor.chapter });
      }
    }
  }

  /**
   * Pixels to scroll down.
   * @param {Piece} piece
   * @param {number} offset
   * @param {Alignment} align
   */
  #distance(piece, offset, align) {
    const { top, bottom } = this.#insets;
    const isStart = offset <= piece.start && piece.index === 0;
    // A chapter's first line is shown with what stands above it, such as a picture.
    const box = isStart ? null : letterBox(piece, offset);
    const y = box ? this.#axis.extent(box).top : this.#flow.extentOf(piece).top;
    const height = box ? this.#axis.extent(box).height : 0;
    return distanceTo({ y, height }, align, { top, bottom: this.#axis.length - bottom });
  }

  /**
   * Begins anew at a place that is far from what was there.
   * @param {number} chapter
   * @param {number} offset
   * @returns {Piece}
   */
  #restart(chapter, offset) {
    const loaded = this.#model.loaded(chapter);
    const within = offset - this.#model.details.chapters[chapter].start;
    const slice = loaded
      ? Math.max(
          0,
          lastAtMost(loaded.slices.length, (index) => loaded.slices[index].start, within),
        )
      : 0;
    this.#flow.clear();
    const piece = this.#filler.make(chapter, slice);
    this.#flow.append(piece);
    this.#flow.after = this.#flow.estimateAfter;
    this.#added(piece);
    return piece;
  }

  /** @param {boolean} isByUser */
  #moved(isByUser) {
    if (!this.#flow.first) return;
    if (isByUser) this.dispatchEvent(new Event("userscroll"));
    const isBeyond = this.#flow.top > this.#axis.length || this.#flow.bottom < 0;
    if (isBeyond) {
      clearTimeout(this.#jumping);
      this.#jumping = setTimeout(() => this.#jump(), JUMP_DELAY);
    } else if (isByUser) {
      this.#anchor.take(this.#insets.top, this.#model.details.language);
      if (this.#flow.isAtStart && this.#flow.top > this.#insets.top) this.#steadiness.adjustSpaces();
      this.#tellMoved(true);
    }
    this.#filler.request();
  }

  /** The reader dragged or threw the page to where nothing is loaded: the text of about there comes to the page. */
  async #jump() {
    const flow = this.#flow;
    const { length } = this.#model.details;
    const { offset, isEnd } = offsetInSpaces({
      scrolled: this.#axis.position,
      room: this.#axis.room,
      height: this.#axis.length,
      before: flow.before,
      after: flow.after,
      bottom: flow.bottom,
      isAbove: flow.top > 0,
      start: flow.first?.start ?? 0,
      end: flow.last?.end ?? 0,
      length,
    });
    const from = this.#anchor.offset;
    this.#turn += 1;
    const mine = this.#turn;
    const chapter = isEnd
      ? this.#model.chapterCount - 1
      : this.#model.chapterAt(Math.min(offset, Math.max(0, length - 1)));
    await this.#filler.ready(chapter);
    if (mine !== this.#turn || this.#given.signal.aborted) return;
    const piece = this.#restart(chapter, offset);
    // The text comes to where the page is, so that a scroll bar in the hand is not torn away.
    if (isEnd) flow.before += this.#axis.length - this.#insets.bottom - flow.bottom;
    else flow.before += this.#insets.top - topOf(this.#axis, piece, offset);
    this.#anchor.set(piece, isEnd ? piece.start : offset);
    this.#anchor.take(this.#insets.top, this.#model.details.language);
    this.#filler.request();
    this.dispatchEvent(new CustomEvent("jumped", { detail: { from } }));
    this.#tellMoved(true);
  }

  #rest() {
    this.#steadiness.adjustSpaces();
    this.#filler.request();
  }

  /** @param {Piece} piece */
  #added({ chapter, start, end, hasText, element }) {
    this.#observer.observe(element);
    this.dispatchEvent(new CustomEvent("loaded", { detail: { chapter, start, end } }));
    if (this.#isShown || !hasText) return;
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
