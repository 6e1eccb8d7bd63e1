// @ts-check
// The library view puts its parts together and shows the books of `bookList`.
// Over 300 lines because the parts of the view meet here, and each says what it needs of the others.

import { account } from "../account/account.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { concerns, settings } from "../settings/settings.js";
import { setTitle } from "../ui/navigation.js";
import { showToast } from "../ui/toast.js";
import { openBin } from "./bin.js";
import { askAboutMissing, openBookMenu } from "./book-menu.js";
import { collectionItems } from "./add-to-collection.js";
import { collectionList } from "./collection-list.js";
import { PlaceBooks } from "./place-books.js";
import { Places } from "./places.js";
import { Continue } from "./continue.js";
import { Grid } from "./grid.js";
import { header, searchField } from "./header.js";
import { ImportPanel } from "./import-panel.js";
import { anchorIn, keepView, keptView } from "./kept-view.js";
import { settle } from "./settling.js";
import { tellElsewhere, tellNoMore } from "./import-toasts.js";
import { imports } from "./imports.js";
import { takeShared, watchForDrops, watchForPastes } from "./incoming.js";
import { empty, failed, loading, nothingFits, nothingFound } from "./list-notices.js";
import { followOffline } from "./offline-signs.js";
import { FilterBar } from "./filter-bar.js";
import { filtered } from "./filters.js";
import { Selection } from "./selection.js";
import { openOrders, storeFilters, storedFilters, storedOrder } from "./order-choice.js";
import { matching, sorted } from "./order.js";
import { removeBook, watchForUndo } from "./removal.js";
import { bookList } from "./book-list.js";
import { TextHits } from "./text-hits.js";

/** Typing is not answered letter by letter. */
const ANNOUNCE_MILLISECONDS = 700;

