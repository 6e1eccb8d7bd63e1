// @ts-check
// A book's card in the grid: cover, title, author, progress.

import { texts } from "../texts.js";
import { iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { stateParts, stateText } from "./book-state.js";
import { cellElement, cellText } from "./cells.js";
import { bookPath } from "../ui/navigation.js";
import { coverElement } from "../covers/cover.js";
import { isOffline, offlineSign } from "./offline-signs.js";
import { readingState, shownProgress } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */

/**
 * What a screen reader calls a book.
 * @param {Book} book
 */
export function bookName(book) {
  const isBegun = !book.missing && !book.blank && readingState(book) === "reading";
  const state = isBegun ? texts.library.progressName(shownProgress(book)) : stateText(book);
  const name = texts.library.bookName(book.title, book.authors, state);
  const signs = [
    book.favorite && texts.order.favorite,
    book.archived && texts.order.archived,
    book.shelf === "private" && texts.account.private,
    isOffline(book.id) && texts.offline.onDevice,
  ];
  return [name, ...signs.filter(Boolean)].join(". ");
}

/** @param {Book} book */
const signs = (book) => [
  book.favorite && h("span", { class: "book-favorite", title: texts.order.favorite }, icon("starred")),
  book.archived && h("span", { class: "book-private", title: texts.order.archived }, icon("archive")),
  offlineSign(book.id),
  book.shelf === "private" && h("span", { class: "book-private", title: texts.account.private }, icon("lock")),
];

/**
 * @typedef {{open: (book: Book, event: Event) => void, menu: (book: Book, anchor: HTMLElement) => void,
 *   select: (id: number, isRange: boolean) => void}} CardActions */

export class Card {
  /** @type {Book | null} */
  #book = null;
  #link;
  #more;
  #cover = h("div", { class: "book-cover" });
  #words = h("div", { class: "book-words" });
  #drawn = "";
  #drawnCover = "";
  #isSelecting = false;
  #place = "";
  /** Its place in the list. */
  index = 0;
  #view = "grid";
  /** @type {readonly import("../model/list-columns.js").ColumnName[]} */
  #columns = [];

  /** @param {number} id @param {CardActions} actions */
  constructor(id, actions) {
    this.id = id;
    const act = (/** @type {(book: Book) => void} */ run) => this.#book && run(this.#book);
    this.#link = h(
      "a",
      {
        class: "book-link",
        href: bookPath(id),
        tabindex: "-1",
        draggable: "false",
        onclick: (/** @type {MouseEvent} */ event) => {
          if (!this.#isSelecting) return act((book) => actions.open(book, event));
          event.preventDefault();
          return actions.select(id, event.shiftKey);
        },
        onkeydown: (/** @type {KeyboardEvent} */ event) => {
          if (!this.#isSelecting || event.key !== " ") return;
          event.preventDefault();
          actions.select(id, event.shiftKey);
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
      onclick: () => act((book) => actions.menu(book, this.#more)),
    });
    this.element = h("li", { class: "book book-waiting", "data-book-id": id }, this.#link, this.#more);
    this.#link.setAttribute("aria-label", texts.library.loadingBook);
    this.#cover.append(h("div", { class: "cover" }));
  }

  /** `null` until it has come. */
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
    if (isCurrent === (this.#link.tabIndex === 0)) return;
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
   * Says which of how many it is.
   * @param {number} index @param {number} count
   */
  setPlace(index, count) {
    this.index = index;
    if (this.#place === `${index} ${count}`) return;
    this.#place = `${index} ${count}`;
    this.element.setAttribute("aria-posinset", String(index + 1));
    this.element.setAttribute("aria-setsize", String(count));
  }

  /**
   * As a cover, as a small cover or as a row.
   * @param {string} view @param {readonly import("../model/list-columns.js").ColumnName[]} columns of the row
   */
  setView(view, columns) {
    this.#view = view;
    this.#columns = columns;
    if (this.#book) this.update(this.#book);
  }

  /**
   * Draws what has changed, and no more.
   * @param {Book} book
   */
  update(book) {
    if (!this.#book) this.element.classList.remove("book-waiting");
    this.#book = book;
    const drawn = JSON.stringify([
      book.title,
      book.authors,
      shownProgress(book),
      readingState(book),
      book.missing,
      book.blank,
      book.shelf,
      isOffline(book.id),
      book.favorite,
      this.#view,
      this.#view === "list" && [this.#columns, ...this.#columns.map((name) => cellText(book, name))],
      book.archived,
    ]);
    if (drawn !== this.#drawn) {
      this.#drawn = drawn;
      this.#draw(book);
    }
    const cover = JSON.stringify([book.cover, book.title, book.authors, book.fingerprint]);
    if (cover !== this.#drawnCover) {
      this.#drawnCover = cover;
      this.#cover.replaceChildren(coverElement(book));
    }
  }

  /** @param {Book} book */
  #draw(book) {
    this.#link.setAttribute("aria-label", bookName(book));
    this.#more.setAttribute("aria-label", texts.library.moreAbout(book.title));
    this.#more.title = texts.library.moreAbout(book.title);
    this.element.classList.toggle("book-missing", book.missing);
    if (this.#view === "list") return this.#drawRow(book);
    return replace(
      this.#words,
      h("div", { class: "book-title", dir: "auto" }, book.title),
      h("div", { class: "book-author", dir: "auto" }, book.authors.join(", ")),
      h("div", { class: "book-state" }, ...stateParts(book), ...signs(book)),
    );
  }

  /** @param {Book} book */
  #drawRow(book) {
    const said = this.#columns.flatMap((name) => {
      const text = name === "author" || name === "state" ? "" : cellText(book, name);
      return text ? [`${texts.views.columns[name]}: ${text}`] : [];
    });
    this.#link.setAttribute("aria-label", [bookName(book), ...said].join(". "));
    replace(
      this.#words,
      h(
        "div",
        { class: "cell cell-title" },
        h("span", { class: "book-title", dir: "auto" }, book.title),
        h("span", { class: "book-state" }, ...signs(book)),
        h("span", { class: "cell-below", dir: "auto" }, book.authors.join(", ")),
      ),
      ...this.#columns.map((name) => cellElement(book, name)),
    );
  }
}
