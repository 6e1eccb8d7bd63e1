// @ts-check
// The books of the library with what stands above them: the place, how many there are, view, order and filters.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { FilterBar } from "./filter-bar.js";
import { Grid } from "./grid.js";
import { openOrders } from "./order-choice.js";
import { Places } from "./places.js";
import { ListHead, columnWidths, storedColumns, viewButton } from "./view-choice.js";

/**
 * @typedef {import("./filters.js").Filters} Filters
 * @typedef {import("./list-choice.js").ListChoice} ListChoice
 * @typedef {import("./order.js").Order} Order
 * @typedef {object} ListActions
 * @property {(filters: Filters) => void} filter
 * @property {(order: Order) => void} sortBy
 * @property {() => void} select begins to choose several books
 */

export class ListSection {
  #choice;
  #actions;
  #places;
  #filterBar;
  #head;
  #count = h("span", { class: "book-count" });
  #select;
  #sort;
  #view = viewButton();
  grid;
  element;

  /**
   * @param {ListChoice} choice
   * @param {ListActions} actions
   * @param {import("./grid.js").GridActions} bookActions
   * @param {AbortSignal} signal
   */
  constructor(choice, actions, bookActions, signal) {
    this.#choice = choice;
    this.#actions = actions;
    this.#places = new Places(actions.filter);
    this.#filterBar = new FilterBar(actions.filter);
    this.#head = new ListHead((order) => {
      settings.set("libraryOrder", order);
      actions.sortBy(order);
    });
    this.#select = button(texts.order.select, {
      class: "button button-quiet button-small sort button-of-sign",
      icon: "check",
      "aria-label": texts.order.select,
      onclick: actions.select,
    });
    this.#sort = button("", {
      class: "button button-quiet button-small sort",
      icon: "sort",
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onclick: () => openOrders(this.#sort, this.#choice.order, this.#actions.sortBy),
    });
    this.grid = new Grid(texts.library.allBooks, bookActions, signal);
    this.element = h(
      "section",
      { class: "all-books", "aria-labelledby": "all-books" },
      h("div", { class: "section-bar" }, this.#places.element, this.#count, this.#select, this.#view, this.#sort),
      this.#filterBar.element,
      this.#head.element,
      this.grid.element,
    );
  }

  /** What is said of how many books there are. */
  get words() {
    return this.#count.textContent ?? "";
  }

  /**
   * Shows the place and the view, before rows are measured.
   * @param {boolean} isEmpty whether there is nothing to show, and nothing to choose from
   */
  prepare(isEmpty) {
    const { filters, order, isByHand } = this.#choice;
    this.#places.show(filters);
    this.element.hidden = isEmpty;
    const view = settings.value("libraryView");
    const columns = storedColumns();
    this.#head.show({ isList: view === "list", columns, order, maySort: !isByHand });
    this.element.style.setProperty("--columns", columnWidths(columns));
    this.grid.setView(view, columns);
  }

  /**
   * Shows what can be chosen, and how many books are shown.
   * @param {{all: number, found: number, every: number}} counts of the place, of the list, and of the library with those that were put away
   */
  showChoices({ all, found, every }) {
    const { filters, order, isByHand, isEverything } = this.#choice;
    this.#filterBar.show(filters);
    this.#sort.hidden = every < 2 || isByHand;
    this.#select.hidden = every < 2;
    this.#view.hidden = every < 2;
    this.#count.textContent = isEverything ? texts.library.bookCount(all) : texts.library.foundCount(found, all);
    const name = texts.library.orders[order];
    this.#sort.setAttribute("aria-label", texts.library.sortedBy(name));
    const label = this.#sort.querySelector("span");
    if (label) label.textContent = name;
  }
}
