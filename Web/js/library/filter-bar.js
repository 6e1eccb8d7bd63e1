// @ts-check
// The row of chips that says which books are shown, and changes it.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h, replace } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { bookList } from "./book-list.js";
import { collectionList } from "./collection-list.js";
import { chooseFrom } from "./choice-dialog.js";
import { filterNames, isServers, isToggle, PERIODS, withFilter } from "./filters.js";
import { listing } from "./listing.js";
import { showProblem } from "../ui/problem.js";

/** @typedef {import("./filters.js").Filters} Filters */
/** @typedef {import("./filters.js").FilterName} FilterName */
/** @typedef {import("./filters.js").Choice} Choice */

/** A longer list is searched in a dialog. */
const MENU_LIMIT = 12;

export class FilterBar {
  #changed;
  /** @type {Filters} */
  #filters = {};
  #drawn = "";
  element = h("div", { class: "filters", role: "group", "aria-label": texts.order.filters, hidden: true });

  /** @param {(filters: Filters) => void} changed called with what was chosen */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @param {Filters} filters */
  show(filters) {
    this.#filters = filters;
    const offered = filterNames.filter((name) => filters[name] !== undefined || this.#isWorthIt(name));
    this.element.hidden = offered.length === 0;
    const drawn = JSON.stringify([offered, filters, collectionList.find(Number(filters.collection))?.name]);
    if (drawn === this.#drawn) return;
    this.#drawn = drawn;
    const focused = this.element.contains(document.activeElement) ? document.activeElement : null;
    const name = focused instanceof HTMLElement ? focused.dataset.filter : undefined;
    const isFiltered = Object.keys(filters).length > 0;
    replace(
      this.element,
      ...offered.map((offer) => this.#chip(offer)),
      isFiltered &&
        button(texts.order.clearFilters, {
          class: "button button-quiet button-small",
          icon: "close",
          onclick: () => {
            this.#changed({});
            this.element.querySelector("button")?.focus();
          },
        }),
    );
    if (name) /** @type {HTMLElement | null} */ (this.element.querySelector(`[data-filter="${name}"]`))?.focus();
  }

  /** @param {FilterName} name whether there is something to choose */
  #isWorthIt(name) {
    // Places are chosen in the heading.
    if (isServers(name) || name === "series") return false;
    const { choices } = listing;
    if (!choices) return false;
    if (name === "archived") return choices.archived > 0;
    if (choices.books < 2) return false;
    if (name === "days") return true;
    const counts = {
      favorite: choices.favorites,
      tag: choices.tags,
      author: choices.authors - 1,
      state: choices.states.length - 1,
      format: choices.formats.length - 1,
      language: choices.languages.length - 1,
    };
    return counts[/** @type {keyof typeof counts} */ (name)] > 0;
  }

  /** @param {FilterName} name */
  #chip(name) {
    const value = this.#filters[name];
    const isSwitch = isToggle(name);
    const isPlace = isServers(name) || name === "series";
    const label = value === undefined || isSwitch ? texts.order.names[name] : this.#label(name, value);
    const chip = button(label, {
      class: "button button-small filter-chip",
      "data-filter": name,
      icon: isSwitch ? (name === "favorite" ? "star" : "archive") : isPlace ? "close" : undefined,
      "aria-pressed": isSwitch ? String(value !== undefined) : undefined,
      "aria-haspopup": isSwitch || isPlace ? undefined : "menu",
      "aria-expanded": isSwitch || isPlace ? undefined : "false",
      onclick: () => {
        if (isPlace) this.#set(name, undefined);
        else if (isSwitch) this.#set(name, value === undefined ? "true" : undefined);
        else this.#choose(name, chip);
      },
    });
    if (value !== undefined && isPlace) chip.setAttribute("aria-label", texts.order.leave(label));
    else if (value !== undefined && !isSwitch) chip.setAttribute("aria-label", `${texts.order.names[name]}: ${label}`);
    chip.classList.toggle("filter-chip-on", value !== undefined);
    return chip;
  }

  /** @param {FilterName} name @param {HTMLElement} chip */
  async #choose(name, chip) {
    /** @type {Choice[]} */
    let all;
    try {
      all = await this.#sorted(name);
    } catch (error) {
      return showProblem(error);
    }
    const chosen = this.#filters[name];
    const any = { label: texts.order.any, checked: chosen === undefined, run: () => this.#set(name, undefined) };
    if (all.length > MENU_LIMIT) {
      chooseFrom(texts.order.names[name], all, chosen).then((value) => {
        if (value !== null) this.#set(name, value === "" ? undefined : value);
      });
      return undefined;
    }
    openMenu(
      chip,
      [
        any,
        "separator",
        ...all.map(({ value, label, count }) => ({
          label: name === "days" ? label : texts.order.counted(label, count),
          checked: value === chosen,
          run: () => this.#set(name, value),
        })),
      ],
      { label: texts.order.names[name] },
    );
    return undefined;
  }

  /** @param {FilterName} name @returns {Promise<Choice[]>} */
  async #sorted(name) {
    if (name === "days") return PERIODS.map((value) => ({ value, label: this.#label(name, value), count: 0 }));
    const values = await listing.values(name);
    const all = values.map((choice) => ({ ...choice, label: this.#label(name, choice.value) }));
    if (name === "state") {
      const order = Object.keys(texts.order.states);
      return all.sort((a, b) => order.indexOf(a.value) - order.indexOf(b.value));
    }
    return all.sort((a, b) => a.label.localeCompare(b.label));
  }

  /** @param {FilterName} name @param {string} value */
  #label(name, value) {
    if (name === "state") return texts.order.states[/** @type {keyof typeof texts.order.states} */ (value)] ?? value;
    if (name === "days") return texts.order.period(Number(value));
    if (name === "collection") return collectionList.find(Number(value))?.name ?? texts.collections.unknown;
    if (name === "language") return texts.library.language(value);
    if (name === "format") return bookList.formats.find(({ id }) => id === value)?.name ?? value;
    return value;
  }

  /** @param {FilterName} name @param {string | undefined} value */
  #set(name, value) {
    this.#changed(withFilter(this.#filters, name, value));
  }
}
