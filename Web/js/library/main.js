// @ts-check
// The library view puts its parts together and shows the books of `bookList`.
// Over 300 lines because the parts of the view meet here, and each says what it needs of the others.

import { account } from "../account/account.js";
import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { concerns, settings } from "../settings/settings.js";
import { setTitle } from "../ui/navigation.js";
import { openBin } from "./bin.js";
import { askAboutMissing, openBookMenu } from "./book-menu.js";
import { collectionItems } from "./add-to-collection.js";
import { collectionList } from "./collection-list.js";
import { tellConnection } from "./connection-notice.js";
import { Places } from "./places.js";
import { Continue } from "./continue.js";
import { Grid } from "./grid.js";
import { header, searchField } from "./header.js";
import { ImportPanel } from "./import-panel.js";
import { keepView, keptView } from "./kept-view.js";
import { listing } from "./listing.js";
import { settle } from "./settling.js";
import { tellElsewhere, tellNoMore } from "./import-toasts.js";
import { imports } from "./imports.js";
import { takeShared, watchForDrops, watchForPastes } from "./incoming.js";
import { ListMessage } from "./list-message.js";
import { followOffline } from "./offline-signs.js";
import { FilterBar } from "./filter-bar.js";
import { Selection } from "./selection.js";
import { openOrders, storeFilters, storedFilters, storedOrder } from "./order-choice.js";
import { removeBook, watchForUndo } from "./removal.js";
import { bookList } from "./book-list.js";
import { changeFeed } from "./change-feed.js";
import { ListHead, columnWidths, storedColumns, viewButton, viewSettings } from "./view-choice.js";
import { MarkHits } from "./mark-hits.js";
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
  #filterBar = new FilterBar((filters) => this.#filter(filters));
  #selection = new Selection();
  #select = button(texts.order.select, {
    class: "button button-quiet button-small sort",
    icon: "check",
    onclick: () => this.#selection.begin(),
  });
  /** What was shown last, so that only a change of search or order, or a quiet moment, moves books about. */
  #shownAs = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #announcing;
  #field = searchField((search) => this.#searched(search));
  #topbar = header(this.#field.element, (filters) => this.#filter(filters));
  #continue = new Continue("continue-heading", texts.library.continueReading);
  #heard = new Continue("listen-heading", texts.library.continueListening);
  #grid;
  #count = h("span", { class: "book-count" });
  #sort = button("", {
    class: "button button-quiet button-small sort",
    icon: "sort",
    "aria-haspopup": "menu",
    "aria-expanded": false,
    onclick: () => this.#chooseOrder(),
  });
  #view = viewButton();
  #head = new ListHead((order) => {
    settings.set("libraryOrder", order);
    this.#sortBy(order);
  });
  #books;
  #marks = new MarkHits(this.#ended.signal);
  #hits = new TextHits(this.#ended.signal);
  #message = h("div", { class: "library-message" });
  #notice = new ListMessage(this.#message, {
    go: (filters) => this.#filter(filters),
    clearSearch: () => this.#clear(),
  });

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
              ? collectionItems(shown, Number(this.#filters.collection), this.#isWholePlace ? listing.numbers : [])
              : [],
          ),
        select: (id, isRange) => this.#selection.choose(id, isRange),
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
      h("div", { class: "section-bar" }, this.#places.element, this.#count, this.#select, this.#view, this.#sort),
      this.#filterBar.element,
      this.#head.element,
      this.#grid.element,
    );
    this.#field.field.value = this.#search;
    root.append(
      this.#topbar,
      h(
        "main",
        { class: "library" },
        this.#continue.element,
        this.#heard.element,
        this.#books,
        this.#message,
        this.#marks.element,
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
    listing.addEventListener("change", () => this.#show(), { signal });
    for (const hits of [this.#marks, this.#hits]) hits.addEventListener("shown", () => this.#show(), { signal });
    listing.addEventListener("failure", (event) => this.#failed(/** @type {CustomEvent} */ (event).detail), { signal });
    // A quiet moment: nobody points at a book, so they may take their places.
    this.#grid.element.addEventListener("pointerleave", () => this.#show(), { signal });
    followOffline(() => this.#show(), signal);
    tellConnection(signal);
    listing.follow(signal);
    bookList.follow(signal);
    changeFeed.follow(signal);
    this.#ask();
    if (!listing.isFresh) listing.refresh();
    this.#show();
    addEventListener("pagehide", () => this.#keep(), { signal });
  }

  destroy() {
    this.#keep();
    clearTimeout(this.#announcing);
    this.#ended.abort();
    tellElsewhere();
  }

  /** Asks for what is to be shown; until it comes, what was shown stays. */
  #ask() {
    const order = this.#isByHand ? "place" : this.#order;
    const group = settings.value("libraryGroup");
    listing.show({ search: this.#search.trim(), filters: this.#filters, order, group });
  }

  #show() {
    const { numbers, groups, count } = listing;
    this.#places.show(this.#filters);
    // Before its rows are measured.
    this.#books.hidden = numbers.length === 0 && !this.#isFiltered && (count === 0 || this.#search !== "");
    this.#showView();
    const shownAs = JSON.stringify([
      this.#search,
      this.#order,
      this.#filters,
      settings.value("libraryGroup"),
      this.#isByHand && numbers,
    ]);
    if (listing.isSettled || numbers.length === 0) {
      this.#grid.show(numbers, { groups, mayMove: shownAs !== this.#shownAs || !this.#grid.isHeld });
      this.#shownAs = shownAs;
    }
    this.#grid.refresh();
    this.#filterBar.show(this.#filters);
    for (const hits of [this.#marks, this.#hits]) hits.ask(count > 0 ? this.#search : "");
    const isWhole = !this.#search && !this.#isFiltered;
    this.#continue.show(isWhole ? listing.begun : []);
    this.#heard.show(isWhole ? listing.heard : [], { isSmall: listing.begun.length > 0 });
    this.#field.element.hidden = count === 0 && !this.#search;
    this.#sort.hidden = count < 2 || this.#isByHand;
    this.#select.hidden = count < 2;
    this.#view.hidden = count < 2;
    this.#showWords(this.#isFiltered || this.#search ? count : count - listing.archivedCount, numbers.length, count);
    if (this.#kept && listing.isLoaded && listing.isSettled) this.#return(this.#kept);
  }

  #showView() {
    const view = settings.value("libraryView");
    const columns = storedColumns();
    this.#head.show({ isList: view === "list", columns, order: this.#order, maySort: !this.#isByHand });
    this.#books.style.setProperty("--columns", columnWidths(columns));
    this.#grid.setView(view, columns);
  }

  /** Whether a collection is shown as a person has put it in order, which a smart shelf is not. */
  get #isByHand() {
    const collection = collectionList.find(Number(this.#filters.collection));
    return collection !== undefined && !collection.rule;
  }

  /** Whether the list is all of a collection. */
  get #isWholePlace() {
    return !this.#search.trim() && Object.keys(this.#filters).length === 1 && listing.isSettled;
  }

  /** Notes where somebody is. */
  #keep() {
    // Gone before the list was there: what was kept still holds.
    if (this.#kept) return;
    const anchor = this.#grid.anchor(this.#topbar.getBoundingClientRect().bottom);
    keepView({ search: this.#search, scroll: scrollY, anchor });
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

  /** @param {number} all @param {number} found @param {number} every with those that were put away */
  #showWords(all, found, every) {
    this.#count.textContent =
      this.#search || this.#isFiltered ? texts.library.foundCount(found, all) : texts.library.bookCount(all);
    const order = texts.library.orders[this.#order];
    this.#sort.setAttribute("aria-label", texts.library.sortedBy(order));
    const label = this.#sort.querySelector("span");
    if (label) label.textContent = order;
    // What was found in marks and texts says enough, and nothing is said of what has not come yet.
    const isElsewhere = !this.#hits.isEmpty || !this.#marks.isEmpty;
    const isShown = found > 0 || (all > 0 && (isElsewhere || !listing.isSettled));
    const { isLoaded } = listing;
    this.#notice.show({ isShown, isLoaded, every, search: this.#search, isFiltered: this.#isFiltered });
  }

  get #isFiltered() {
    return Object.keys(this.#filters).length > 0;
  }

  /** @param {import("./filters.js").Filters} filters */
  #filter(filters) {
    this.#filters = filters;
    storeFilters(filters);
    this.#ask();
    this.#show();
    this.#announceSoon();
  }

  /**
   * Follows what is chosen: order and filters on other devices, books here.
   * @param {AbortSignal} signal
   */
  #followChoices(signal) {
    settings.addEventListener(
      "change",
      (event) => {
        if (!concerns(event, ["libraryOrder", "libraryFilters", ...viewSettings])) return;
        this.#order = storedOrder();
        this.#filters = storedFilters();
        this.#ask();
        this.#show();
      },
      { signal },
    );
    collectionList.follow(signal);
    const isPlace = () => this.#filters.collection !== undefined;
    collectionList.addEventListener(
      "change",
      () => {
        this.#ask();
        if (isPlace()) listing.refresh();
        this.#show();
      },
      { signal },
    );
    this.#selection.attach(this.#grid, () => listing.numbers, signal);
  }

  /** @param {string} search */
  #searched(search) {
    this.#search = search;
    this.#ask();
    this.#show();
    this.#announceSoon();
  }

  /** Shows all books again. */
  #clear() {
    this.#field.field.value = "";
    this.#field.field.focus();
    this.#filters = {};
    storeFilters({});
    this.#searched("");
  }

  /** Says how many there are once they are there. */
  #announceSoon() {
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => announce(this.#count.textContent ?? ""), ANNOUNCE_MILLISECONDS);
  }

  #chooseOrder() {
    openOrders(this.#sort, this.#order, (order) => this.#sortBy(order));
  }

  /** @param {import("./order.js").Order} order */
  #sortBy(order) {
    this.#order = order;
    this.#ask();
    this.#show();
  }

  /** @param {unknown} error */
  #failed(error) {
    // What is there stays; a message says that the program does not answer.
    if (listing.isLoaded || !bookList.isReachable) return;
    this.#notice.fail(error);
  }
}

/** @param {HTMLElement} root */
export function mount(root) {
  setTitle(null);
  return new LibraryView(root);
}
