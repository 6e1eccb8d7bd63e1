// @ts-check
// `ListMessage` stands in place of the books while there are none to be seen, and says why.

import { replace } from "../ui/element.js";
import { allArchived, empty, failed, loading, nothingFits, nothingFound } from "./list-notices.js";
import { noticeOf } from "./notice.js";

/**
 * @typedef {object} Ways out of a list without books
 * @property {(filters: import("./filters.js").Filters) => void} go shows other books
 * @property {() => void} clearSearch also clears the filters
 */

export class ListMessage {
  #element;
  #ways;

  /** @param {HTMLElement} element @param {Ways} ways */
  constructor(element, ways) {
    this.#element = element;
    this.#ways = ways;
  }

  /** @param {import("./notice.js").ListState} state */
  show(state) {
    const kind = noticeOf(state);
    const search = state.search.trim();
    // What is there stays, with its focus, until something else is to be said.
    const shownAs = kind === null ? "" : `${kind} ${kind === "nothingFound" ? search : ""}`.trim();
    if (this.#element.dataset.state === shownAs) return;
    this.#element.dataset.state = shownAs;
    replace(this.#element, kind && this.#notice(kind, search));
  }

  /** @param {unknown} error why the list could not be had */
  fail(error) {
    this.#element.dataset.state = "failed";
    replace(this.#element, failed(error));
  }

  /** @param {import("./notice.js").Notice} kind @param {string} search */
  #notice(kind, search) {
    switch (kind) {
      case "loading":
        return loading();
      case "empty":
        return empty(this.#ways.go);
      case "nothingFits":
        return nothingFits(() => this.#ways.go({}));
      case "allArchived":
        return allArchived(() => this.#ways.go({ archived: "true" }));
      default:
        return nothingFound(search, this.#ways.clearSearch);
    }
  }
}
