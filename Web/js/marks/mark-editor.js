// @ts-check
// `MarkEditor` makes, changes and removes marks. Each step can be undone by its message or Ctrl+Z.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { showToast } from "../ui/toast.js";
import { History } from "./history.js";

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Content} Content
 * @typedef {import("./store.js").MarkStore} MarkStore
 */

const words = texts.marks;
/** Milliseconds: as long as a person needs to see that it was the wrong mark. */
const UNDO_DURATION = 7000;

export class MarkEditor {
  history = new History();
  #store;
  /** @type {{close: () => void} | null} */
  #toast = null;

  /** @param {MarkStore} store */
  constructor(store) {
    this.#store = store;
  }

  /**
   * @param {number} book
   * @param {Content} content
   * @param {{exact: string, chapter: string | null, seen?: import("../model/types.js").Seen}} shown
   */
  add(book, content, shown) {
    const store = this.#store;
    const mark = store.add(book, content, shown);
    this.#done(
      content.kind === "bookmark" ? words.bookmarkAdded : content.note ? words.noteSaved : words.highlighted,
      () => store.remove(store.present(mark) ?? mark),
    );
    return mark;
  }

  /** @param {Mark} mark @param {Partial<Content>} change */
  change(mark, change) {
    const store = this.#store;
    /** @type {Partial<Content>} */
    const before = Object.fromEntries(Object.keys(change).map((field) => [field, /** @type {any} */ (mark)[field]]));
    store.change(mark, change);
    this.#done("note" in change ? words.noteSaved : words.changed, () =>
      store.change(store.present(mark) ?? mark, before),
    );
  }

  /** @param {Mark} mark */
  remove(mark) {
    const store = this.#store;
    store.remove(mark);
    this.#done(mark.kind === "bookmark" ? words.bookmarkRemoved : words.removed, () => store.change(mark));
  }

  /** @returns {boolean} whether there was something to undo */
  undo() {
    return this.history.undo();
  }

  /** @param {string} text @param {() => void} undo */
  #done(text, undo) {
    this.#toast?.close();
    /** @type {import("./history.js").Step} */
    const step = {
      undo: () => {
        undo();
        announce(words.undone);
      },
    };
    const toast = showToast(text, {
      duration: UNDO_DURATION,
      action: { label: words.undo, run: () => this.history.undo(step) },
    });
    step.ended = () => toast.close();
    this.#toast = toast;
    this.history.push(step);
  }

  close() {
    this.#toast?.close();
  }
}
