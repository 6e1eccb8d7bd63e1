// @ts-check
// `Choice`: whether looks are chosen for this book or for all books.

import { settings } from "../settings/settings.js";
import { typographyNames } from "./typography.js";

/** @typedef {import("../settings/names.js").SettingName} SettingName */

/**
 * What the panel sets, and what Reset takes back.
 * @type {SettingName[]}
 */
export const lookNames = [
  ...typographyNames,
  "mode",
  "columns",
  "theme",
  "byDay",
  "byNight",
  "dimming",
  "background",
  "backgroundScrim",
];

/** What is chosen for a book in passing, by a key: it does not make its looks its own. */
const PASSING = new Set(["mode"]);

/** Event `change` when something that the panel shows may have changed. */
export class Choice extends EventTarget {
  /** @type {boolean | null} */
  #isForBook = null;

  /** @param {number} book */
  constructor(book) {
    super();
    this.book = book;
  }

  /** Whether a choice is for this book only: as was chosen here, else whether the book has looks of its own. */
  get isForBook() {
    return this.#isForBook ?? lookNames.some((name) => !PASSING.has(name) && settings.isOwn(name, this.book));
  }

  /**
   * What the book is shown with.
   * @template {SettingName} N
   * @param {N} name
   */
  value(name) {
    return settings.value(name, this.book);
  }

  /**
   * @template {SettingName} N
   * @param {N} name
   * @param {import("../settings/names.js").SettingOf<N>} value
   */
  set(name, value) {
    if (this.isForBook) {
      settings.set(name, value, this.book);
      return;
    }
    // Else the book's own value would hide what was chosen.
    if (settings.isOwn(name, this.book)) settings.clear(name, this.book);
    settings.set(name, value);
  }

  /**
   * Takes choices back: those for the book, or those for all books too.
   * @param {SettingName[]} names
   * @returns {() => void} makes the choices again
   */
  reset(names) {
    const { isForBook } = this;
    // It stays what the next choice is for, though the book has nothing of its own any more.
    this.#isForBook = isForBook;
    const scopes = isForBook ? [this.book] : [this.book, undefined];
    const before = scopes.map((book) => settings.chosen(names, book));
    scopes.forEach((book, index) =>
      settings.change(Object.fromEntries(Object.keys(before[index]).map((name) => [name, null])), book),
    );
    return () => scopes.forEach((book, index) => settings.change(before[index], book));
  }

  /** @param {boolean} isForBook */
  choose(isForBook) {
    this.#isForBook = isForBook;
    this.dispatchEvent(new Event("change"));
  }
}
