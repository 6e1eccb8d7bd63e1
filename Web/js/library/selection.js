// @ts-check
// Several books at once: which are chosen, and the bar with what can be done with them.

import { account } from "../account/account.js";
import { listenNext } from "../listen-next/queueing.js";
import { texts } from "../texts.js";
import { button, iconButton } from "../ui/button.js";
import { h } from "../ui/element.js";
import { openMenu } from "../ui/menu.js";
import { showProblem } from "../ui/problem.js";
import { addToCollection } from "./add-to-collection.js";
import { bookList } from "./book-list.js";
import { openDetailsOfSeveral } from "./details/dialog.js";
import { openExport, openJoinedExport } from "./export-dialog.js";
import { archive, changeOpinions, editTags, rate } from "./opinions.js";
import { removeBooks } from "./removal.js";

/** @typedef {import("../model/types.js").Book} Book */
/** @typedef {import("../model/types.js").ReadingState} ReadingState */

/** @type {ReadingState[]} */
const STATES = ["unread", "reading", "finished", "given-up"];

/** Dispatches `change` when a book was chosen or left, and when the choosing begins or ends. */
export class Selection extends EventTarget {
  /** @type {Set<number>} */
  #ids = new Set();
  #isActive = false;
  /** The book that was chosen last, from which a range goes. */
  #last = 0;
  /** @type {import("./grid.js").Grid | null} */
  #grid = null;
  #count = h("span", { class: "selection-count", role: "status" });
  #all = button(texts.order.selectAll, {
    class: "button button-quiet button-small",
    onclick: () => this.dispatchEvent(new Event("all")),
  });
  #actions = h("div", { class: "selection-actions" });
  element = h(
    "div",
    { class: "selection-bar", role: "region", "aria-label": texts.order.selected, hidden: true },
    iconButton("close", texts.order.endSelection, { onclick: () => this.end() }),
    this.#count,
    this.#all,
    this.#actions,
  );

  constructor() {
    super();
    const action = (
      /** @type {string} */ label,
      /** @type {import("../ui/icons.js").IconName} */ name,
      /** @type {(element: HTMLElement) => void} */ run,
    ) => {
      const element = iconButton(name, label, { onclick: () => run(element) });
      return element;
    };
    this.#actions.append(
      action(texts.order.addFavorite, "star", () => this.#favor()),
      action(texts.order.rate, "sparkle", () => this.#with(rate)),
      action(texts.order.editTags, "tag", () => this.#with(editTags)),
      action(texts.collections.addTo, "folder", () => this.#with(addToCollection)),
      action(texts.order.names.state, "check", (element) => this.#chooseState(element)),
      action(texts.order.moreActions, "more", (element) => this.#with((books) => this.#openMore(books, element))),
      action(texts.library.remove, "trash", () => this.#remove()),
    );
  }

  get isActive() {
    return this.#isActive;
  }

  /**
   * Does something with the books that are chosen and still there, in sight or not.
   * @param {(books: Book[]) => unknown} run
   */
  async #with(run) {
    try {
      await run(await bookList.load([...this.#ids]));
    } catch (error) {
      showProblem(error);
    }
  }

  /** @param {number} id */
  has(id) {
    return this.#ids.has(id);
  }

  /**
   * Shows in a grid what is chosen, and takes its keys: Ctrl+A, Escape.
   * @param {import("./grid.js").Grid} grid
   * @param {() => readonly number[]} shown the books of the grid
   * @param {AbortSignal} signal
   */
  attach(grid, shown, signal) {
    this.#grid = grid;
    const chooseAll = () => this.add(shown());
    bookList.addEventListener(
      "gone",
      (event) => {
        if (this.#ids.delete(/** @type {CustomEvent} */ (event).detail)) this.#changed();
      },
      { signal },
    );
    this.addEventListener("change", () => grid.showSelection(this), { signal });
    this.addEventListener("all", chooseAll, { signal });
    addEventListener(
      "keydown",
      (event) => {
        const target = event.target instanceof Element ? event.target : null;
        if (!this.#isActive || target?.closest("input, textarea, dialog, .menu")) return;
        if (event.key === "Escape") this.end();
        else if (event.key === "a" && (event.ctrlKey || event.metaKey)) chooseAll();
        else return;
        event.preventDefault();
      },
      { signal },
    );
  }

  /** @param {number} id @param {boolean} isRange from the one that was chosen before to this one */
  choose(id, isRange) {
    if (isRange && this.#last && this.#grid) this.add(this.#grid.between(this.#last, id));
    else this.toggle(id);
    this.#last = id;
  }

  begin() {
    this.#isActive = true;
    this.#changed();
  }

  end() {
    this.#isActive = false;
    this.#ids.clear();
    this.#changed();
  }

  /** @param {number} id */
  toggle(id) {
    if (!this.#ids.delete(id)) this.#ids.add(id);
    this.#changed();
  }

  /** @param {readonly number[]} ids */
  add(ids) {
    for (const id of ids) this.#ids.add(id);
    this.#changed();
  }

  #changed() {
    this.element.hidden = !this.#isActive;
    this.#count.textContent = texts.order.selectedCount(this.#ids.size);
    for (const element of this.#actions.querySelectorAll("button")) element.disabled = this.#ids.size === 0;
    this.dispatchEvent(new Event("change"));
  }

  #favor() {
    this.#with((books) => {
      const favorite = books.some((book) => !book.favorite);
      const said = favorite ? texts.order.areFavorites(books.length) : texts.order.areNoFavorites(books.length);
      return changeOpinions(books, { favorite }, said);
    });
  }

  /** @param {Book[]} books @param {HTMLElement} anchor */
  #openMore(books, anchor) {
    // What is all in the archive can only be taken out.
    const isToArchive = books.some((book) => !book.archived);
    const heard = books.filter((book) => book.capabilities.includes("listen"));
    openMenu(
      anchor,
      [
        ...(heard.length > 0
          ? [{ label: texts.listenNext.add, icon: /** @type {const} */ ("listen"), run: () => listenNext(heard) }]
          : []),
        ...(books.every((book) => account.mayChange(book))
          ? [{ label: texts.details.open, icon: /** @type {const} */ ("pencil"), run: () => editDetails(books) }]
          : []),
        { label: texts.exporting.joined, icon: "file", run: () => exportBooks(books) },
        {
          label: isToArchive ? texts.order.archive : texts.order.unarchive,
          icon: "archive",
          run: () => {
            this.end();
            archive(books, isToArchive);
          },
        },
      ],
      { label: texts.order.moreActions },
    );
  }

  /** @param {HTMLElement} anchor */
  #chooseState(anchor) {
    openMenu(
      anchor,
      STATES.map((state) => ({
        label: texts.order.states[state === "unread" ? "new" : state],
        run: () => {
          this.#with((books) => changeOpinions(books, { state }, texts.order.stateChanged(books.length)));
        },
      })),
      { label: texts.order.names.state },
    );
  }

  #remove() {
    this.#with((all) => {
      const books = all.filter((book) => account.mayChange(book));
      if (books.length === 0) return undefined;
      this.end();
      return removeBooks(books);
    });
  }
}

/** @param {Book[]} books */
async function editDetails(books) {
  await openDetailsOfSeveral(books).catch(showProblem);
}

/** @param {Book[]} books */
function exportBooks(books) {
  const [first] = books;
  if (books.length === 1) openExport(first);
  else openJoinedExport(books);
}
