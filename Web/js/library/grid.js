// @ts-check
// The books of a list. Only the cards near the window are there, however many books the list has; one is in the order of Tab, and
// arrow keys move between them.

import { h } from "../ui/element.js";
import { DrawnCards } from "./drawn-cards.js";
import { DrawnHeights } from "./drawn-heights.js";
import { MeasuredLines } from "./measured-lines.js";
import { ShownBooks } from "./shown-books.js";
import { listenToSwipes } from "./swipe.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookGroup} BookGroup */
/** @typedef {import("../model/list-columns.js").ColumnName} ColumnName */
/** @typedef {import("./card.js").CardActions & {remove: (book: Book) => void, mayRemove: (book: Book) => boolean}} GridActions */

export class Grid {
  #cards;
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
      onfocusout: () => this.element.removeAttribute("tabindex"),
      onfocusin: (/** @type {Event} */ event) => this.#hasFocused(event),
      onpointerenter: (/** @type {PointerEvent} */ event) => {
        this.#isPointed = event.pointerType === "mouse";
      },
      onpointerleave: () => {
        this.#isPointed = false;
      },
    });
    this.#cards = new DrawnCards(this.element, actions);
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
    const schedule = () => this.#schedule();
    // Whatever scrolls, the window or a part of it.
    document.addEventListener("scroll", schedule, { signal, passive: true, capture: true });
    const remeasure = () => {
      this.#measured.expectChange();
      schedule();
    };
    addEventListener("resize", remeasure, { signal, passive: true });
    let width = 0;
    const watch = new ResizeObserver(([{ contentRect }]) => {
      // With every row that is drawn it has another height, which is known; else the rows are higher than they were.
      const isOff = Math.abs(contentRect.height - this.#drawnHeight) > this.#drawnRows;
      if (contentRect.width !== width || isOff) remeasure();
      ({ width } = contentRect);
    });
    watch.observe(this.element);
    signal.addEventListener("abort", () => watch.disconnect());
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
    const change = this.#books.arrange(numbers, { mayMove, groups }, this.#focused());
    if (change?.hasOtherGroups) this.#measured.expectChange();
    this.#render();
    if (change?.isFocusGone && this.#books.current !== null) this.#focus(this.#books.current);
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
    return { index, top: top + lines.topOf(index) };
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
    const focused = this.#focused();
    const { lines, measures } = this.#measured;
    this.#drawnHeight = lines.height - above - below;
    this.#drawnRows = Math.ceil(entries.length / measures.columns);
    this.element.style.paddingBlock = `${above}px ${below}px`;
    this.#cards.draw(entries, this.#books, first);
    this.#cards.setStop(this.#books.current);
    // Whoever scrolls away from the book with the focus goes on from there with the next key.
    if (focused === null || this.#cards.get(focused) || document.activeElement === this.element) return;
    this.element.tabIndex = -1;
    this.element.focus({ preventScroll: true });
  }

  /** @param {string} key */
  #focus(key) {
    this.reach(this.#books.placeOf(key));
    this.#cards.get(key)?.link.focus();
  }

  /** The key of the book with the focus; when it has been scrolled away, the list has the focus for it. */
  #focused() {
    const { activeElement } = document;
    if (activeElement === this.element) return this.#books.current;
    const item = activeElement?.closest("[data-key]");
    return item instanceof HTMLElement && this.element.contains(item) ? (item.dataset.key ?? null) : null;
  }

  #hasFocused(/** @type {Event} */ event) {
    const item = event.target instanceof Element ? event.target.closest("[data-key]") : null;
    if (!(item instanceof HTMLElement)) return;
    this.#books.current = item.dataset.key ?? null;
    this.#cards.setStop(this.#books.current);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const key = this.#focused();
    if (key === null || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = this.#cards.get(key);
    const book = card?.book;
    if (event.key === "Delete") {
      if (book && this.#actions.mayRemove(book)) this.#actions.remove(book);
    } else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      if (card && book) this.#actions.menu(book, card.more);
    } else if (!this.#moveFocus(event.key, key)) return;
    event.preventDefault();
  }

  /** @param {string} pressed @param {string} key @returns {boolean} whether the key is one that moves */
  #moveFocus(pressed, key) {
    const isReversed = getComputedStyle(this.element).direction === "rtl";
    const target = this.#books.keyAfter(pressed, key, { lines: this.#measured.lines, isReversed });
    if (target === undefined) return false;
    if (target !== null) this.#focus(target);
    return true;
  }
}
