// @ts-check
// The places of the library: all books, collections and smart shelves, authors, series, publishers, languages.

import * as api from "../api/collections.js";
import { openListenNext } from "../listen-next/dialog.js";
import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { chooseFrom } from "./choice-dialog.js";
import { collectionList } from "./collection-list.js";
import { nested } from "./nested.js";
import { openCollections } from "./collections-dialog.js";
import { exportList } from "./export-list.js";
import { openDuplicates } from "./duplicates-dialog.js";
import { openFeeds } from "./feeds/dialog.js";
import { filterNames, withFilter } from "./filters.js";
import { listing } from "./listing.js";

/** @typedef {import("./filters.js").Filters} Filters */
/** @typedef {import("./filters.js").FilterName} FilterName */
/** @typedef {"author" | "series" | "publisher" | "language"} Facet */

/** More collections are in their dialog. */
const MENU_LIMIT = 12;
/** @type {Facet[]} */
const FACETS = ["author", "series", "publisher", "language"];
/** @type {Record<Facet, import("../ui/icons.js").IconName>} */
const FACET_ICONS = { author: "person", series: "library", publisher: "book", language: "letters" };

/** @typedef {"articles" | "weeksArticles" | "unreadArticles" | "favorite" | "archived"} ListName */
/** @type {{name: ListName, filters: Filters}[]} */
const LISTS = [
  { name: "articles", filters: { format: "article" } },
  { name: "weeksArticles", filters: { format: "article", days: "7" } },
  { name: "unreadArticles", filters: { format: "article", state: "new" } },
  { name: "favorite", filters: { favorite: "true" } },
  { name: "archived", filters: { archived: "true" } },
];

/** @param {Filters} a @param {Filters} b */
const isSame = (a, b) => filterNames.every((name) => a[name] === b[name]);

/** @param {ListName} name */
const listName = (name) => (name === "favorite" || name === "archived" ? texts.order.names[name] : texts.order[name]);

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
        ...this.#lists(),
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
        { label: texts.listenNext.open, icon: /** @type {const} */ ("listen"), run: openListenNext },
        { label: texts.feeds.manage, icon: /** @type {const} */ ("rss"), run: () => openFeeds(this.#changed) },
        { label: texts.duplicates.open, icon: /** @type {const} */ ("copy"), run: openDuplicates },
        "separator",
        ...FACETS.map((facet) => ({
          label: texts.collections.facets[facet],
          icon: FACET_ICONS[facet],
          run: () => this.#choose(facet),
        })),
        ...(listing.count === 0
          ? []
          : [
              /** @type {const} */ ("separator"),
              { label: texts.exporting.list, icon: /** @type {const} */ ("file"), run: () => exportList(this.#name()) },
            ]),
      ],
      { label: texts.collections.places },
    );
  }

  /**
   * The lists that everybody has, as far as there is something in them.
   * @returns {import("../ui/menu.js").MenuItem[]}
   */
  #lists() {
    const { choices } = listing;
    if (!choices) return [];
    const articles = choices.formats.find(({ name }) => name === "article")?.books ?? 0;
    const has = {
      articles,
      weeksArticles: articles,
      unreadArticles: articles,
      favorite: choices.favorites,
      archived: choices.archived,
    };
    const found = LISTS.filter(({ name }) => has[name] > 0).map(({ name, filters }) => ({
      label: listName(name),
      checked: isSame(filters, this.#filters),
      run: () => this.#changed(filters),
    }));
    if (articles === 0) return found;
    return [...found, { label: texts.order.sites, icon: "globe", run: () => this.#choose("site") }];
  }

  /** What a file with all books of the list is called. */
  #name() {
    return this.#filters.tag ?? placeName(this.#filters);
  }

  /** @param {Facet | "site"} facet */
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
function placeName(filters) {
  const { collection, series, publisher } = filters;
  if (collection) return collectionList.find(Number(collection))?.name ?? texts.collections.unknown;
  const list = LISTS.find((known) => isSame(known.filters, filters));
  if (list) return listName(list.name);
  return filters.feedGroup ?? series ?? publisher ?? filters.author ?? filters.site ?? texts.library.allBooks;
}
