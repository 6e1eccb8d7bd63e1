// @ts-check
// The book as one continuous text in the page's own scrolling: shows places, tells what is in view and what was tapped.

import { Anchor } from "./anchor.js";
import { Filler } from "./filler.js";
import { Flow } from "./flow.js";
import { letterAt } from "./hit.js";
import { letterBox, topOf } from "./lines.js";
import { lastAtMost } from "./search.js";
import { Scroller } from "./scroller.js";
import { listenToTaps } from "./taps.js";
import { prepareWords, wordHolding } from "./words.js";

/**
 * @typedef {import("./book.js").BookModel} BookModel
 * @typedef {import("./piece.js").Piece} Piece
 * @typedef {import("./sentences.js").Span} Span
 * @typedef {"top" | "upper" | "centre" | "nearest"} Alignment `upper`: with some lines above, as one reads on
 */

/** How much of the text around a tap is looked at for the word: longer than any word. */
const AROUND = 100;
/** Where `upper` is between the bars. */
const UPPER = 0.22;
/** After so many milliseconds in the space between, the text there is loaded. */
const JUMP_DELAY = 120;

/**
 * Events: `tap` {offset} on a word; `blank` for a tap beside the text; `userscroll`; `moved` {offset, isByUser};
 * `loaded` {chapter, start, end}; `jumped` {from} when the reader dragged far away; `follow` {offset, chapter} for a link in the
 * book, `leave` {address} for one elsewhere.
 */
export class ReaderView extends EventTarget {
  /** What bars cover at the edges of the window, in pixels. */
  insets = { top: 0, bottom: 0 };
  #model;
  #flow;
  #filler;
  #anchor;
  #scroller;
  #given = new AbortController();
  #observer;
  /** Of two calls of `show` the later one counts. */
  #turn = 0;
  #isShown = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #jumping;

