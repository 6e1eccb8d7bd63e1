// @ts-check
// The grid of books. One card is in the order of Tab; arrow keys move between cards.

import { h } from "../ui/element.js";
import { Card } from "./card.js";
import { listenToSwipes } from "./swipe.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("./card.js").CardActions & {remove: (book: Book) => void, mayRemove: (book: Book) => boolean}} GridActions */

/** Covers that are drawn at once; the others follow before they come into sight. */
const AT_ONCE = 60;
const BATCH = 80;
/** So far below the window the next covers are drawn: two windows, so that nobody sees it. */
const AHEAD = "200% 0px";

export class Grid {
  /** @type {Map<number, Card>} */
  #cards = new Map();
  /** @type {number[]} the books shown, in order */
  #order = [];
  /** @type {number | null} */
  #current = null;
  #actions;
  #isPointed = false;
  /** @type {{isActive: boolean, has: (id: number) => boolean} | null} */
  #selection = null;
  /** @type {Book[]} what waits to be appended */
  #pending = [];
  /** Watches the last card that is drawn. */
  #watch = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.#append();
    },
    { rootMargin: AHEAD },
  );

  /** @param {string} label @param {GridActions} actions @param {AbortSignal} signal */
  constructor(label, actions, signal) {
    this.#actions = actions;
    this.element = h("ul", {
      class: "grid",
      role: "list",
      "aria-label": label,
      onkeydown: (/** @type {KeyboardEvent} */ event) => this.#key(event),
      onfocusin: (/** @type {Event} */ event) => this.#focused(event),
      onpointerenter: (/** @type {PointerEvent} */ event) => {
        this.#isPointed = event.pointerType === "mouse";
      },
      onpointerleave: () => {
        this.#isPointed = false;
      },
    });
    const bookOf = (/** @type {HTMLElement} */ item) => this.#cards.get(Number(item.dataset.bookId))?.book;
    listenToSwipes(
      this.element,
      {
        mayRemove: (item) => {
          const book = bookOf(item);
          return book !== undefined && actions.mayRemove(book);
        },
        remove: (item) => {
          const book = bookOf(item);
          if (book) actions.remove(book);
        },
      },
      signal,
    );
    signal.addEventListener("abort", () => {
      this.#pending = [];
      this.#watch.disconnect();
    });
  }

  /** Whether somebody is about to press a book: they stay where they are then. */
  get isHeld() {
    return this.#isPointed || this.element.matches(":focus-within");
  }

  /**
   * Shows these books in this order.
   * @param {Book[]} books
   * @param {{mayMove: boolean}} options `mayMove`: whether those that were there may change places
   */
  show(books, { mayMove }) {
    const wanted = mayMove ? books : this.#keptOrder(books);
    const ids = new Set(wanted.map(({ id }) => id));
    const focused = this.#focusedBook();
    const nextFocus = focused !== null && !ids.has(focused) ? this.#neighbour(focused, ids) : focused;
    for (const [id, card] of this.#cards) {
      if (ids.has(id) || !card.element.isConnected) continue;
      // Kept, because it is soon wanted again: a search ends, a removal is undone.
      card.element.remove();
    }
    this.#order = wanted.map(({ id }) => id);
    this.#place(wanted);
    this.#setCurrent(nextFocus ?? (ids.has(this.#current ?? 0) ? this.#current : (this.#order[0] ?? null)));
    if (nextFocus !== null && this.#focusedBook() !== nextFocus) {
      this.reach(this.#order.indexOf(nextFocus));
      this.#cards.get(nextFocus)?.link.focus({ preventScroll: nextFocus === focused });
    }
  }

  /**
   * Moves the focus to a book.
   * @param {number} id
   */
  focus(id) {
    this.#cards.get(id)?.link.focus();
  }

  /**
   * The card at a place in the order, if there is one: those before it are drawn for it.
   * @param {number} index
   * @returns {HTMLElement | null}
   */
  reach(index) {
    while (this.#pending.length > 0 && this.element.childElementCount <= index) this.#append();
    return /** @type {HTMLElement | null} */ (this.element.children[index] ?? null);
  }

  /**
   * The books in the order in which they stand, new ones where they belong.
   * @param {Book[]} books
   */
  #keptOrder(books) {
    const byId = new Map(books.map((book) => [book.id, book]));
    const kept = this.#order.flatMap((id) => byId.get(id) ?? []);
    const known = new Set(this.#order);
    books.forEach((book, index) => {
      if (!known.has(book.id)) kept.splice(index, 0, book);
    });
    return kept;
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
    for (const [id, card] of this.#cards) card.setSelection(selection.isActive, selection.has(id));
  }

  /**
   * Draws as many as there were, in their order; the others wait.
   * @param {Book[]} books
   */
  #place(books) {
    const count = Math.max(AT_ONCE, this.element.childElementCount);
    const drawn = books.slice(0, count);
    this.#pending = books.slice(count);
    const ids = new Set(drawn.map(({ id }) => String(id)));
    const gone = [...this.element.children].filter((element) => !ids.has(element.getAttribute("data-book-id") ?? ""));
    for (const element of gone) element.remove();
    /** @type {Element | null} */
    let before = this.element.firstElementChild;
    for (const book of drawn) {
      const known = this.#cards.get(book.id);
      const card = known ?? this.#add(book);
      if (known) card.update(book);
      if (card.element === before) before = before.nextElementSibling;
      else this.element.insertBefore(card.element, before);
    }
    this.#watchLast();
  }

  /** Draws the next covers when the last one is near the window. */
  #watchLast() {
    this.#watch.disconnect();
    const last = this.element.lastElementChild;
    if (this.#pending.length > 0 && last) this.#watch.observe(last);
  }

  #append() {
    for (const book of this.#pending.splice(0, BATCH)) {
      const known = this.#cards.get(book.id);
      known?.update(book);
      this.element.append((known ?? this.#add(book)).element);
    }
    this.#watchLast();
  }

  /** @param {Book} book */
  #add(book) {
    const card = new Card(book, this.#actions);
    this.#cards.set(book.id, card);
    if (this.#selection) card.setSelection(this.#selection.isActive, this.#selection.has(book.id));
    return card;
  }

  /** @param {number | null} id */
  #setCurrent(id) {
    if (this.#current !== id && this.#current !== null) this.#cards.get(this.#current)?.setCurrent(false);
    this.#current = id;
    if (id !== null) this.#cards.get(id)?.setCurrent(true);
  }

  #focusedBook() {
    const item = document.activeElement?.closest("[data-book-id]");
    if (!(item instanceof HTMLElement) || !this.element.contains(item)) return null;
    return Number(item.dataset.bookId);
  }

  /**
   * The nearest book that stays: the one after, or else before.
   * @param {number} id
   * @param {Set<number>} staying
   */
  #neighbour(id, staying) {
    const index = this.#order.indexOf(id);
    const after = this.#order.slice(index + 1).find((other) => staying.has(other));
    return (
      after ??
      this.#order
        .slice(0, Math.max(index, 0))
        .reverse()
        .find((other) => staying.has(other)) ??
      null
    );
  }

  #focused(/** @type {Event} */ event) {
    const item = event.target instanceof Element ? event.target.closest("[data-book-id]") : null;
    if (item instanceof HTMLElement) this.#setCurrent(Number(item.dataset.bookId));
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const id = this.#focusedBook();
    const card = id === null ? undefined : this.#cards.get(id);
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Delete") {
      if (this.#actions.mayRemove(card.book)) this.#actions.remove(card.book);
    } else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) {
      this.#actions.menu(card.book, card.more);
    } else if (!this.#moveFocus(event.key, card)) return;
    event.preventDefault();
  }

  /** @param {string} key @param {Card} card @returns {boolean} whether the key is one that moves */
  #moveFocus(key, card) {
    const index = this.#order.indexOf(card.book.id);
    const columns = this.#columns([...this.element.children]);
    const last = this.#order.length - 1;
    const isReversed = getComputedStyle(this.element).direction === "rtl" ? -1 : 1;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowRight: index + isReversed,
      ArrowLeft: index - isReversed,
      ArrowDown: index + columns,
      ArrowUp: index - columns,
      Home: 0,
      End: last,
      PageDown: index + 3 * columns,
      PageUp: index - 3 * columns,
    };
    const target = targets[key];
    if (target === undefined) return false;
    // Past the end, the page keys and Down from the last but one row still go somewhere.
    const isAllowed =
      key.startsWith("Page") || (key === "ArrowDown" && Math.floor(index / columns) < Math.floor(last / columns));
    const item = this.reach(isAllowed ? Math.min(Math.max(target, 0), last) : target);
    if (item) this.#cards.get(Number(item.dataset.bookId))?.link.focus();
    return true;
  }

  /** @param {Element[]} elements */
  #columns(elements) {
    const top = elements[0]?.getBoundingClientRect().top;
    const end = elements.findIndex((element) => element.getBoundingClientRect().top !== top);
    return end < 0 ? elements.length : end;
  }
}