class LibraryView {
  #ended = new AbortController();
  /**
   * Where somebody was, until that is to be seen again.
   * @type {import("./kept-view.js").KeptView | null}
   */
  #kept = keptView();
  #search = this.#kept?.search ?? "";
  #order = storedOrder();
  #filters = storedFilters();
  #places = new Places((filters) => this.#filter(filters));
  #place = new PlaceBooks(() => this.#show());
  #filterBar = new FilterBar((filters) => this.#filter(filters));
  #selection = new Selection();
  #select = button(texts.order.select, {
    class: "button button-quiet button-small sort",
    icon: "check",
    onclick: () => this.#selection.begin(),
  });
  /** What was shown last, so that only a change of search or order, or a quiet moment, moves books about. */
  #shownAs = "";
  /** @type {import("../model/types.js").Book[]} in order */
  #shown = [];
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #announcing;
  #field = searchField((search) => this.#searched(search));
  #topbar = header(this.#field.element);
  #continue = new Continue();
  #grid;
  #count = h("span", { class: "book-count" });
  #sort = button("", {
    class: "button button-quiet button-small sort",
    icon: "sort",
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => this.#chooseOrder(),
  });
  #books;
  #hits = new TextHits(this.#ended.signal);
  #message = h("div", { class: "library-message" });
  /**
   * Says that the server does not answer, while that is so.
   * @type {{close: () => void} | null}
   */
  #unreachable = null;

  /** @param {HTMLElement} root */
  constructor(root) {
    const { signal } = this.#ended;
    tellNoMore();
    this.#grid = new Grid(
      texts.library.allBooks,
      {
        open: (book, event) => {
          if (!book.missing) return;
          event.preventDefault();
          askAboutMissing(book);
        },
        menu: (book, anchor) =>
          openBookMenu(book, anchor, (shown) =>
            this.#filters.collection
              ? collectionItems(shown, Number(this.#filters.collection), this.#place.numbers ?? [])
              : [],
          ),
        select: (book, isRange) => this.#selection.choose(book.id, isRange),
        remove: (book) => {
          removeBook(book);
        },
        mayRemove: (book) => account.mayChange(book),
      },
      signal,
    );
    this.#books = h(
      "section",
      { class: "all-books", "aria-labelledby": "all-books" },
      h("div", { class: "section-bar" }, this.#places.element, this.#count, this.#select, this.#sort),
      this.#filterBar.element,
      this.#grid.element,
    );
    this.#field.field.value = this.#search;
    root.append(
      this.#topbar,
      h(
        "main",
        { class: "library" },
        this.#continue.element,
        this.#books,
        this.#message,
        this.#hits.element,
        h(
          "div",
          { class: "library-foot" },
          button(texts.bin.open, {
            class: "button button-quiet button-small",
            icon: "trash",
            "aria-haspopup": "dialog",
            onclick: openBin,
          }),
        ),
      ),
    );
    root.append(this.#selection.element);
    this.#followChoices(signal);
    new ImportPanel(root, signal);
    watchForDrops(signal);
    watchForPastes(signal);
    watchForUndo(signal);
    imports.resume();
    takeShared();
    bookList.addEventListener("change", () => this.#show(), { signal });
    this.#hits.addEventListener("shown", () => this.#show(), { signal });
    bookList.addEventListener("connection", () => this.#showConnection(), { signal });
    bookList.addEventListener("failure", (event) => this.#failed(/** @type {CustomEvent} */ (event).detail), {
      signal,
    });
    // A quiet moment: nobody points at a book, so they may take their places.
    this.#grid.element.addEventListener("pointerleave", () => this.#show(), { signal });
    followOffline(() => this.#show(), signal);
    this.#showConnection();
    this.#show();
    bookList.follow(signal);
    addEventListener("pagehide", () => this.#keep(), { signal });
  }

  destroy() {
    this.#keep();
    clearTimeout(this.#announcing);
    this.#ended.abort();
    this.#unreachable?.close();
    tellElsewhere();
  }

  #show() {
    const all = bookList.books;
    const fitting = filtered(matching(all, this.#search), this.#filters);
    const found = this.#place.sorted(fitting, (books) => sorted(books, this.#order));
    this.#places.show(this.#filters);
    const shownAs = JSON.stringify([this.#search, this.#order, this.#filters, this.#place.orderByHand]);
    this.#grid.show(found, { mayMove: shownAs !== this.#shownAs || !this.#grid.isHeld });
    this.#shownAs = shownAs;
    this.#shown = found;
    this.#filterBar.show(all, this.#filters);
    this.#hits.ask(all.length > 0 ? this.#search : "");
    if (this.#search || this.#isFiltered) this.#continue.element.hidden = true;
    else this.#continue.show(all);
    this.#field.element.hidden = all.length === 0 && !this.#search;
    this.#books.hidden = found.length === 0 && !this.#isFiltered;
    this.#sort.hidden = all.length < 2 || this.#place.orderByHand !== null;
    this.#select.hidden = all.length < 2;
    this.#showWords(all.length, found.length);
    if (this.#kept && bookList.isLoaded) this.#return(this.#kept);
  }

  /** Notes where somebody is. */
  #keep() {
    // Gone before the list was there: what was kept still holds.
    if (this.#kept) return;
    const boxes = [...this.#grid.element.children].map((element) => element.getBoundingClientRect());
    const edge = this.#topbar.getBoundingClientRect().bottom;
    keepView({ search: this.#search, scroll: scrollY, anchor: anchorIn(boxes, edge) });
  }

  /**
   * Goes where somebody was.
   * @param {import("./kept-view.js").KeptView} kept
   */
  #return({ scroll, anchor }) {
    this.#kept = null;
    const card = anchor && this.#grid.reach(anchor.index);
    if (!anchor || !card) return scrollTo(0, anchor ? 0 : scroll);
    return settle(card, anchor.top, this.#ended.signal);
  }

  /** @param {number} all @param {number} found */
  #showWords(all, found) {
    this.#count.textContent =
      this.#search || this.#isFiltered ? texts.library.foundCount(found, all) : texts.library.bookCount(all);
    const order = texts.library.orders[this.#order];
    this.#sort.setAttribute("aria-label", texts.library.sortedBy(order));
    const label = this.#sort.querySelector("span");
    if (label) label.textContent = order;
    // What was found in texts says enough.
    const isShown = found > 0 || (all > 0 && !this.#hits.isEmpty);
    const message = isShown
      ? ""
      : !bookList.isLoaded
        ? "loading"
        : all === 0
          ? "empty"
          : `nothing ${this.#search} ${this.#isFiltered}`;
    if (this.#message.dataset.state === message) return;
    this.#message.dataset.state = message;
    if (message === "") replace(this.#message);
    else if (message === "loading") replace(this.#message, loading());
    else if (message === "empty") replace(this.#message, empty());
    else if (!this.#search.trim())
      replace(
        this.#message,
        nothingFits(() => this.#filter({})),
      );
    else {
      replace(
        this.#message,
        nothingFound(this.#search.trim(), () => {
          this.#field.field.value = "";
          this.#field.field.focus();
          this.#filters = {};
          storeFilters({});
          this.#searched("");
        }),
      );
    }
  }

  get #isFiltered() {
    return Object.keys(this.#filters).length > 0;
  }

  /** @param {import("./filters.js").Filters} filters */
  #filter(filters) {
    this.#filters = filters;
    this.#place.go(filters);
    storeFilters(filters);
    this.#show();
    announce(this.#count.textContent ?? "");
  }

  /**
   * Follows what is chosen: order and filters on other devices, books here.
   * @param {AbortSignal} signal
   */
  #followChoices(signal) {
    settings.addEventListener(
      "change",
      (event) => {
        if (!concerns(event, ["libraryOrder", "libraryFilters"])) return;
        this.#order = storedOrder();
        this.#filters = storedFilters();
        this.#place.go(this.#filters);
        this.#show();
      },
      { signal },
    );
    collectionList.follow(signal);
    this.#place.follow(signal);
    collectionList.addEventListener("change", () => this.#place.refresh(), { signal });
    this.#place.go(this.#filters);
    this.#selection.attach(this.#grid, () => this.#shown, signal);
  }

  /** @param {string} search */
  #searched(search) {
    this.#search = search;
    this.#show();
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => announce(this.#count.textContent ?? ""), ANNOUNCE_MILLISECONDS);
  }

  #chooseOrder() {
    openOrders(this.#sort, this.#order, (order) => {
      this.#order = order;
      this.#show();
    });
  }

  #showConnection() {
    this.#unreachable?.close();
    this.#unreachable = bookList.isReachable
      ? null
      : showToast(texts.library.unreachable, {
          level: "critical",
          action: {
            label: texts.common.tryAgain,
            run: () => {
              bookList.refresh();
              this.#showConnection();
            },
          },
        });
  }

  /** @param {unknown} error */
  #failed(error) {
    // What is there stays; a message says that the program does not answer.
    if (bookList.isLoaded || !bookList.isReachable) return;
    this.#message.dataset.state = "failed";
    replace(this.#message, failed(error));
  }
}

/** @param {HTMLElement} root */
export function mount(root) {
  setTitle(null);
  return new LibraryView(root);
}
