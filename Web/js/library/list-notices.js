// @ts-check
// What stands in place of the books while there are none to be seen, and why.

import { texts } from "../texts.js";
import { button } from "../ui/button.js";
import { h } from "../ui/element.js";
import { sentenceOf } from "../ui/problem.js";
import { listing } from "./listing.js";
import { addButton } from "./header.js";
import { formatNames } from "./incoming.js";

export function loading() {
  return h(
    "div",
    { class: "grid grid-loading", "aria-label": texts.library.loading, role: "img" },
    ...Array.from({ length: 12 }, () => h("div", { class: "book" }, h("div", { class: "cover" }))),
  );
}

/** @param {(filters: import("./filters.js").Filters) => void} go shows other books */
export function empty(go) {
  return h(
    "div",
    { class: "notice empty" },
    h("div", { class: "empty-books", "aria-hidden": true }, h("i"), h("i"), h("i"), h("i")),
    h("h2", {}, texts.library.emptyTitle),
    h("p", {}, texts.library.emptyDetail),
    h("div", { class: "row" }, addButton(go)),
    h("p", { class: "hint" }, texts.library.emptyHint(formatNames())),
  );
}

/** @param {string} search @param {() => void} clear */
export function nothingFound(search, clear) {
  return h(
    "div",
    { class: "notice" },
    h("h2", {}, texts.library.nothingFound(search)),
    h("p", {}, texts.library.nothingFoundDetail),
    h("div", { class: "row" }, button(texts.library.clearSearch, { onclick: clear })),
  );
}

/** @param {() => void} clear */
export function nothingFits(clear) {
  return h(
    "div",
    { class: "notice" },
    h("h2", {}, texts.order.nothingFits),
    h("div", { class: "row" }, button(texts.order.clearFilters, { onclick: clear })),
  );
}

/** @param {() => void} show */
export function allArchived(show) {
  return h(
    "div",
    { class: "notice" },
    h("h2", {}, texts.order.allArchived),
    h("div", { class: "row" }, button(texts.order.showArchive, { icon: "archive", onclick: show })),
  );
}

/** @param {unknown} error why the list could not be had */
export function failed(error) {
  return h(
    "div",
    { class: "notice" },
    h("h2", {}, texts.library.failedTitle),
    h("p", {}, sentenceOf(error)),
    h("div", { class: "row" }, button(texts.common.tryAgain, { icon: "refresh", onclick: () => listing.refresh() })),
  );
}
