// @ts-check
// A book's card in the grid: cover, title, author, progress.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { bookPath } from "../ui/navigation.js";
import { coverElement } from "../covers/cover.js";
import { isOffline, offlineSign } from "./offline-signs.js";
import { readingState, shownProgress } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */

/**
 * How far a book is, in words.
 * @param {Book} book
 */
export function stateText(book) {
  if (book.missing) return texts.library.missing;
  const state = readingState(book);
  if (state === "finished") return texts.library.finished;
  if (state === "given-up") return texts.order.states["given-up"];
  return state === "new" ? texts.library.notStarted : texts.library.progress(shownProgress(book));
}

/**
 * What a screen reader calls a book.
 * @param {Book} book
 */
export function bookName(book) {
  const isBegun = !book.missing && readingState(book) === "reading";
  const state = isBegun ? texts.library.progressName(shownProgress(book)) : stateText(book);
  const name = texts.library.bookName(book.title, book.authors, state);
  const signs = [
    book.favorite && texts.order.favorite,
    book.shelf === "private" && texts.account.private,
    isOffline(book.id) && texts.offline.onDevice,
  ];
  return [name, ...signs.filter(Boolean)].join(". ");
}

/**
 * How far a book is, as a thin line.
 * @param {Book} book
 */
export function progressLine(book) {
  const fill = h("div");
  fill.style.width = `${Math.round(shownProgress(book) * 1000) / 10}%`;
  return h("div", { class: "progress", "aria-hidden": true }, fill);
}

/**
 * @typedef {{open: (book: Book, event: Event) => void, menu: (book: Book, anchor: HTMLElement) => void,
 *   select: (book: Book, isRange: boolean) => void}} CardActions */

export class Card {
  /** @type {Book} */
  #book;
  #link;
  #more;
  #cover = h("div", { class: "book-cover" });
  #words = h("div", { class: "book-words" });
  #drawn = "";
  #drawnCover = "";
  #isSelecting = false;

  /** @param {Book} book @param {CardActions} actions */
  constructor(book, actions) {
    this.#book = book;
    this.#link = h(
      "a",
      {
        class: "book-link",
        href: bookPath(book.id),
        tabindex: "-1",
        draggable: "false",
        onclick: (/** @type {MouseEvent} */ event) => {
          if (!this.#isSelecting) return actions.open(this.#book, event);
          event.preventDefault();
          return actions.select(this.#book, event.shiftKey);
        },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (!this.#isSelecting || event.key !== " ") return;
          event.preventDefault();
          actions.select(this.#book, event.shiftKey);
        },
      },
      this.#cover,
      this.#words,
    );
    this.#more = iconButton("more", "", {
      class: "book-more",
      tabindex: "-1",
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onclick: () => actions.menu(this.#book, this.#more),
    });
    this.element = h("li", { class: "book", "data-book-id": book.id }, this.#link, this.#more);
    this.update(book);
  }

  get book() {
    return this.#book;
  }
  get link() {
    return this.#link;
  }
  get more() {
    return this.#more;
  }

  /**
   * The one card of a grid that Tab goes to.
   * @param {boolean} isCurrent
   */
  setCurrent(isCurrent) {
    this.#link.tabIndex = isCurrent ? 0 : -1;
    this.#more.tabIndex = isCurrent ? 0 : -1;
  }

  /**
   * While books are chosen, a press chooses instead of opening.
   * @param {boolean} isSelecting @param {boolean} isSelected
   */
  setSelection(isSelecting, isSelected) {
    if (!isSelecting && !this.#isSelecting) return;
    this.#isSelecting = isSelecting;
    this.element.classList.toggle("book-selecting", isSelecting);
    this.element.classList.toggle("book-selected", isSelecting && isSelected);
    if (isSelecting) {
      this.#link.setAttribute("role", "checkbox");
      this.#link.setAttribute("aria-checked", String(isSelected));
    } else {
      this.#link.removeAttribute("role");
      this.#link.removeAttribute("aria-checked");
    }
  }

  /**
   * Draws what has changed, and no more.
   * @param {Book} book
   */
  update(book) {
    this.#book = book;
    const drawn = JSON.stringify([
      book.title,
      book.authors,
      shownProgress(book),
      readingState(book),
      book.missing,
      book.shelf,
      isOffline(book.id),
      book.favorite,
    ]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#draw();
    }
    const cover = JSON.stringify([book.cover, book.title, book.authors, book.fingerprint]);
    if (cover !== this.#drawnCover) {
      this.#drawnCover = cover;
      this.#cover.replaceChildren(coverElement(book));
    }
  }

  #draw() {
    const book = this.#book;
    this.#link.setAttribute("aria-label", bookName(book));
    this.#more.setAttribute("aria-label", texts.library.moreAbout(book.title));
    this.#more.title = texts.library.moreAbout(book.title);
    this.element.classList.toggle("book-missing", book.missing);
    const isBegun = !book.missing && readingState(book) === "reading";
    const isPrivate = book.shelf === "private";
    replace(
      this.#words,
      h("div", { class: "book-title", dir: "auto" }, book.title),
      h("div", { class: "book-author", dir: "auto" }, book.authors.join(", ")),
      h(
        "div",
        { class: "book-state" },
        isBegun && progressLine(book),
        book.missing && icon("warning"),
        !book.missing && readingState(book) === "finished" && icon("check"),
        h("span", {}, stateText(book)),
        book.favorite && h("span", { class: "book-favorite", title: texts.order.favorite }, icon("starred")),
        offlineSign(book.id),
        isPrivate && h("span", { class: "book-private", title: texts.account.private }, icon("lock")),
      ),
    );
  }
}
