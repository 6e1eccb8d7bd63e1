// @ts-check
// The library view: puts its parts together and shows in them what the shelf knows.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { icon } from "../ui/icons.js";
import { openMenu } from "../ui/menu.js";
import { setTitle } from "../ui/navigation.js";
import { sentenceOf } from "../ui/problem.js";
import { askAboutMissing, openBookMenu } from "./book-menu.js";
import { Continue } from "./continue.js";
import { Grid } from "./grid.js";
import { addButton, header, searchField } from "./header.js";
import { ImportPanel } from "./import-panel.js";
import { tellElsewhere, tellNoMore } from "./import-toasts.js";
import { watchForDrops, watchForPastes } from "./incoming.js";
import { storeOrder, storedOrder } from "./order-choice.js";
import { matching, orders, sorted } from "./order.js";
import { removeBook, watchForUndo } from "./removal.js";
import { shelf } from "./shelf.js";

/** With fewer books one sees them all. */
const SEARCH_FROM = 13;
/** Typing is not answered letter by letter. */
const ANNOUNCE_MILLISECONDS = 700;

/** Where the reader of the list was, for coming back from a book. */
let scrollPosition = 0;

class LibraryView {
  #ended = new AbortController();
  #search = "";
  #order = storedOrder();
  /** What was shown last, so that only a change of search or order, or a quiet moment, moves books about. */
  #shownAs = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #announcing;
  #field = searchField((search) => this.#searched(search));
  #continue = new Continue();
  #grid;
  #count = h("span", { class: "book-count" });
  #sort = button("", { class: "button button-quiet button-small sort", icon: "sort", "aria-haspopup": "menu",
    "aria-expanded": false, onclick: () => this.#chooseOrder() });
  #books;
  #message = h("div", { class: "library-message" });
  #banner = h("div", { class: "banner-place", role: "status" });

  /** @param {HTMLElement} root */
  constructor(root) {
    const { signal } = this.#ended;
    tellNoMore();
    this.#grid = new Grid(texts.library.allBooks, {
      open: (book, event) => {
        if (!book.missing) return;
        event.preventDefault();
        askAboutMissing(book);
      },
      menu: openBookMenu,
      remove: (book) => { removeBook(book); },
    }, signal);
    this.#books = h("section", { class: "all-books", "aria-labelledby": "all-books" },
      h("div", { class: "section-bar" },
        h("h2", { class: "section-heading", id: "all-books" }, texts.library.allBooks), this.#count, this.#sort),
      this.#grid.element);
    root.append(header(this.#field.element), this.#banner,
      h("main", { class: "library" }, this.#continue.element, this.#books, this.#message));
    new ImportPanel(root, signal);
    watchForDrops(signal);
    watchForPastes(signal);
    watchForUndo(signal);
    shelf.addEventListener("change", () => this.#show(), { signal });
    shelf.addEventListener("connection", () => this.#showConnection(), { signal });
    shelf.addEventListener("failure", (event) => this.#failed(/** @type {CustomEvent} */ (event).detail), { signal });
    // A quiet moment: nobody points at a book, so they may take their places.
    this.#grid.element.addEventListener("pointerleave", () => this.#show(), { signal });
    this.#showConnection();
    this.#show();
    shelf.follow(signal);
    scrollTo(0, shelf.isLoaded ? scrollPosition : 0);
  }

  destroy() {
    scrollPosition = scrollY;
    clearTimeout(this.#announcing);
    this.#ended.abort();
    tellElsewhere();
  }

  #show() {
    const all = shelf.books;
    const found = sorted(matching(all, this.#search), this.#order);
    const shownAs = JSON.stringify([this.#search, this.#order]);
    this.#grid.show(found, { mayMove: shownAs !== this.#shownAs || !this.#grid.isHeld });
    this.#shownAs = shownAs;
    if (this.#search) this.#continue.element.hidden = true;
    else this.#continue.show(all);
    this.#field.element.hidden = all.length < SEARCH_FROM && !this.#search;
    this.#books.hidden = found.length === 0;
    this.#sort.hidden = all.length < 2;
    this.#showWords(all.length, found.length);
  }

  /** @param {number} all @param {number} found */
  #showWords(all, found) {
    this.#count.textContent = this.#search ? texts.library.foundCount(found, all) : texts.library.bookCount(all);
    const order = texts.library.orders[this.#order];
    this.#sort.setAttribute("aria-label", texts.library.sortedBy(order));
    const label = this.#sort.querySelector("span");
    if (label) label.textContent = order;
    const message = found > 0 ? "" : !shelf.isLoaded ? "loading" : all === 0 ? "empty" : `nothing ${this.#search}`;
    if (this.#message.dataset.state === message) return;
    this.#message.dataset.state = message;
    if (message === "") replace(this.#message);
    else if (message === "loading") replace(this.#message, loading());
    else if (message === "empty") replace(this.#message, empty());
    else replace(this.#message, this.#nothingFound());
  }

  #nothingFound() {
    return h("div", { class: "notice" }, h("h2", {}, texts.library.nothingFound(this.#search.trim())),
      h("p", {}, texts.library.nothingFoundDetail),
      h("div", { class: "row" }, button(texts.library.clearSearch, {
        onclick: () => {
          this.#field.field.value = "";
          this.#field.field.focus();
          this.#searched("");
        },
      })));
  }

  /** @param {string} search */
  #searched(search) {
    this.#search = search;
    this.#show();
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => announce(this.#count.textContent ?? ""), ANNOUNCE_MILLISECONDS);
  }

  #chooseOrder() {
    openMenu(this.#sort, orders.map((order) => ({
      label: texts.library.orders[order], checked: order === this.#order,
      run: () => {
        this.#order = order;
        storeOrder(order);
        this.#show();
      },
    })), { label: texts.library.sortBy });
  }

  #showConnection() {
    if (shelf.isReachable) {
      replace(this.#banner);
      return;
    }
    replace(this.#banner, h("div", { class: "banner" }, icon("offline"), h("p", {}, texts.library.unreachable),
      button(texts.common.tryAgain, { class: "button button-quiet button-small", onclick: () => shelf.refresh() })));
  }

  /** @param {unknown} error */
  #failed(error) {
    // What is there stays; the banner says that the program does not answer.
    if (shelf.isLoaded || !shelf.isReachable) return;
    this.#message.dataset.state = "failed";
    replace(this.#message, h("div", { class: "notice" }, h("h2", {}, texts.library.failedTitle),
      h("p", {}, sentenceOf(error)),
      h("div", { class: "row" }, button(texts.common.tryAgain, { icon: "refresh", onclick: () => shelf.refresh() }))));
  }
}

function loading() {
  return h("div", { class: "grid grid-loading", "aria-label": texts.library.loading, role: "img" },
    ...Array.from({ length: 12 }, () => h("div", { class: "book" }, h("div", { class: "cover" }))));
}

function empty() {
  return h("div", { class: "notice empty" }, h("div", { class: "empty-books", "aria-hidden": true }, h("i"), h("i"), h("i"), h("i")),
    h("h2", {}, texts.library.emptyTitle), h("p", {}, texts.library.emptyDetail),
    h("div", { class: "row" }, addButton()), h("p", { class: "hint" }, texts.library.emptyHint));
}

/** @param {HTMLElement} root */
export function mount(root) {
  setTitle(null);
  return new LibraryView(root);
}
