// @ts-check
// The library as a column beside the text: a search field and the books, in the order and with the filters of the library itself.

import { account } from "../account/account.js";
import { texts } from "../texts.js";
import { h } from "../ui/element.js";
import { bookList } from "./book-list.js";
import { askAboutMissing, openBookMenu } from "./book-menu.js";
import { changeFeed } from "./change-feed.js";
import { collectionList } from "./collection-list.js";
import { Grid } from "./grid.js";
import { searchField } from "./header.js";
import { listing } from "./listing.js";
import { storedFilters, storedOrder } from "./order-choice.js";
import { removeBook } from "./removal.js";

/** What was searched and where the list stood, for the next book. */
const kept = { search: "", scroll: 0 };

export class Shelf {
  #place;
  #grid;
  #scroller;
  #field = searchField((search) => {
    kept.search = search;
    this.#ask();
  });
  #count = h("p", { class: "book-count", role: "status" });
  #isFirst = true;

  /** @param {HTMLElement} place @param {number} present the book that is being read @param {AbortSignal} signal */
  constructor(place, present, signal) {
    this.#place = place;
    this.#scroller = /** @type {HTMLElement} */ (place.parentElement ?? place);
    this.#grid = new Grid(
      texts.library.allBooks,
      {
        open: (book, event) => {
          if (!book.missing) return;
          event.preventDefault();
          askAboutMissing(book);
        },
        menu: (book, anchor) => openBookMenu(book, anchor),
        select: () => {},
        remove: (book) => {
          removeBook(book);
        },
        mayRemove: (book) => account.mayChange(book),
      },
      signal,
    );
    this.#grid.scroller = this.#scroller;
    this.#grid.present = present;
    this.#grid.setView("list", []);
    this.#field.field.value = kept.search;
    place.append(this.#field.element, this.#count, this.#grid.element);
    const show = () => this.#show();
    bookList.addEventListener("change", show, { signal });
    listing.addEventListener("change", show, { signal });
    listing.follow(signal);
    bookList.follow(signal);
    collectionList.follow(signal);
    collectionList.addEventListener("change", () => this.#ask(), { signal });
    changeFeed.follow(signal);
    this.#scroller.addEventListener(
      "scroll",
      () => {
        if (!this.#isFirst) kept.scroll = this.#scroller.scrollTop;
      },
      { signal, passive: true },
    );
    this.#ask();
    if (!listing.isFresh) listing.refresh();
    this.#show();
  }

  /** @param {boolean} takesFocus */
  shown(takesFocus) {
    this.#show();
    if (takesFocus) this.#field.field.focus();
  }

  #ask() {
    const filters = storedFilters();
    const collection = collectionList.find(Number(filters.collection));
    const order = collection && !collection.rule ? "place" : storedOrder();
    listing.show({ search: kept.search.trim(), filters, order, group: "none" });
  }

  #show() {
    const { numbers } = listing;
    if (listing.isSettled) {
      this.#count.textContent = texts.library.bookCount(numbers.length);
      this.#grid.show(numbers, { mayMove: !this.#grid.isHeld, groups: null });
    }
    this.#grid.refresh();
    if (!this.#isFirst || !listing.isSettled || this.#place.offsetHeight === 0) return;
    this.#isFirst = false;
    this.#scroller.scrollTop = kept.scroll;
  }
}
