// @ts-check
// The books of a list. Only the cards near the window are there, however many books the list has; one is in the order of Tab, and
// arrow keys move between them.
// Over 300 lines because what is drawn, what has the focus and what keys do depend on one state.

import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";
import { bookList } from "./book-list.js";
import { Card } from "./card.js";
import { groupAt, keepOrder, keyIn, neighbour, placesOf } from "./kept-order.js";
import { Lines } from "./lines.js";
import { listenToSwipes } from "./swipe.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").BookGroup} BookGroup */
/** @typedef {import("../model/list-columns.js").ColumnName} ColumnName */
/** @typedef {import("./card.js").CardActions & {remove: (book: Book) => void, mayRemove: (book: Book) => boolean}} GridActions */

/** Rows that are drawn at once beside those in the window, and by how many they become more in each frame. */
const ROWS_A_FRAME = 2;
/** So far above and below the window there are cards, in windows: nobody sees them come. */
const AHEAD = 1;
/** Heights until a card has told the true ones. */
const GUESSED_ROW = 320;
const GUESSED_HEADING = 48;

export class Grid {
  /** @type {Map<string, Card>} those that are there, by their keys */
  #cards = new Map();
  /** @type {readonly number[]} the books shown, in order */
  #order = [];
  /** @type {readonly number[]} as they were given, where the books keep their places */
  #given = [];
  /** @type {readonly BookGroup[] | null} */
  #groups = null;
  /** @type {Map<string, number>} where each book stands; in groups a book may stand several times */
  #places = new Map();
  /** @type {Map<number, HTMLElement>} those that are there, by group */
  #headings = new Map();
  /**
   * The key of the book that Tab goes to.
   * @type {string | null}
   */
  #current = null;
  #view = "grid";
  /** @type {readonly ColumnName[]} */
  #columns = [];
  #actions;
  #isPointed = false;
  /** @type {{isActive: boolean, has: (id: number) => boolean} | null} */
  #selection = null;
  #lines = new Lines([], false, { columns: 1, row: GUESSED_ROW, heading: GUESSED_HEADING, gap: 0 });
  #measures = { columns: 1, row: GUESSED_ROW, heading: GUESSED_HEADING, gap: 0 };
  /** Whether the measures may be others. */
  #isStale = true;
  /**
   * What the lines are of.
   * @type {readonly number[]}
   */
  #measuredOrder = [];
  /** Which part of the lines is drawn. */
  #drawnAs = "";
  /** How far beside the window cards are drawn by now, in pixels. */
  #ahead = 0;
  /** What is drawn, in pixels of the list. */
  #drawn = { top: 0, bottom: 0 };
  #isScheduled = false;
  /**
   * What scrolls the list.
   * @type {Element}
   */
  scroller = document.scrollingElement ?? document.documentElement;
  /**
   * The book that is open beside the list.
   * @type {number | null}
   */
  present = null;
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
      this.#isStale = true;
      schedule();
    };
    addEventListener("resize", remeasure, { signal, passive: true });
    const watch = new ResizeObserver(remeasure);
    watch.observe(this.element);
    signal.addEventListener("abort", () => watch.disconnect());
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
    const isSame = numbers === this.#given && groups === this.#groups;
    if (isSame && (!mayMove || this.#order === numbers)) return this.#render();
    this.#given = numbers;
    const focused = this.#focused();
    const before = focused === null ? -1 : (this.#places.get(focused) ?? -1);
    const old = this.#order;
    // Where there are groups, a book may stand in several places.
    const mayStay = !mayMove && !groups && !this.#groups;
    this.#order = mayStay ? keepOrder(old, numbers) : numbers;
    if (groups !== this.#groups) this.#isStale = true;
    this.#groups = groups;
    this.#places = placesOf(this.#order, groups);
    const isGone = focused !== null && !this.#places.has(focused);
    if (isGone) {
      const next = neighbour(old, old[before], new Set(this.#order));
      this.#current = next === null ? null : this.#keyOf(this.#order.indexOf(next));
    } else if (focused !== null) this.#current = focused;
    else if (this.#current !== null && !this.#places.has(this.#current)) this.#current = null;
    this.#render();
    if (isGone && this.#current !== null) this.#focus(this.#current);
    return undefined;
  }

  /**
   * Shows the books as covers, as small covers or as rows.
   * @param {string} view @param {readonly ColumnName[]} columns of the rows
   */
  setView(view, columns) {
    if (view === this.#view && columns.join() === this.#columns.join()) return;
    this.#view = view;
    this.#columns = columns;
    this.element.className = view === "grid" ? "grid" : `grid grid-${view}`;
    for (const card of this.#cards.values()) card.setView(view, columns);
    this.#isStale = true;
    this.#render();
  }

  /** Draws what has become known of the books. */
  refresh() {
    for (const card of this.#cards.values()) this.#update(card);
  }

  /**
   * The card at a place in the order, if there is one; the list is scrolled there if it is far away.
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  reach(index) {
    const key = this.#keyOf(index);
    if (key === null) return null;
    if (!this.#cards.has(key)) {
      this.#measure();
      const top = this.element.getBoundingClientRect().top + this.#lines.topOf(index);
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
    if (this.#order.length === 0 || top >= edge) return null;
    const index = this.#lines.indexAt(edge - top);
    return { index, top: top + this.#lines.topOf(index) };
  }

  /**
   * The books between two, both included, in the order in which they stand.
   * @param {number} from @param {number} to
   */
  between(from, to) {
    const ends = [this.#order.indexOf(from), this.#order.indexOf(to)].sort((a, b) => a - b);
    return ends[0] < 0 ? [to] : this.#order.slice(ends[0], ends[1] + 1);
  }

  /**
   * Shows which books are chosen.
   * @param {{isActive: boolean, has: (id: number) => boolean}} selection
   */
  showSelection(selection) {
    this.#selection = selection;
    for (const card of this.#cards.values()) card.setSelection(selection.isActive, selection.has(card.id));
  }

  #schedule() {
    if (this.#isScheduled || this.#signal.aborted) return;
    this.#isScheduled = true;
    requestAnimationFrame(() => {
      this.#isScheduled = false;
      if (!this.#signal.aborted) this.#render();
    });
  }

  /** Learns how many columns there are, and how high a row is, when that may have changed. */
  #measure() {
    if (!this.#isStale && this.#order === this.#measuredOrder) return;
    const style = getComputedStyle(this.element);
    const [first] = this.#cards.values();
    const [head] = this.#headings.values();
    const row = first?.element.offsetHeight ?? 0;
    const heading = head?.offsetHeight ?? 0;
    // Until there are cards, and headings where there are groups, the heights are guessed.
    this.#isStale = row === 0 || (this.#groups !== null && heading === 0);
    const measures = {
      columns: style.gridTemplateColumns.split(" ").length,
      row: row || this.#measures.row,
      heading: heading || this.#measures.heading,
      gap: Number.parseFloat(style.rowGap) || 0,
    };
    const isSame = JSON.stringify(measures) === JSON.stringify(this.#measures);
    if (isSame && this.#order === this.#measuredOrder) return;
    this.#measures = measures;
    this.#measuredOrder = this.#order;
    const alone = this.#order.length > 0 ? [this.#order.length] : [];
    const counts = this.#groups ? this.#groups.map(({ count }) => count) : alone;
    this.#lines = new Lines(counts, this.#groups !== null, measures);
    this.#drawnAs = "";
  }

  #render() {
    this.#measure();
    const { top } = this.element.getBoundingClientRect();
    const view = { top: -top, bottom: innerHeight - top };
    // After a jump those in view come first.
    if (view.bottom < this.#drawn.top || view.top > this.#drawn.bottom) this.#ahead = 0;
    const most = innerHeight * AHEAD;
    this.#ahead = Math.min(most, this.#ahead + ROWS_A_FRAME * this.#measures.row);
    this.#drawn = { top: view.top - this.#ahead, bottom: view.bottom + this.#ahead };
    const part = this.#lines.between(this.#drawn.top, this.#drawn.bottom);
    const drawnAs = `${part.above} ${part.below} ${part.entries.length}`;
    if (drawnAs !== this.#drawnAs) {
      this.#drawnAs = drawnAs;
      this.#draw(part);
    }
    // The first cards tell how high a row is.
    const { row, heading } = this.#measures;
    this.#measure();
    const isTrue = row === this.#measures.row && heading === this.#measures.heading;
    if (!isTrue || this.#ahead < most) this.#schedule();
  }

  /** @param {ReturnType<Lines["between"]>} part */
  #draw({ entries, above, below }) {
    const focused = this.#focused();
    this.element.style.paddingBlock = `${above}px ${below}px`;
    /** @type {Map<string, Card>} */
    const cards = new Map();
    /** @type {Map<number, HTMLElement>} */
    const headings = new Map();
    /** @type {HTMLElement[]} */
    const elements = [];
    for (const entry of entries) {
      if ("group" in entry) {
        const heading = this.#headings.get(entry.group) ?? h("li", { class: "group-heading" });
        this.#drawHeading(heading, entry.group);
        headings.set(entry.group, heading);
        elements.push(heading);
        continue;
      }
      const key = this.#keyOf(entry.index) ?? "";
      const card = this.#cards.get(key) ?? this.#add(this.#order[entry.index], key);
      this.#update(card);
      card.setPlace(entry.index, this.#order.length);
      cards.set(key, card);
      elements.push(card.element);
    }
    for (const [key, card] of this.#cards) if (!cards.has(key)) card.element.remove();
    for (const [group, heading] of this.#headings) if (!headings.has(group)) heading.remove();
    this.#cards = cards;
    this.#headings = headings;
    /** @type {Element | null} */
    let before = this.element.firstElementChild;
    for (const element of elements) {
      if (element === before) before = before.nextElementSibling;
      else this.element.insertBefore(element, before);
    }
    bookList.want([...new Set([...cards.values()].map(({ id }) => id))]);
    this.#setStop();
    // Whoever scrolls away from the book with the focus goes on from there with the next key.
    if (focused === null || cards.has(focused) || document.activeElement === this.element) return;
    this.element.tabIndex = -1;
    this.element.focus({ preventScroll: true });
  }

  /** @param {HTMLElement} element @param {number} index */
  #drawHeading(element, index) {
    const group = this.#groups?.[index];
    const drawn = JSON.stringify(group);
    if (!group || element.dataset.drawn === drawn) return;
    element.dataset.drawn = drawn;
    replace(
      element,
      h("h3", { dir: "auto" }, group.name ?? texts.views.noGroup),
      h("span", { class: "book-count" }, texts.library.bookCount(group.count)),
    );
  }

  /** @param {number} index @returns {string | null} */
  #keyOf(index) {
    const id = this.#order[index];
    if (id === undefined) return null;
    return this.#groups ? keyIn(groupAt(this.#groups, index), id) : String(id);
  }

  /** @param {Card} card */
  #update(card) {
    const book = bookList.book(card.id);
    if (book) card.update(book);
  }

  /** @param {number} id @param {string} key */
  #add(id, key) {
    const card = new Card(id, this.#actions);
    card.element.dataset.key = key;
    card.setView(this.#view, this.#columns);
    if (this.#selection) card.setSelection(this.#selection.isActive, this.#selection.has(id));
    if (id === this.present) card.link.setAttribute("aria-current", "page");
    return card;
  }

  /** Tab goes to the current book, or to the first that is there. */
  #setStop() {
    const [first] = this.#cards.keys();
    const stop = this.#current !== null && this.#cards.has(this.#current) ? this.#current : first;
    for (const [key, card] of this.#cards) card.setCurrent(key === stop);
  }

  /** @param {string} key */
  #focus(key) {
    this.reach(this.#places.get(key) ?? -1);
    this.#cards.get(key)?.link.focus();
  }

  /** The key of the book with the focus; when it has been scrolled away, the list has the focus for it. */
  #focused() {
    const { activeElement } = document;
    if (activeElement === this.element) return this.#current;
    const item = activeElement?.closest("[data-key]");
    return item instanceof HTMLElement && this.element.contains(item) ? (item.dataset.key ?? null) : null;
  }

  #hasFocused(/** @type {Event} */ event) {
    const item = event.target instanceof Element ? event.target.closest("[data-key]") : null;
    if (!(item instanceof HTMLElement)) return;
    this.#current = item.dataset.key ?? null;
    this.#setStop();
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
    const index = this.#places.get(key) ?? -1;
    const last = this.#order.length - 1;
    const isReversed = getComputedStyle(this.element).direction === "rtl" ? -1 : 1;
    /** @type {Record<string, () => number>} */
    const targets = {
      ArrowRight: () => index + isReversed,
      ArrowLeft: () => index - isReversed,
      ArrowDown: () => this.#lines.vertical(index, 1),
      ArrowUp: () => this.#lines.vertical(index, -1),
      Home: () => 0,
      End: () => last,
      PageDown: () => this.#lines.vertical(index, 3),
      PageUp: () => this.#lines.vertical(index, -3),
    };
    if (index < 0 || !Object.hasOwn(targets, pressed)) return false;
    const target = this.#keyOf(Math.min(Math.max(targets[pressed](), 0), last));
    if (target !== null) this.#focus(target);
    return true;
  }
}
