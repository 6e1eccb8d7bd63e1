// @ts-check
// A row of books to go on with, the latest one large.

import { can } from "../model/capabilities.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { bookPath, navigate } from "../ui/navigation.js";
import { progressLine, stateText } from "./book-state.js";
import { bookName } from "./card.js";
import { coverElement } from "../covers/cover.js";
import { booksInProgress } from "./order.js";

/** @typedef {import("../model/types.js").Book} Book */

/** One large, two small beside it. */
const SHOWN = 3;

export class Continue {
  /** Whether all cards are small. */
  #isSmall = false;
  #content = h("div", { class: "continue-books" });
  #drawn = "";
  /**
   * What is shown as soon as nobody points at the row.
   * @type {readonly Book[] | null}
   */
  #waiting = null;

  /** @param {string} id of the heading @param {string} heading */
  constructor(id, heading) {
    this.element = h(
      "section",
      {
        class: "continue",
        hidden: true,
        "aria-labelledby": id,
        onpointerleave: () => this.#catchUp(),
        // The focus is where it goes only after the event.
        onfocusout: () => setTimeout(() => this.#catchUp()),
      },
      h("h2", { class: "section-heading", id }, heading),
      this.#content,
    );
  }

  get isHeld() {
    return this.element.matches(":hover, :focus-within");
  }

  /**
   * @param {readonly Book[]} books those to go on with
   * @param {{isSmall: boolean}} [options] `isSmall`: another row has the large card already
   */
  show(books, options) {
    const isSmall = options?.isSmall ?? false;
    this.#waiting = null;
    if (isSmall !== this.#isSmall) this.#drawn = "";
    this.#isSmall = isSmall;
    const shown = booksInProgress(books, SHOWN);
    this.element.hidden = shown.length === 0;
    const drawn = JSON.stringify(
      shown.map((book) => [
        book.id,
        book.title,
        book.authors,
        book.cover,
        stateText(book),
        book.lastRead && texts.library.lastRead(book.lastRead, Date.now()),
      ]),
    );
    if (drawn === this.#drawn) return;
    // Not another book under the pointer; how far they are may change there.
    const ids = (/** @type {string} */ text) =>
      text &&
      JSON.parse(text)
        .map((/** @type {any[]} */ row) => row[0])
        .join();
    if (this.isHeld && ids(drawn) !== ids(this.#drawn)) {
      this.#waiting = books;
      return;
    }
    this.#drawn = drawn;
    const hadFocus = this.element.contains(document.activeElement);
    this.#content.classList.toggle("continue-row", isSmall);
    const card = (/** @type {Book} */ book, /** @type {number} */ index) =>
      isSmall ? listeningCard(book) : index === 0 ? largeCard(book) : smallCard(book);
    replace(this.#content, ...shown.map(card));
    if (hadFocus) this.element.querySelector("a")?.focus();
  }

  #catchUp() {
    if (this.#waiting && !this.element.hidden) this.show(this.#waiting, { isSmall: this.#isSmall });
  }
}

/** @param {Book} book */
function largeCard(book) {
  const link = h("a", { class: "hero-link", href: bookPath(book.id), "aria-label": bookName(book) });
  return h(
    "div",
    { class: "hero", "data-book-id": book.id },
    link,
    h("div", { class: "hero-cover" }, coverElement(book)),
    h(
      "div",
      { class: "hero-words" },
      h("div", { class: "hero-title", dir: "auto" }, book.title),
      h("div", { class: "hero-author", dir: "auto" }, book.authors.join(", ")),
      book.lastRead && h("div", { class: "hero-last" }, texts.library.lastRead(book.lastRead, Date.now())),
      h(
        "div",
        { class: "hero-foot" },
        h("div", { class: "hero-progress" }, progressLine(book), h("span", {}, stateText(book))),
        can(book, "listen") &&
          button(texts.listening.playOnShort, {
            kind: "primary",
            icon: "play",
            class: "button button-primary hero-play",
            "aria-label": texts.listening.playOn(book.title),
            onclick: () => navigate(`${bookPath(book.id)}?listen`),
          }),
      ),
    ),
  );
}

/** @param {Book} book */
function smallCard(book) {
  return h(
    "a",
    { class: "hero hero-small", href: bookPath(book.id), "data-book-id": book.id, "aria-label": bookName(book) },
    h("div", { class: "hero-cover" }, coverElement(book)),
    h(
      "div",
      { class: "hero-words" },
      h("div", { class: "hero-title", dir: "auto" }, book.title),
      h("div", { class: "hero-author", dir: "auto" }, book.authors.join(", ")),
      h("div", { class: "hero-progress" }, progressLine(book), h("span", {}, stateText(book))),
    ),
  );
}

/** @param {Book} book */
function listeningCard(book) {
  return h(
    "div",
    { class: "hero hero-small", "data-book-id": book.id },
    h("a", { class: "hero-link", href: bookPath(book.id), "aria-label": bookName(book) }),
    h("div", { class: "hero-cover" }, coverElement(book)),
    h(
      "div",
      { class: "hero-words" },
      h("div", { class: "hero-title", dir: "auto" }, book.title),
      h("div", { class: "hero-author", dir: "auto" }, book.authors.join(", ")),
      h("div", { class: "hero-progress" }, progressLine(book), h("span", {}, stateText(book))),
    ),
    can(book, "listen") &&
      iconButton("play", texts.listening.playOn(book.title), {
        class: "icon-button-primary hero-play",
        onclick: () => navigate(`${bookPath(book.id)}?listen`),
      }),
  );
}
