// @ts-check
// `collectionList`: the collections as this page knows them, kept up to date by events.

import * as api from "../api/collections.js";
import { live } from "../api/live.js";

/** @typedef {import("../model/types.js").Collection} Collection */

/** Dispatches `change` when the collections have come or changed. */
class CollectionList extends EventTarget {
  /** @type {Collection[]} by name */
  #all = [];

  get all() {
    return this.#all;
  }

  /** @param {number} id */
  find(id) {
    return this.#all.find((collection) => collection.id === id);
  }

  /** Those that the person puts together by hand. */
  get ownByHand() {
    return this.#all.filter(({ own, rule }) => own && !rule);
  }

  /** @param {AbortSignal} signal */
  follow(signal) {
    live.on("list", ({ list }) => list === "collections" && this.refresh(), signal);
    live.on("open", () => this.refresh(), signal);
    this.refresh();
  }

  async refresh() {
    try {
      this.take(await api.collections());
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
