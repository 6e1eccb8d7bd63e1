// @ts-check
// `settings` answers at once from a copy in this browser, and keeps the copy and the server in step, for all books and
// each.

import * as api from "../api/settings.js";
import { Problem } from "../model/problem.js";
import { live } from "../api/live.js";
import { languageOfBrowser } from "../basics/locale.js";
import { personal } from "../basics/storage.js";
import { SettingsCopy, changedNames } from "../basics/settings-copy.js";
import { names } from "./names.js";
import { forgetKept, browserOnlySettings } from "./browser-settings.js";

/**
 * @typedef {import("./names.js").SettingName} SettingName
 * @typedef {import("../basics/settings-copy.js").Values} Values
 */

/** While a slider is dragged the server is told so seldom, in milliseconds. */
const PAUSE = 400;
/** What will not get better by asking again: such changes are given up. */
const FINAL = new Set(["bad-request", "not-found", "too-large"]);

/**
 * Whether an event `change` is about one of some settings as they hold in a book.
 * @param {Event} event
 * @param {Iterable<string>} wanted names
 * @param {number} [book] without it, as they hold outside of books
 */
export function concerns(event, wanted, book) {
  const { names: changed, book: where } = /** @type {CustomEvent<{names: string[], book: number | null}>} */ (event)
    .detail;
  return (where === null || where === book) && [...wanted].some((name) => changed.includes(name));
}

/**
 * Event `refused` {error}: the server will never take a change, which was therefore undone.
 * Event `change` {names, book}: `book` is `null` where the settings of all books have changed, here or on another device.
 */
export class Settings extends EventTarget {
  #copy;
  /**
   * Books whose settings are kept up to date here.
   * @type {Set<number>}
   */
  #followed = new Set();
  /**
   * Requests go one after the other, so that the last answer is the newest.
   * @type {Promise<void>}
   */
  #line = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #timer;

  /** @param {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length"> | null} store */
  constructor(store) {
    super();
    this.#copy = new SettingsCopy(store);
    if (!store) return;
    // An older version kept the language for the whole browser; it holds until the person chooses one.
    const kept = browserOnlySettings(store, "language" in this.#copy.values(null) ? null : languageOfBrowser());
    const taken = Object.entries(kept).filter(([name, value]) =>
      names[/** @type {SettingName} */ (name)].accepts(value),
    );
    if (taken.length > 0) this.#copy.takeOver(Object.fromEntries(taken));
    const stored = new SettingsCopy(store).values(null);
    if (taken.every(([name]) => name in stored)) forgetKept(store);
  }

  /** Begins to keep the copy and the server alike; called once. */
  start() {
    const never = new AbortController().signal;
    live.on(
      "settings",
      ({ book }) => {
        if (book === null || this.#followed.has(book)) this.#ask(book);
      },
      never,
    );
    live.on("open", () => this.synchronise(), never);
    addEventListener("online", () => this.synchronise());
    addEventListener("pagehide", () => this.#send(true));
    addEventListener("storage", () => this.#changing(null, () => this.#copy.read()));
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.#send(true);
    });
    this.synchronise();
  }

  /**
   * @template {SettingName} N
   * @param {N} name
   * @param {number} [book] the book in which it is to hold
   * @returns {import("./names.js").SettingOf<N>} the book's own value, else that of all books, else what is meant without any
   */
  value(name, book) {
    const own = book === undefined ? undefined : this.#own(book)[name];
    for (const value of [own, this.#copy.values(null)[name]]) {
      if (names[name].accepts(value)) return /** @type {any} */ (value);
    }
    return names[name].fallback;
  }

  /**
   * Whether the book has a value of its own.
   * @param {SettingName} name
   * @param {number} book
   */
  isOwn(name, book) {
    return names[name].accepts(this.#own(book)[name]);
  }

  /**
   * What was chosen for a book itself, or for all books; without what nobody has chosen.
   * @param {SettingName[]} wanted
   * @param {number} [book]
   * @returns {Values}
   */
  chosen(wanted, book) {
    const values = book === undefined ? this.#copy.values(null) : this.#own(book);
    return Object.fromEntries(wanted.flatMap((name) => (name in values ? [[name, values[name]]] : [])));
  }

  /**
   * @template {SettingName} N
   * @param {N} name
   * @param {import("./names.js").SettingOf<N>} value
   * @param {number} [book] for this book only
   */
  set(name, value, book) {
    this.change({ [name]: value }, book);
  }

  /**
   * Takes a value back: then that of all books holds, or what is meant without any.
   * @param {SettingName} name
   * @param {number} [book]
   */
  clear(name, book) {
    this.change({ [name]: null }, book);
  }

  /**
   * Several at once.
   * @param {Values} values `null` takes one back
   * @param {number} [book]
   */
  change(values, book) {
    this.#changing(book ?? null, () => this.#copy.change(book ?? null, values));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#send(), PAUSE);
  }

  /** Tells the server what it does not know, and asks what others have told it. */
  synchronise() {
    this.#send();
    this.#ask(null);
    for (const book of this.#followed) this.#ask(book);
  }

  /** Once all that was asked and told is answered. */
  get settled() {
    return this.#line;
  }

  /** @param {number} book */
  #own(book) {
    if (!this.#followed.has(book)) {
      this.#followed.add(book);
      this.#ask(book);
    }
    return this.#copy.values(book);
  }

  /** @param {number | null} book @param {() => void} change */
  #changing(book, change) {
    const books = book === null ? [null, ...this.#followed] : [book];
    const before = books.map((id) => this.#copy.values(id));
    change();
    books.forEach((id, index) => {
      const changed = changedNames(before[index], this.#copy.values(id));
      if (changed.length > 0) this.dispatchEvent(new CustomEvent("change", { detail: { names: changed, book: id } }));
    });
  }

  /** @param {number | null} book */
  #ask(book) {
    this.#queue(async () => {
      const known = await api.settings(book);
      this.#changing(book, () => this.#copy.heard(book, known));
      // What was taken over, and the server lacks.
      if (book === null && this.#copy.waiting.includes(null)) await this.#tell(null, false);
    });
  }

  /** @param {boolean} [isLeaving] whether the page is being closed: then nothing is waited for */
  #send(isLeaving = false) {
    clearTimeout(this.#timer);
    const tell = async () => {
      for (const book of this.#copy.waiting) await this.#tell(book, isLeaving);
    };
    if (isLeaving) tell().catch(() => {});
    else this.#queue(tell);
  }

  /** @param {number | null} book @param {boolean} isLeaving */
  async #tell(book, isLeaving) {
    const told = { ...this.#copy.scope(book).waiting };
    try {
      const known = await api.changeSettings(book, told, isLeaving);
      this.#changing(book, () => this.#copy.heard(book, known, told));
    } catch (error) {
      if (!(error instanceof Problem) || !FINAL.has(error.type)) throw error;
      this.#changing(book, () => this.#copy.heard(book, this.#copy.scope(book).known, told));
      this.dispatchEvent(new CustomEvent("refused", { detail: { error } }));
    }
  }

  /** @param {() => Promise<void>} work */
  #queue(work) {
    // What fails is done again when the server answers again.
    this.#line = this.#line.then(work).catch(() => {});
  }
}

export const settings = new Settings(personal);
