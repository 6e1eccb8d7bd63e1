// @ts-check
// Pure: `KeptEntries` keeps the changes of marks that the server does not have yet in this browser.

/**
 * @typedef {import("./queue.js").Entry} Entry
 * @typedef {Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">} Store
 */

/** Each mark has a key of its own, so that two pages never write over each other's. */
const PREFIX = "vorleser.mark.";

export class KeptEntries {
  #store;
  /** @type {Map<string, Entry>} by key, the oldest first */
  #entries = new Map();

  /** @param {Store | null} store `null` where the browser keeps nothing */
  constructor(store) {
    this.#store = store;
    for (const key of keysIn(store)) {
      const entry = parsed(store?.getItem(key) ?? null);
      if (entry) this.#entries.set(key, entry);
    }
  }

  get size() {
    return this.#entries.size;
  }

  get all() {
    return [...this.#entries];
  }

  /** @param {string} key */
  get(key) {
    return this.#entries.get(key);
  }

  /** @param {string} key @param {Entry} entry @returns {boolean} false when only this page has it, as long as it is open */
  keep(key, entry) {
    this.#entries.set(key, entry);
    try {
      const text = JSON.stringify(entry);
      this.#store?.setItem(key, text);
      // Some stores say nothing when they are full.
      return this.#store?.getItem(key) === text;
    } catch {
      return false;
    }
  }

  /** @param {string} key */
  drop(key) {
    this.#entries.delete(key);
    try {
      this.#store?.removeItem(key);
    } catch {
      /* Then it was not kept either. */
    }
  }

  /**
   * Another page of this browser has kept or dropped something.
   * @param {string | null} key @param {string | null} value
   * @returns {number | undefined} the book of the mark; `undefined` where it is no mark's
   */
  heard(key, value) {
    if (!key?.startsWith(PREFIX)) return undefined;
    const entry = parsed(value);
    const book = (entry ?? this.#entries.get(key))?.book;
    if (entry) this.#entries.set(key, entry);
    else this.#entries.delete(key);
    return book;
  }
}

/** @param {number} book @param {string} id of the mark */
export function keyOf(book, id) {
  return `${PREFIX}${book}.${id}`;
}

/** @param {Store | null} store */
function keysIn(store) {
  try {
    return Array.from({ length: store?.length ?? 0 }, (_, index) => store?.key(index) ?? "").filter((key) =>
      key.startsWith(PREFIX),
    );
  } catch {
    return [];
  }
}

/** @param {string | null} text @returns {Entry | null} */
function parsed(text) {
  try {
    const entry = JSON.parse(text ?? "null");
    return entry && typeof entry.id === "string" && typeof entry.book === "number" ? entry : null;
  } catch {
    return null;
  }
}
