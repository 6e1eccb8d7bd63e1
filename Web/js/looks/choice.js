// @ts-check
// For what a choice is made: for this book, or for all books.

import { settings } from "../settings/settings.js";

/** @typedef {import("../settings/names.js").SettingName} SettingName */

/**
 * What the panel sets, and what Reset takes back.
 * @type {SettingName[]}
 */
export const lookNames = ["fontFamily", "fontSize", "fontWeight", "lineHeight", "letterSpacing", "wordSpacing", "lineLength", "margins",
  "alignment", "hyphenation", "paragraphs", "publisherStyles", "theme", "dimming",
  "background", "backgroundVeil"];

/** Event `change` when something that the panel shows may have changed. */
export class Choice extends EventTarget {
  /** @param {number} book */
  constructor(book) {
    super();
    this.book = book;
    /** Whether a choice is for this book only: as it was before, where the book has looks of its own. */
    this.isForBook = lookNames.some((name) => settings.isOwn(name, book));
  }

  /**
   * What the book is shown with.
   * @template {SettingName} N
   * @param {N} name
   */
  value(name) { return settings.value(name, this.book); }

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
   * Takes choices back: those for the book, or all of them.
   * @param {SettingName[]} names
   */
  reset(names) {
    settings.change(Object.fromEntries(names.filter((name) => settings.isOwn(name, this.book)).map((name) => [name, null])), this.book);
    if (!this.isForBook) settings.change(Object.fromEntries(names.map((name) => [name, null])));
  }

  /** @param {boolean} isForBook */
  choose(isForBook) {
    this.isForBook = isForBook;
    this.dispatchEvent(new Event("change"));
  }
}
