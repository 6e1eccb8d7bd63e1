// @ts-check
// The library view puts its parts together and shows the books of `bookList`.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { concerns, settings } from "../settings/settings.js";
import { setTitle } from "../ui/navigation.js";
import { openBin } from "./bin.js";
import { bookActions } from "./book-actions.js";
import { collectionList } from "./collection-list.js";
import { ComingBack } from "./coming-back.js";
import { tellConnection } from "./connection-notice.js";
import { Continue } from "./continue.js";
import { header, searchField } from "./header.js";
import { ListChoice } from "./list-choice.js";
import { listing } from "./listing.js";
import { tellElsewhere } from "./import-toasts.js";
import { ListMessage } from "./list-message.js";
import { ListSection } from "./list-section.js";
import { followOffline } from "./offline-signs.js";
import { receiveFiles } from "./receiving.js";
import { Selection } from "./selection.js";
import { storeFilters, storedFilters, storedOrder } from "./order-choice.js";
import { watchForUndo } from "./removal.js";
import { bookList } from "./book-list.js";
import { changeFeed } from "./change-feed.js";
import { viewSettings } from "./view-choice.js";
import { MarkHits } from "./mark-hits.js";
import { TextHits } from "./text-hits.js";

/** Typing is not answered letter by letter. */
const ANNOUNCE_MILLISECONDS = 700;

class LibraryView {
  #ended = new AbortController();
  #comingBack = new ComingBack();
  #choice = new ListChoice(
    { search: this.#comingBack.search, filters: storedFilters(), order: storedOrder() },
    (collection) => collectionList.isByHand(collection),
  );
  #selection = new Selection();
  /** What was shown last, so that only a change of search or order, or a quiet moment, moves books about. */
  #shownAs = "";
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #announcing;
  #field = searchField((search) => this.#searched(search));
  #topbar = header(this.#field.element, (filters) => this.#filter(filters));
  #continue = new Continue("continue-heading", texts.library.continueReading);
  #heard = new Continue("listen-heading", texts.library.continueListening);
  #list = new ListSection(
    this.#choice,
    {
      filter: (filters) => this.#filter(filters),
      sortBy: (order) => this.#sortBy(order),
      select: () => this.#selection.begin(),
    },
    bookActions(this.#choice, this.#selection),
    this.#ended.signal,
  );
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
    this.#field.field.value = this.#choice.search;
    root.append(this.#topbar, this.#main(), this.#selection.element);
    this.#followChoices(signal);
    receiveFiles(root, signal);
    watchForUndo(signal);
    this.#followBooks(signal);
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

  #main() {
    const openingBin = button(texts.bin.open, {
      class: "button button-quiet button-small",
      icon: "trash",
      "aria-haspopup": "dialog",
      onclick: openBin,
    });
    return h(
      "main",
      { class: "library" },
      this.#continue.element,
      this.#heard.element,
      this.#list.element,
      this.#message,
      this.#marks.element,
      this.#hits.element,
      h("div", { class: "library-foot" }, openingBin),
    );
  }

  /** Asks for what is to be shown; until it comes, what was shown stays. */
  #ask() {
    listing.show(this.#choice.wanted(settings.value("libraryGroup")));
  }

  #show() {
    const { numbers, groups, count } = listing;
    const { search, isFiltered, isEverything } = this.#choice;
    const { grid } = this.#list;
    this.#list.prepare(numbers.length === 0 && !isFiltered && (count === 0 || search !== ""));
    const shownAs = this.#choice.signature(settings.value("libraryGroup"), numbers);
    if (listing.isSettled || numbers.length === 0) {
      grid.show(numbers, { groups, mayMove: shownAs !== this.#shownAs || !grid.isHeld });
      this.#shownAs = shownAs;
    }
    grid.refresh();
    for (const hits of [this.#marks, this.#hits]) hits.ask(count > 0 ? search : "");
    this.#continue.show(isEverything ? listing.begun : []);
    this.#heard.show(isEverything ? listing.heard : [], { isSmall: listing.begun.length > 0 });
    this.#field.element.hidden = count === 0 && !search;
    const all = isEverything ? count - listing.archivedCount : count;
    this.#list.showChoices({ all, found: numbers.length, every: count });
    this.#showNotice(all, numbers.length);
    if (listing.isLoaded && listing.isSettled) this.#comingBack.goThere(grid, this.#ended.signal);
  }

  /** @param {number} all @param {number} found */
  #showNotice(all, found) {
    // What was found in marks and texts says enough, and nothing is said of what has not come yet.
    const isElsewhere = !this.#hits.isEmpty || !this.#marks.isEmpty;
    const isShown = found > 0 || (all > 0 && (isElsewhere || !listing.isSettled));
    const { isLoaded, count } = listing;
    const { search, isFiltered } = this.#choice;
    this.#notice.show({ isShown, isLoaded, every: count, search, isFiltered });
  }

  /** Notes where somebody is. */
  #keep() {
    this.#comingBack.keep(this.#choice.search, this.#list.grid, this.#topbar.getBoundingClientRect().bottom);
  }

  /** @param {import("./filters.js").Filters} filters */
  #filter(filters) {
    this.#choice.filters = filters;
    storeFilters(filters);
    this.#ask();
    this.#show();
    this.#announceSoon();
  }

  /**
   * Follows what becomes known of the books, here and on other devices.
   * @param {AbortSignal} signal
   */
  #followBooks(signal) {
    for (const known of [bookList, listing]) known.addEventListener("change", () => this.#show(), { signal });
    for (const hits of [this.#marks, this.#hits]) hits.addEventListener("shown", () => this.#show(), { signal });
    listing.addEventListener("failure", (event) => this.#failed(/** @type {CustomEvent} */ (event).detail), { signal });
    // A quiet moment: nobody points at a book, so they may take their places.
    this.#list.grid.element.addEventListener("pointerleave", () => this.#show(), { signal });
    followOffline(() => this.#show(), signal);
    tellConnection(signal);
    listing.follow(signal);
    bookList.follow(signal);
    changeFeed.follow(signal);
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
        this.#choice.order = storedOrder();
        this.#choice.filters = storedFilters();
        this.#ask();
        this.#show();
      },
      { signal },
    );
    collectionList.follow(signal);
    collectionList.addEventListener(
      "change",
      () => {
        this.#ask();
        if (this.#choice.collection !== undefined) listing.refresh();
        this.#show();
      },
      { signal },
    );
    this.#selection.attach(this.#list.grid, () => listing.numbers, signal);
  }

  /** @param {string} search */
  #searched(search) {
    this.#choice.search = search;
    this.#ask();
    this.#show();
    this.#announceSoon();
  }

  /** Shows all books again. */
  #clear() {
    this.#field.field.value = "";
    this.#field.field.focus();
    this.#choice.filters = {};
    storeFilters({});
    this.#searched("");
  }

  /** Says how many there are once they are there. */
  #announceSoon() {
    clearTimeout(this.#announcing);
    this.#announcing = setTimeout(() => announce(this.#list.words), ANNOUNCE_MILLISECONDS);
  }

  /** @param {import("./order.js").Order} order */
  #sortBy(order) {
    this.#choice.order = order;
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
