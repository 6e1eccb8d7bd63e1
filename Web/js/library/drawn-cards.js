// @ts-check
// `DrawnCards`: the cards and headings of a list that are on the page, each as long as it is near the window.

import { texts } from "../texts.js";
import { h, replace } from "../ui/element.js";
import { bookList } from "./book-list.js";
import { Card } from "./card.js";
import { FrameBudget } from "./frame-budget.js";

/**
 * @typedef {import("../model/types.js").BookGroup} BookGroup
 * @typedef {import("../model/list-columns.js").ColumnName} ColumnName
 * @typedef {{isActive: boolean, has: (id: number) => boolean}} Chosen which books are chosen, while somebody chooses
 */

/** Books that are drawn in one frame: a cover takes milliseconds to lay out and to paint. */
const BOOKS_A_FRAME = 2;

export class DrawnCards {
  #list;
  #actions;
  /** @type {Map<string, Card>} by their keys */
  #cards = new Map();
  /** @type {Map<number, HTMLElement>} by group */
  #headings = new Map();
  #view = "grid";
  /** @type {readonly ColumnName[]} */
  #columns = [];
  /** @type {Chosen | null} */
  #selection = null;
  /** The first book in the window, by its place in the list. */
  #first = 0;
  /** Whether any book was drawn: the first ones come all at once, as nothing moves yet. */
  #hasDrawn = false;
  /** Whether the list moves so fast that nobody sees what a book is. */
  #isHurried = false;
  #budget = new FrameBudget(
    BOOKS_A_FRAME,
    (run) => requestAnimationFrame(run),
    () => this.refresh(),
  );
  /**
   * The book that is open beside the list.
   * @type {number | null}
   */
  present = null;

  /** @param {HTMLElement} list @param {import("./card.js").CardActions} actions */
  constructor(list, actions) {
    this.#list = list;
    this.#actions = actions;
  }

  /** @param {string} key @returns {Card | undefined} */
  get(key) {
    return this.#cards.get(key);
  }

  /** In pixels, of a card and of a heading; 0 while there is none. */
  get heights() {
    const [card] = this.#cards.values();
    const [heading] = this.#headings.values();
    return { row: card?.element.offsetHeight ?? 0, heading: heading?.offsetHeight ?? 0 };
  }

  /**
   * Puts cards and headings on the page in place of those that were there.
   * @param {import("./lines.js").Entry[]} entries
   * @param {import("./shown-books.js").ShownBooks} books
   * @param {number} first the first book in the window, by its place in the list
   */
  draw(entries, books, first) {
    this.#first = first;
    /** @type {Map<string, Card>} */
    const cards = new Map();
    /** @type {Map<number, HTMLElement>} */
    const headings = new Map();
    /** @type {HTMLElement[]} */
    const elements = [];
    for (const entry of entries) {
      if ("group" in entry) {
        const heading = this.#headings.get(entry.group) ?? h("li", { class: "group-heading" });
        drawHeading(heading, books.groups?.[entry.group]);
        headings.set(entry.group, heading);
        elements.push(heading);
        continue;
      }
      const key = books.keyOf(entry.index) ?? "";
      const card = this.#cards.get(key) ?? this.#made(books.order[entry.index], key);
      card.setPlace(entry.index, books.order.length);
      cards.set(key, card);
      elements.push(card.element);
    }
    for (const [key, card] of this.#cards) if (!cards.has(key)) card.element.remove();
    for (const [group, heading] of this.#headings) if (!headings.has(group)) heading.remove();
    this.#cards = cards;
    this.#headings = headings;
    this.#put(elements);
    this.refresh();
    bookList.want([...new Set([...cards.values()].map(({ id }) => id))]);
  }

  /** While the list moves fast, books that come into the window are not drawn. */
  set isHurried(/** @type {boolean} */ isHurried) {
    if (isHurried === this.#isHurried) return;
    this.#isHurried = isHurried;
    if (!isHurried) this.refresh();
  }

  /** Draws what has become known of the books: those in the window first, and in each frame a few that were not drawn yet. */
  refresh() {
    const cards = [...this.#cards.values()];
    const isFirst = !this.#hasDrawn;
    for (const card of [
      ...cards.filter(({ index }) => index >= this.#first),
      ...cards.filter(({ index }) => index < this.#first),
    ]) {
      const book = bookList.book(card.id);
      if (!book || !(card.book || isFirst || (!this.#isHurried && this.#budget.take()))) continue;
      this.#hasDrawn = true;
      card.update(book);
    }
  }

  /**
   * Shows the books as covers, as small covers or as rows.
   * @param {string} view @param {readonly ColumnName[]} columns of the rows
   * @returns {boolean} whether they were shown otherwise before
   */
  setView(view, columns) {
    if (view === this.#view && columns.join() === this.#columns.join()) return false;
    this.#view = view;
    this.#columns = columns;
    this.#list.className = view === "grid" ? "grid" : `grid grid-${view}`;
    for (const card of this.#cards.values()) card.setView(view, columns);
    return true;
  }

  /** @param {Chosen} selection */
  showSelection(selection) {
    this.#selection = selection;
    for (const card of this.#cards.values()) card.setSelection(selection.isActive, selection.has(card.id));
  }

  /**
   * Tab goes to the current book, or to the first that is there.
   * @param {string | null} current its key
   */
  setStop(current) {
    const [first] = this.#cards.keys();
    const stop = current !== null && this.#cards.has(current) ? current : first;
    for (const [key, card] of this.#cards) card.setCurrent(key === stop);
  }

  /** @param {number} id @param {string} key */
  #made(id, key) {
    const card = new Card(id, this.#actions);
    card.element.dataset.key = key;
    card.setView(this.#view, this.#columns);
    if (this.#selection) card.setSelection(this.#selection.isActive, this.#selection.has(id));
    if (id === this.present) card.link.setAttribute("aria-current", "page");
    return card;
  }

  /** @param {HTMLElement[]} elements in order; those that are in their places are not moved */
  #put(elements) {
    let before = this.#list.firstElementChild;
    for (const element of elements) {
      if (element === before) before = before.nextElementSibling;
      else this.#list.insertBefore(element, before);
    }
  }
}

/** @param {HTMLElement} element @param {BookGroup | undefined} group */
function drawHeading(element, group) {
  const drawn = JSON.stringify(group);
  if (!group || element.dataset.drawn === drawn) return;
  element.dataset.drawn = drawn;
  replace(
    element,
    h("h3", { dir: "auto" }, group.name ?? texts.views.noGroup),
    h("span", { class: "book-count" }, texts.library.bookCount(group.count)),
  );
}
