// @ts-check
// `collectionList`: the collections as this page knows them, kept up to date by events.

import * as api from "../api/collections.js";
import { live } from "../api/live.js";
import { changeFeed } from "./change-feed.js";

/** @typedef {import("../model/types.js").Collection} Collection */

/** Dispatches `change` when the collections have come or changed. */
class CollectionList extends EventTarget {
  /** @type {Collection[]} by name */
  #all = [];
  #isLoaded = false;

  get all() {
    return this.#all;
  }

  /** @param {number} id */
  find(id) {
    return this.#all.find((collection) => collection.id === id);
  }

  /** @param {number} id @returns {boolean} whether a person has put it in order, which a smart shelf is not */
  isByHand(id) {
    const collection = this.find(id);
    return collection !== undefined && !collection.rule;
  }

  /** Those that the person puts together by hand. */
  get ownByHand() {
    return this.#all.filter(({ own, rule }) => own && !rule);
  }

  /** @param {AbortSignal} signal */
  follow(signal) {
    changeFeed.addEventListener("changes", (event) => this.#learn(/** @type {CustomEvent} */ (event).detail), {
      signal,
    });
    changeFeed.addEventListener("again", () => this.refresh(), { signal });
    live.on("open", () => !this.#isLoaded && this.refresh(), signal);
    if (!this.#isLoaded) this.refresh();
  }

  /** @param {readonly import("../model/types.js").Change[]} changes */
  #learn(changes) {
    const own = changes.filter(({ kind }) => kind === "collection");
    if (own.length === 0) return;
    const ids = new Set(own.map(({ id }) => Number(id)));
    const changed = own.flatMap(({ collection, gone }) => (collection && !gone ? [collection] : []));
    const all = [...this.#all.filter(({ id }) => !ids.has(id)), ...changed];
    this.take(all.sort((one, other) => one.name.localeCompare(other.name)));
  }

  async refresh() {
    try {
      this.take(await api.collections());
      this.#isLoaded = true;
    } catch {
      // The list of books, which is asked for at the same time, says why; what is there stays.
    }
  }

  /** @param {Collection[]} all */
  take(all) {
    this.#all = all;
    this.dispatchEvent(new Event("change"));
  }
}

export const collectionList = new CollectionList();
