// @ts-check
// The books of a list. Only the cards near the window are there, however many books the list has; one is in the order of Tab, and
// arrow keys move between them.

import { h } from "../ui/element.js";
import { DrawnCards } from "./drawn-cards.js";
import { DrawnHeights } from "./drawn-heights.js";
import { GridFocus, keyAction } from "./grid-focus.js";
import { watchList } from "./grid-watch.js";
import { MeasuredLines } from "./measured-lines.js";
import { ShownBooks } from "./shown-books.js";
import { listenToSwipes } from "./swipe.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookGroup} BookGroup */
/** @typedef {import("../model/list-columns.js").ColumnName} ColumnName */
/** @typedef {import("./card.js").CardActions & {remove: (book: Book) => void, mayRemove: (book: Book) => boolean}} GridActions */

export class Grid {
  #cards;
  #focus;
  #books = new ShownBooks();
  #actions;
  #isPointed = false;
  #measured = new MeasuredLines();
  #heights = new DrawnHeights();
  /** Which part of the lines is drawn. */
  #drawnAs = "";
  /** How high the drawn lines are, by what was measured, and how many: each may be off by a part of a pixel. */
  #drawnHeight = 0;
  #drawnRows = 0;
  #isScheduled = false;
  /**
   * What scrolls the list.
   * @type {Element}
   */
  scroller = document.scrollingElement ?? document.documentElement;
  #signal;

