// @ts-check
// The places of the library: all books, collections and smart shelves, authors, series, publishers, languages.

import * as api from "../api/collections.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { chooseFrom } from "./choice-dialog.js";
import { collectionList } from "./collection-list.js";
import { nested } from "./nested.js";
import { openCollections } from "./collections-dialog.js";
import { openFeeds } from "./feeds/dialog.js";
import { withFilter } from "./filters.js";

/** @typedef {import("./filters.js").Filters} Filters */
/** @typedef {import("./filters.js").FilterName} FilterName */
/** @typedef {"author" | "series" | "publisher" | "language"} Facet */

/** More collections are in their dialog. */
const MENU_LIMIT = 12;
/** @type {Facet[]} */
const FACETS = ["author", "series", "publisher", "language"];

/** The heading of the books, which says where one is and leads elsewhere. */
export class Places {
  #changed;
  /** @type {Filters} */
  #filters = {};
  #label = h("span", {});
  #button = button("", {
    class: "button button-quiet places-button",
    "aria-haspopup": "menu",
    "aria-expanded": "false",
    onclick: () => this.#open(),
  });
  element = h("h2", { class: "section-heading places", id: "all-books" }, this.#button);

  /** @param {(filters: Filters) => void} changed called with where to go */
  constructor(changed) {
    this.#changed = changed;
    this.#button.replaceChildren(this.#label, h("span", { class: "places-sign", "aria-hidden": true }));
  }

  /** @param {Filters} filters */
  show(filters) {
    this.#filters = filters;
    this.#label.textContent = placeName(filters);
  }

  #open() {
    const here = Number(this.#filters.collection ?? 0);
    const shown = nested(collectionList.all).slice(0, MENU_LIMIT);
    openMenu(
      this.#button,
      [
        {
          label: texts.library.allBooks,
          checked: Object.keys(this.#filters).length === 0,
          run: () => this.#changed({}),
        },
        "separator",
        ...shown.map(({ collection, isInner }) => ({
          label: `${isInner ? "\u2003" : ""}${texts.order.counted(collection.name, collection.books)}`,
          checked: collection.id === here,
          run: () => this.#changed({ collection: String(collection.id) }),
        })),
        {
          label: texts.collections.manage,
          icon: /** @type {const} */ ("folder"),
          run: async () => {
            const id = await openCollections();
            if (id !== null) this.#changed({ collection: String(id) });
          },
        },
        { label: texts.feeds.manage, icon: /** @type {const} */ ("rss"), run: openFeeds },
        "separator",
        ...FACETS.map((facet) => ({ label: texts.collections.facets[facet], run: () => this.#choose(facet) })),
      ],
      { label: texts.collections.places },
    );
  }

  /** @param {Facet} facet */
  async #choose(facet) {
    try {
      const { values } = await api.facetValues(facet);
      const name = (/** @type {string} */ value) => (facet === "language" ? texts.library.language(value) : value);
      const value = await chooseFrom(
        texts.order.names[facet],
        values.map((found) => ({ value: found.name, label: name(found.name), count: found.books })),
        this.#filters[facet],
      );
      if (value !== null)
        this.#changed(value === "" ? withFilter(this.#filters, facet, undefined) : { [facet]: value });
    } catch (error) {
      showProblem(error);
    }
  }
}

/**
 * What the place is called that filters lead to.
 * @param {Filters} filters
 */
export function placeName(filters) {
  const { collection, series, publisher } = filters;
  if (collection) return collectionList.find(Number(collection))?.name ?? texts.collections.unknown;
  return series ?? publisher ?? filters.author ?? texts.library.allBooks;
}
