// @ts-check
// The grid of books. One card is in the order of Tab; arrow keys move between cards.

import { h } from "../ui/element.js";
import { Card } from "./card.js";
import { listenToSwipes } from "./swipe.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("./card.js").CardActions & {remove: (book: Book) => void, mayRemove: (book: Book) => boolean}} GridActions */

/** Covers that are drawn at once; the others follow in the browser's idle time. */
const AT_ONCE = 60;
const BATCH = 80;

export class Grid {
  /** @type {Map<number, Card>} */
  #cards = new Map();
  /** @type {number[]} the books shown, in order */
  #order = [];
  /** @type {number | null} */
  #current = null;
  #actions;
  #isPointed = false;
  /** @type {Book[]} what waits to be appended */
  #pending = [];
  #isAppending = false;

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
    this.#pending = [];
    this.#place(wanted);
    this.#setCurrent(nextFocus ?? (ids.has(this.#current ?? 0) ? this.#current : (this.#order[0] ?? null)));
    if (nextFocus !== null && this.#focusedBook() !== nextFocus) {
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

  /** @param {Book[]} books */
  #place(books) {
    /** @type {Element | null} */
    let before = this.element.firstElementChild;
    for (const [index, book] of books.entries()) {
      const known = this.#cards.get(book.id);
      if (!known && index >= AT_ONCE && before === null) {
        this.#pending = books.slice(index);
        this.#appendLater();
        return;
      }
      const card = known ?? this.#add(book);
      if (known) card.update(book);
      if (card.element === before) before = before.nextElementSibling;
      else this.element.insertBefore(card.element, before);
    }
  }

  #appendLater() {
    if (this.#isAppending) return;
    this.#isAppending = true;
    const later = window.requestIdleCallback ?? ((/** @type {() => void} */ run) => setTimeout(run, 16));
    later(
      () => {
        this.#isAppending = false;
        this.#append();
        if (this.#pending.length > 0) this.#appendLater();
      },
      { timeout: 200 },
    );
  }

  #append() {
    for (const book of this.#pending.splice(0, BATCH)) {
      const known = this.#cards.get(book.id);
      known?.update(book);
      this.element.append((known ?? this.#add(book)).element);
    }
  }

  /** @param {Book} book */
  #add(book) {
    const card = new Card(book, this.#actions);
    this.#cards.set(book.id, card);
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
    const elements = [...this.element.children];
    const index = elements.indexOf(card.element);
    const columns = this.#columns(elements);
    const isReversed = getComputedStyle(this.element).direction === "rtl" ? -1 : 1;
    /** @type {Record<string, number>} */
    const targets = {
      ArrowRight: index + isReversed,
      ArrowLeft: index - isReversed,
      ArrowDown: index + columns,
      ArrowUp: index - columns,
      Home: 0,
      End: elements.length - 1,
      PageDown: index + 3 * columns,
      PageUp: index - 3 * columns,
    };
    const target = targets[key];
    if (target === undefined) return false;
    // Past the end, the page keys and Down from the last but one row still go somewhere.
    const isAllowed =
      key.startsWith("Page") ||
      (key === "ArrowDown" && Math.floor(index / columns) < Math.floor((elements.length - 1) / columns));
    const reached = isAllowed ? Math.min(Math.max(target, 0), elements.length - 1) : target;
    const item = elements[reached];
    if (item instanceof HTMLElement) this.#cards.get(Number(item.dataset.bookId))?.link.focus();
    return true;
  }

  /** @param {Element[]} elements */
  #columns(elements) {
    const top = elements[0]?.getBoundingClientRect().top;
    const end = elements.findIndex((element) => element.getBoundingClientRect().top !== top);
    return end < 0 ? elements.length : end;
  }
}
