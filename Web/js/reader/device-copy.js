// @ts-check
// The copy that this device keeps of a place until the server has it, with the words by which the place is found in another edition.

import { keepPlace } from "./kept-place.js";

/**
 * @typedef {import("../model/types.js").Seen} Seen
 * @typedef {import("./unstored-place.js").UnstoredPlace} UnstoredPlace
 */

export class DeviceCopy {
  #id;
  #edition;
  #quoteAt;

  /**
   * @param {{id: number, edition: string}} book
   * @param {(offset: number) => Seen["quote"]} quoteAt what stands around a place, if it is at hand
   */
  constructor({ id, edition }, quoteAt) {
    this.#id = id;
    this.#edition = edition;
    this.#quoteAt = quoteAt;
  }

  /**
   * Keeps a place.
   * @param {UnstoredPlace} unstored
   * @param {number} version that it goes on from
   */
  keep({ offset, sent, state }, version) {
    const seen = offset === null ? undefined : (this.seen(offset) ?? undefined);
    keepPlace(this.#id, { offset, version, sent, seen, state });
  }

  /** Keeps nothing any more. */
  drop() {
    keepPlace(this.#id, null);
  }

  /** @param {number} offset @returns {Seen | null} the text that a place is of */
  seen(offset) {
    // What was kept in the browser by an older version does not say it.
    if (!this.#edition) return null;
    const quote = this.#quoteAt(offset);
    return { edition: this.#edition, ...(quote ? { quote } : {}) };
  }
}