  /**
   * @param {HTMLElement} element
   * @param {BookModel} model
   * @param {{address: (offset: number) => string, message: (chapter: number, error: unknown) => HTMLElement}} options
   */
  constructor(element, model, options) {
    super();
    this.#model = model;
    this.#flow = new Flow(element, model);
    this.#anchor = new Anchor(this.#flow);
    this.#filler = new Filler(this.#flow, model, {
      ...options, hold: (change) => this.#hold(change), added: (piece) => this.#added(piece),
    });
    this.#scroller = new Scroller({
      moved: (isByUser) => this.#moved(isByUser), rested: () => this.#rest(),
    });
    // After layout and before paint: what grew above, such as an image that came, is not seen to move.
    this.#observer = new ResizeObserver(() => this.#settle());
    this.#observer.observe(element);
    listenToTaps(element, this, this.#given.signal);
  }

  /** The first word in view, a book offset. */
  get firstVisibleOffset() { return this.#anchor.offset; }
  /** The index of the chapter at the top of the view. */
  get chapter() { return this.#anchor.chapter; }
  /** Whether the end of the book is in view. */
  get isAtEnd() { return this.#flow.isAtEnd && this.#flow.bottom <= innerHeight; }

  close() {
    this.#given.abort();
    this.#filler.close();
    this.#scroller.close();
    this.#observer.disconnect();
    clearTimeout(this.#jumping);
  }

  /** @param {number} x in the window @param {number} y @returns {number | null} the letter there, a book offset */
  offsetAt(x, y) {
    const letter = letterAt(x, y);
    const piece = letter && this.#flow.pieces.find(({ element }) => element.contains(letter.node));
    const offset = piece && piece.text.offsetOf(letter.node, letter.offset);
    return piece && offset !== null && offset !== undefined ? piece.start + offset : null;
  }

  /**
   * The word at a book offset, else the nearest one; the offset itself where nothing is loaded.
   * @param {number} offset
   * @returns {Span}
   */
  wordAt(offset) {
    const piece = this.#flow.pieceAt(offset);
    if (!piece) return { start: offset, end: offset };
    const from = Math.max(0, offset - piece.start - AROUND);
    const text = piece.text.text(from, offset - piece.start + AROUND);
    const word = wordHolding(text, offset - piece.start - from, this.#language(piece));
    if (!word) return { start: offset, end: offset };
    return { start: piece.start + from + word.start, end: piece.start + from + word.end };
  }

  /**
   * Ranges over the part of `[start, end)` that is loaded, in book offsets.
   * @param {number} start
   * @param {number} end
   * @returns {Range[]}
   */
  ranges(start, end) {
    return this.#flow.pieces.filter((piece) => piece.start < end && piece.end > start)
      .flatMap((piece) => piece.text.ranges(start - piece.start, end - piece.start));
  }

  /**
   * Whether all of it is between the bars; of what is higher than that, its first line.
   * @param {number} start
   * @param {number} end
   */
  isVisible(start, end) {
    const ranges = this.ranges(start, end);
    if (ranges.length === 0 || this.#flow.pieceAt(start) === undefined) return false;
    const boxes = ranges.map((range) => range.getBoundingClientRect()).filter((box) => box.height > 0);
    if (boxes.length === 0) return false;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const low = innerHeight - this.insets.bottom;
    const isHigh = bottom - top > low - this.insets.top;
    return top >= this.insets.top - 1 && (isHigh ? top < low : bottom <= low + 1);
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
    this.#scroller.to(isStart ? 0 : scrollY + this.#distance(piece, place, align), smooth && isNear);
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
    const { top, bottom } = this.insets;
    const isStart = offset <= piece.start && piece.index === 0;
    // A chapter's first line is shown with what stands above it, such as a picture.
    const box = isStart ? null : letterBox(piece, offset);
    const y = box?.top ?? piece.element.getBoundingClientRect().top;
    const height = box?.height ?? 0;
    if (align === "upper") return y - top - UPPER * (innerHeight - bottom - top);
    if (align === "centre") return y + height / 2 - (top + innerHeight - bottom) / 2;
    if (align === "nearest" && y + height > innerHeight - bottom) return y + height - innerHeight + bottom;
    if (align === "nearest" && y >= top) return 0;
    return y - top;
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
    const slice = loaded ? Math.max(0, lastAtMost(loaded.slices.length, (index) => loaded.slices[index].start, within)) : 0;
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
    const isBeyond = this.#flow.top > innerHeight || this.#flow.bottom < 0;
    if (isBeyond) {
      clearTimeout(this.#jumping);
      this.#jumping = setTimeout(() => this.#jump(), JUMP_DELAY);
    } else if (isByUser) {
      this.#anchor.take(this.insets.top, this.#model.details.language);
      if (this.#flow.isAtStart && this.#flow.top > this.insets.top) this.#adjustSpaces();
      this.#tellMoved(true);
    }
    this.#filler.request();
  }

  /** The reader dragged or threw the page to where nothing is loaded: the text of about there comes to the page. */
  async #jump() {
    const flow = this.#flow;
    const { length } = this.#model.details;
    const isAbove = flow.top > 0;
    const fraction = isAbove ? scrollY / Math.max(1, flow.before) : -flow.bottom / Math.max(1, flow.after - innerHeight);
    const [low, high] = isAbove ? [0, flow.first?.start ?? 0] : [flow.last?.end ?? 0, length];
    // All the way down is the end of the book, exactly.
    const isWholeWay = !isAbove && scrollY + innerHeight >= document.documentElement.scrollHeight - 2;
    const offset = isWholeWay ? length : Math.round(low + Math.min(1, Math.max(0, fraction)) * (high - low));
    const from = this.#anchor.offset;
    this.#turn += 1;
    const mine = this.#turn;
    const chapter = isWholeWay ? this.#model.chapterCount - 1 : this.#model.chapterAt(Math.min(offset, Math.max(0, length - 1)));
    await this.#filler.ready(chapter);
    if (mine !== this.#turn || this.#given.signal.aborted) return;
    const piece = this.#restart(chapter, offset);
    // The text comes to where the page is, so that a scroll bar in the hand is not torn away.
    if (isWholeWay) flow.before += innerHeight - this.insets.bottom - flow.bottom;
    else flow.before += this.insets.top - topOf(piece, offset);
    this.#anchor.set(piece, isWholeWay ? piece.start : offset);
    this.#anchor.take(this.insets.top, this.#model.details.language);
    this.#filler.request();
    this.dispatchEvent(new CustomEvent("jumped", { detail: { from } }));
    this.#tellMoved(true);
  }

  #rest() {
    this.#adjustSpaces();
    this.#filler.request();
  }

  /** Gives the spaces their estimated heights; what is in view stays. */
  #adjustSpaces() {
    const flow = this.#flow;
    const wanted = flow.estimateBefore;
    const change = wanted - flow.before;
    const isNeeded = flow.isAtStart ? change !== 0 : flow.before < innerHeight || Math.abs(change) > wanted / 4;
    const after = flow.estimateAfter;
    // There must be room to scroll to before there is less of it.
    flow.after = Math.max(flow.after, after);
    if (isNeeded) {
      flow.before = wanted;
      this.#compensate();
    }
    if (Math.abs(after - flow.after) > flow.after / 4) flow.after = after;
    this.#scroller.accept();
  }

  /** Scrolls by what the anchor was moved. */
  #compensate() {
    const before = scrollY;
    this.#scroller.to(before + this.#anchor.drift, false);
    this.#anchor.scrolled(scrollY - before);
  }

  /** @param {() => void} change */
  #hold(change) {
    change();
    this.#settle();
  }

  /** Brings the anchor back to where it was. */
  #settle() {
    const { drift } = this.#anchor;
    if (drift === 0) return;
    if (this.#flow.before >= drift) this.#flow.before -= drift;
    else this.#compensate();
    this.#scroller.accept();
  }

  /** @param {Piece} piece */
  #added({ chapter, start, end, hasText, element }) {
    this.#observer.observe(element);
    this.dispatchEvent(new CustomEvent("loaded", { detail: { chapter, start, end } }));
    if (this.#isShown || !hasText) return;
    this.#isShown = true;
    requestAnimationFrame(() => setTimeout(() => {
      performance.mark("reader:first-text");
      prepareWords(this.#model.details.language);
    }));
  }

  /** @param {boolean} isByUser */
  #tellMoved(isByUser) {
    this.dispatchEvent(new CustomEvent("moved", { detail: { offset: this.#anchor.offset, isByUser } }));
  }

  /** @param {Piece} piece */
  #language({ chapter }) {
    return this.#model.loaded(chapter)?.language ?? this.#model.details.language;
  }
}
