// @ts-check
// `Flow`: the book's pieces on the page, one after the other, between two spaces that stand for the rest. The space
// before takes up every change of height above the view, so that the scroll position stays while the person scrolls.

import { h } from "../ui/element.js";
import { firstThat, lastAtMost } from "../basics/binary-search.js";
import { chapterSection } from "../text/section.js";

/**
 * @typedef {import("../text/piece.js").Piece} Piece
 * @typedef {import("../text/book.js").BookModel} BookModel
 * @typedef {import("../text/axis.js").Axis} Axis
 */

/** Browsers lay out 33 million pixels at most, and both spaces and the pieces must fit. */
const LONGEST_SPACE = 8_000_000;
/** Pixels for a UTF-16 unit before anything was measured. */
const USUAL_RATIO = 0.6;
/** Less text than this says little about the height of the rest. */
const ENOUGH_UNITS = 2000;

export class Flow {
  /** @type {Piece[]} */
  pieces = [];
  #model;
  #before = h("div", { class: "reader-space", "aria-hidden": "true" });
  #after = h("div", { class: "reader-space", "aria-hidden": "true" });
  #body = h("div", { class: "reader-body" });
  #beforeHeight = 0;
  #afterHeight = 0;
  #ratio = USUAL_RATIO;

  /** The sizes that the pieces were fitted to. */
  #fitted = "";
  /** The way along which it is measured. */
  axis;

  /** @param {HTMLElement} element @param {BookModel} model @param {Axis} axis */
  constructor(element, model, axis) {
    this.#model = model;
    this.axis = axis;
    element.append(this.#before, this.#body, this.#after);
  }

  /** Takes all of it from the page. */
  close() {
    for (const element of [this.#before, this.#body, this.#after]) element.remove();
  }

  /** @type {Piece | undefined} */
  get first() {
    return this.pieces[0];
  }
  /** @type {Piece | undefined} */
  get last() {
    return this.pieces[this.pieces.length - 1];
  }
  get before() {
    return this.#beforeHeight;
  }
  get after() {
    return this.#afterHeight;
  }

  /** @param {number} height pixels; 0 at least */
  set before(height) {
    this.#beforeHeight = Math.max(0, height);
    this.#before.style.blockSize = `${this.#beforeHeight}px`;
  }
  set after(height) {
    this.#afterHeight = Math.max(0, height);
    this.#after.style.blockSize = `${this.#afterHeight}px`;
  }

  /**
   * Whether something is being waited for at the end.
   * @param {boolean} isWaiting
   */
  set isWaiting(isWaiting) {
    this.#after.toggleAttribute("data-waiting", isWaiting);
  }

  get isAtStart() {
    return this.first?.chapter === 0 && this.first.index === 0;
  }
  get isAtEnd() {
    return this.last?.chapter === this.#model.chapterCount - 1 && this.last.isLast;
  }

  /** How high the text before the pieces may be. */
  get estimateBefore() {
    return this.isAtStart ? 0 : Math.min(LONGEST_SPACE, (this.first?.start ?? 0) * this.#ratio + 2 * this.axis.length);
  }
  get estimateAfter() {
    const rest = this.#model.details.length - (this.last?.end ?? 0);
    return this.isAtEnd ? 0 : Math.min(LONGEST_SPACE, rest * this.#ratio + 2 * this.axis.length);
  }

  /** @param {Piece} piece that follows the last one */
  append(piece) {
    this.pieces.push(piece);
    this.#section(piece, true).append(piece.element);
    piece.settle(this.axis.isSideways);
    this.#measure();
  }

  /** @param {Piece} piece that precedes the first one */
  prepend(piece) {
    this.pieces.unshift(piece);
    this.#section(piece, false).prepend(piece.element);
    piece.settle(this.axis.isSideways);
    this.#measure();
  }

  /** @param {boolean} isFirst whether it is the first or the last one */
  remove(isFirst) {
    const piece = isFirst ? this.pieces.shift() : this.pieces.pop();
    if (!piece) return;
    const section = piece.element.parentElement;
    if (piece.element.contains(document.activeElement)) this.#body.closest("main")?.focus({ preventScroll: true });
    piece.element.remove();
    if (section && section.childElementCount === 0) section.remove();
  }

  /** Fits all pieces into the column again, if it or its letters have another size now. */
  refit() {
    const { width, fontSize } = getComputedStyle(this.#body);
    const key = `${width} ${fontSize}`;
    if (key === this.#fitted) return;
    const isFirst = this.#fitted === "";
    this.#fitted = key;
    if (!isFirst) for (const piece of this.pieces) piece.settle(this.axis.isSideways);
  }

  clear() {
    while (this.pieces.length > 0) this.remove(false);
  }

  /**
   * The piece that holds a book offset.
   * @param {number} offset
   * @param {number} [chapter] where chapters without text share a place
   */
  pieceAt(offset, chapter) {
    if (chapter !== undefined) {
      return this.pieces.find(
        (piece) => piece.chapter === chapter && piece.start <= offset && (offset < piece.end || piece.isLast),
      );
    }
    const piece = this.pieces[lastAtMost(this.pieces.length, (index) => this.pieces[index].start, offset)];
    return piece && (offset < piece.end || (piece === this.last && this.isAtEnd)) ? piece : undefined;
  }

  /**
   * The index of the first piece that ends below a height in the window.
   * @param {number} y
   */
  indexBelow(y) {
    return firstThat(this.pieces.length, (index) => this.extentOf(this.pieces[index]).bottom > y);
  }

  /** @param {Piece} piece */
  extentOf(piece) {
    return this.axis.extent(piece.element.getBoundingClientRect());
  }

  /** In the window. */
  get top() {
    return this.first ? this.extentOf(this.first).top : 0;
  }
  get bottom() {
    return this.last ? this.extentOf(this.last).bottom : 0;
  }

  /** @param {Piece} piece @param {boolean} isAfter @returns {HTMLElement} the section of its chapter */
  #section(piece, isAfter) {
    const edge = isAfter ? this.#body.lastElementChild : this.#body.firstElementChild;
    if (edge instanceof HTMLElement && edge.dataset.chapterIndex === String(piece.chapter)) return edge;
    const section = chapterSection(this.#model.details, piece.chapter, this.#model.loaded(piece.chapter));
    if (isAfter) this.#body.append(section);
    else this.#body.prepend(section);
    return section;
  }

  #measure() {
    let units = 0;
    let height = 0;
    for (const piece of this.pieces) {
      if (!piece.hasText) continue;
      units += piece.length;
      height += this.axis.isSideways ? piece.element.offsetWidth : piece.element.offsetHeight;
    }
    if (units > ENOUGH_UNITS) this.#ratio = height / units;
  }
}
