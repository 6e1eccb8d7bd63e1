// @ts-check
// Pure but for the storage that it is given: `SettingsCopy`, the settings as the server last had them, and the changes
// that it does not have yet.

const KEY = "vorleser.settings";

/** So many books have their settings here; those of the oldest books go, unless the server is still to be told of them. */
const BOOKS_KEPT = 200;

/**
 * Values by name. In what is waiting `null` takes a setting back.
 * @typedef {Record<string, unknown>} Values
 * @typedef {{known: Values, waiting: Values}} Scope
 * @typedef {{all: Scope, books: Record<string, Scope>, old: Values}} Stored `old`: what this browser kept before the server did; it
 *   holds for all books until the server has said whether it knows better
 * @typedef {Pick<Storage, "getItem" | "setItem">} Store
 */

/** @returns {Scope} */
const empty = () => ({ known: {}, waiting: {} });

/** @param {unknown} value @returns {value is Values} */
const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** The present names of settings that had another one when a browser kept them. */
const RENAMED = new Map([["backgroundVeil", "backgroundScrim"]]);

/** @param {unknown} value what a browser kept @returns {Values} */
function valuesOf(value) {
  if (!isObject(value)) return {};
  return Object.fromEntries(Object.entries(value).map(([name, kept]) => [RENAMED.get(name) ?? name, kept]));
}

/** @param {unknown} value @returns {Scope} */
function scopeOf(value) {
  if (!isObject(value)) return empty();
  return { known: valuesOf(value.known), waiting: valuesOf(value.waiting) };
}

/** @param {unknown} a @param {unknown} b */
export function isSame(a, b) {
  return JSON.stringify(a) === JSON.stringify(b);
}

/**
 * What holds: what the server has, with what it is still to be told on top.
 * @param {Scope} scope
 * @returns {Values}
 */
export function merged({ known, waiting }) {
  const values = { ...known };
  for (const [name, value] of Object.entries(waiting)) {
    if (value === null) delete values[name];
    else values[name] = value;
  }
  return values;
}

/**
 * The names whose values differ.
 * @param {Values} before
 * @param {Values} after
 */
export function changedNames(before, after) {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

export class SettingsCopy {
  #store;
  /** @type {Stored} */
  #stored = { all: empty(), books: {}, old: {} };

  /** @param {Store | null} store `null` where the browser keeps nothing: then it holds until the page is closed */
  constructor(store) {
    this.#store = store;
    this.read();
  }

  /** Takes what another page of this browser has written. */
  read() {
    try {
      const value = JSON.parse(this.#store?.getItem(KEY) ?? "null");
      if (!isObject(value)) return;
      const books = isObject(value.books) ? Object.entries(value.books) : [];
      this.#stored = {
        all: scopeOf(value.all),
        books: Object.fromEntries(books.map(([id, scope]) => [id, scopeOf(scope)])),
        old: valuesOf(value.old),
      };
    } catch {
      /* What can't be read is asked for again. */
    }
  }

  /** @param {number | null} book @returns {Scope} */
  scope(book) {
    return book === null ? this.#stored.all : (this.#stored.books[book] ?? empty());
  }

  /** @param {number | null} book `null` for all books */
  values(book) {
    return book === null ? { ...this.#stored.old, ...merged(this.scope(null)) } : merged(this.scope(book));
  }

  /**
   * Takes what this browser kept by itself: it holds where the server has nothing, and the server is told of it then.
   * @param {Values} values
   */
  takeOver(values) {
    this.read();
    this.#stored.old = { ...this.#stored.old, ...values };
    this.#write();
  }

  /**
   * Notes what the server is to be told.
   * @param {number | null} book
   * @param {Values} values `null` takes a setting back
   */
  change(book, values) {
    this.#edit(book, (scope) => ({ ...scope, waiting: { ...scope.waiting, ...values } }));
  }

  /**
   * Takes what the server says that it has.
   * @param {number | null} book
   * @param {Values} known
   * @param {Values} [told] what it was told just now; what was changed again meanwhile waits on
   */
  heard(book, known, told = {}) {
    this.#edit(book, ({ waiting }) => {
      const left = Object.entries(waiting).filter(([name, value]) => !(name in told) || !isSame(value, told[name]));
      return { known, waiting: { ...(book === null ? this.#missing(known, told) : {}), ...Object.fromEntries(left) } };
    });
  }

  /**
   * What was taken over and the server lacks. It is asked for once.
   * @param {Values} known
   * @param {Values} told
   */
  #missing(known, told) {
    const { old } = this.#stored;
    this.#stored.old = {};
    return Object.fromEntries(Object.entries(old).filter(([name]) => !(name in known) && !(name in told)));
  }

  /** The books of which something waits, `null` for all books. @returns {(number | null)[]} */
  get waiting() {
    this.read();
    const books = Object.keys(this.#stored.books).map(Number);
    return [null, ...books].filter((book) => Object.keys(this.scope(book).waiting).length > 0);
  }

  /** @param {number | null} book @param {(scope: Scope) => Scope} change */
  #edit(book, change) {
    this.read();
    const scope = change(this.scope(book));
    if (book === null) this.#stored.all = scope;
    else {
      this.#stored.books = { ...this.#stored.books, [book]: scope };
      this.#forget(book);
    }
    this.#write();
  }

  #write() {
    // Storage may be full or forbidden; then the server alone remembers.
    try {
      this.#store?.setItem(KEY, JSON.stringify(this.#stored));
    } catch {}
  }

  /** @param {number} current */
  #forget(current) {
    const books = Object.keys(this.#stored.books);
    const idle = books.filter(
      (id) => Number(id) !== current && Object.keys(this.#stored.books[id].waiting).length === 0,
    );
    // Books get ascending numbers, so the lowest is the oldest.
    for (const id of idle.slice(0, Math.max(0, books.length - BOOKS_KEPT))) delete this.#stored.books[id];
  }
}
