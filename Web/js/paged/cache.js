// @ts-check
// `LayoutCache` keeps in this browser where a book's pages begin, for each layout.

import { ownName } from "../basics/address.js";

/** @typedef {[number, (number[] | null)[]][]} Known parts of chapters, see `PageTable.known` */
/** @typedef {{key: string, book: number, edition: string, used: number, known: Known}} Kept */

const DATABASE = "vorleser.layouts";
const STORE = "layouts";
/** Some books in the layouts of some windows; a novel takes a few kilobytes. */
const MOST_LAYOUTS = 60;

export class LayoutCache {
  #book;
  #edition;
  /** @type {Promise<IDBDatabase | null>} */
  #database;

  /** @param {number} book @param {string} edition another one whenever the book's text may be another */
  constructor(book, edition) {
    this.#book = book;
    this.#edition = edition;
    // Storage can be switched off; then nothing is kept.
    this.#database = open().catch(() => null);
  }

  /** @param {string} layout @returns {Promise<Known | null>} */
  async get(layout) {
    try {
      const store = await this.#store("readwrite");
      if (!store) return null;
      /** @type {Kept | undefined} */
      const kept = await answer(store.get(this.#key(layout)));
      if (!kept || kept.edition !== this.#edition) return null;
      store.put({ ...kept, used: Date.now() });
      return kept.known;
    } catch {
      return null;
    }
  }

  /** @param {string} layout @param {Known} known */
  async put(layout, known) {
    try {
      const store = await this.#store("readwrite");
      if (!store) return;
      store.put({ key: this.#key(layout), book: this.#book, edition: this.#edition, used: Date.now(), known });
      await this.#trim(store);
    } catch {
      /* Full: it is computed again. */
    }
  }

  /** @param {string} layout */
  async remove(layout) {
    try {
      const store = await this.#store("readwrite");
      store?.delete(this.#key(layout));
    } catch {
      /* Then it is not there. */
    }
  }

  async close() {
    (await this.#database)?.close();
  }

  /**
   * Drops those of another edition of the book, and the least recently used.
   * @param {IDBObjectStore} store
   */
  async #trim(store) {
    /** @type {Kept[]} */
    const all = await answer(store.getAll());
    const stale = all.filter(({ book, edition }) => book === this.#book && edition !== this.#edition);
    const rest = all.filter((kept) => !stale.includes(kept)).sort((a, b) => b.used - a.used);
    for (const { key } of [...stale, ...rest.slice(MOST_LAYOUTS)]) store.delete(key);
  }

  /** @param {string} layout */
  #key(layout) {
    return `${this.#book}\n${layout}`;
  }

  /** @param {IDBTransactionMode} mode */
  async #store(mode) {
    return (await this.#database)?.transaction(STORE, mode).objectStore(STORE) ?? null;
  }
}

/** @returns {Promise<IDBDatabase>} */
function open() {
  const request = indexedDB.open(ownName(DATABASE), 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE, { keyPath: "key" });
  return answer(request);
}

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
function answer(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