  /** @param {string} label @param {GridActions} actions @param {AbortSignal} signal */
  constructor(label, actions, signal) {
    this.#actions = actions;
    this.#signal = signal;
    this.element = h("ul", {
      class: "grid",
      role: "list",
      "aria-label": label,
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      onpointerenter: (/** @type {PointerEvent} */ event) => {
        this.#isPointed = event.pointerType === "mouse";
      },
      onpointerleave: () => {
        this.#isPointed = false;
      },
    });
    this.#cards = new DrawnCards(this.element, actions);
    this.#focus = new GridFocus(this.element, this.#cards, this.#books);
    const bookOf = (/** @type {HTMLElement} */ item) => this.#cards.get(item.dataset.key ?? "")?.book;
    listenToSwipes(
      this.element,
      {
        mayRemove: (item) => {
          const book = bookOf(item);
          return Boolean(book && actions.mayRemove(book));
        },
        remove: (item) => {
          const book = bookOf(item);
          if (book) actions.remove(book);
        },
      },
      signal,
    );
    const resized = () => {
      this.#measured.expectChange();
      this.#schedule();
    };
    const isExpected = (/** @type {number} */ height) => Math.abs(height - this.#drawnHeight) <= this.#drawnRows;
    watchList(this.element, { moved: () => this.#schedule(), resized, isExpected }, signal);
  }

  /**
   * The book that is open beside the list.
   * @param {number | null} id
   */
  set present(id) {
    this.#cards.present = id;
  }

  /** Whether somebody is about to press a book: they stay where they are then. */
  get isHeld() {
    return this.#isPointed || this.element.matches(":focus-within");
  }

  /**
   * Shows these books in this order.
   * @param {readonly number[]} numbers
   * @param {{mayMove: boolean, groups: readonly BookGroup[] | null}} options `mayMove`: whether those that were there may change places
   */
  show(numbers, { mayMove, groups }) {
    const change = this.#books.arrange(numbers, { mayMove, groups }, this.#focus.key);
    if (change?.hasOtherGroups) this.#measured.expectChange();
    this.#render();
    if (change?.isFocusGone && this.#books.current !== null) this.#goTo(this.#books.current);
  }

  /**
   * Shows the books as covers, as small covers or as rows.
   * @param {string} view @param {readonly ColumnName[]} columns of the rows
   */
  setView(view, columns) {
    if (!this.#cards.setView(view, columns)) return;
    this.#measured.expectChange();
    this.#render();
  }

  /** Draws what has become known of the books. */
  refresh() {
    this.#cards.refresh();
  }

  /**
   * The card at a place in the order, if there is one; the list is scrolled there if it is far away.
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  reach(index) {
    const key = this.#books.keyOf(index);
    if (key === null) return null;
    if (!this.#cards.get(key)) {
      this.#measure();
      const top = this.element.getBoundingClientRect().top + this.#measured.lines.topOf(index);
      this.scroller.scrollTop += top - innerHeight / 2;
      this.#render();
    }
    return this.#cards.get(key)?.element ?? null;
  }

  /**
   * The first book below an edge of the window.
   * @param {number} edge
   * @returns {import("./kept-view.js").Anchor | null} `null` above the grid
   */
  anchor(edge) {
    const { top } = this.element.getBoundingClientRect();
    const { lines } = this.#measured;
    if (this.#books.order.length === 0 || top >= edge) return null;
    const index = lines.indexAt(edge - top);
    // Where the card stands: rows are higher by parts of a pixel than was measured, the more of them are drawn.
    const card = this.#cards.get(this.#books.keyOf(index) ?? "");
    return { index, top: card?.element.getBoundingClientRect().top ?? top + lines.topOf(index) };
  }

  /**
   * The books between two, both included, in the order in which they stand.
   * @param {number} from @param {number} to
   */
  between(from, to) {
    return this.#books.between(from, to);
  }

  /**
   * Shows which books are chosen.
   * @param {import("./drawn-cards.js").Chosen} selection
   */
  showSelection(selection) {
    this.#cards.showSelection(selection);
  }

  #schedule() {
    if (this.#isScheduled || this.#signal.aborted) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      if (!this.#signal.aborted) this.#render();
    });
  }

  #measure() {
    const { order, groups } = this.#books;
    if (this.#measured.measure(order, groups, () => this.#look())) this.#drawnAs = "";
  }

  #look() {
    const style = getComputedStyle(this.element);
    return {
      columns: style.gridTemplateColumns.split(" ").length,
      ...this.#cards.heights,
      gap: Number.parseFloat(style.rowGap) || 0,
    };
  }

  #render() {
    this.#measure();
    const { top } = this.element.getBoundingClientRect();
    const heights = this.#heights.next({ top: -top, bottom: innerHeight - top }, this.#measured.measures.row);
    const part = this.#measured.lines.between(heights.top, heights.bottom);
    this.#cards.isHurried = heights.isFast;
    const drawnAs = `${part.above} ${part.below} ${part.entries.length}`;
    if (drawnAs !== this.#drawnAs) {
      this.#drawnAs = drawnAs;
      this.#draw(part, this.#measured.lines.indexAt(-top));
    }
    // The first cards tell how high a row is.
    const { row, heading } = this.#measured.measures;
    this.#measure();
    const { measures } = this.#measured;
    const isTrue = row === measures.row && heading === measures.heading;
    if (!isTrue || !heights.isAll || heights.isFast) this.#schedule();
  }

  /** @param {ReturnType<import("./lines.js").Lines["between"]>} part @param {number} first the first book in the window */
  #draw({ entries, above, below }, first) {
    const focused = this.#focus.key;
    const { lines, measures } = this.#measured;
    this.#drawnHeight = lines.height - above - below;
    this.#drawnRows = Math.ceil(entries.length / measures.columns);
    this.element.style.paddingBlock = `${above}px ${below}px`;
    this.#cards.draw(entries, this.#books, first);
    this.#focus.hold(focused);
  }

  /** @param {string} key */
  #goTo(key) {
    this.reach(this.#books.placeOf(key));
    this.#cards.get(key)?.link.focus();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = this.#focus.key;
    const action = keyAction(event);
    if (key === null || action === null) return;
    const card = this.#cards.get(key);
    const book = card?.book;
    if (action === "remove") {
      if (book && this.#actions.mayRemove(book)) this.#actions.remove(book);
    } else if (action === "menu") {
      if (card && book) this.#actions.menu(book, card.more);
    } else {
      const target = this.#focus.after(event.key, key, this.#measured.lines);
      if (target === undefined) return;
      if (target !== null) this.#goTo(target);
    }
    event.preventDefault();
  }
}
