// @ts-check
// The order and the filters that the person has chosen, as settings.

import { settings } from "../settings/settings.js";
import { texts } from "../texts.js";
import { openMenu } from "../ui/menu.js";
import { orders } from "./order.js";

/** @typedef {import("./order.js").Order} Order */
/** @typedef {import("../model/book-filters.js").Filters} Filters */

/** @returns {Order} */
export function storedOrder() {
  const stored = settings.value("libraryOrder");
  return orders.find((order) => order === stored) ?? "read";
}

/**
 * Lets the person choose the order.
 * @param {HTMLElement} anchor
 * @param {Order} present
 * @param {(order: Order) => void} chosen
 */
export function openOrders(anchor, present, chosen) {
  openMenu(
    anchor,
    orders.map((order) => ({
      label: texts.library.orders[order],
      checked: order === present,
      run: () => {
        settings.set("libraryOrder", order);
        chosen(order);
      },
    })),
    { label: texts.library.sortBy },
  );
}

/** @returns {Filters} */
export function storedFilters() {
  return Object.fromEntries(settings.value("libraryFilters"));
}

/** @param {Filters} filters */
export function storeFilters(filters) {
  const pairs = Object.entries(filters);
  settings.set("libraryFilters", /** @type {import("../model/book-filters.js").StoredFilters} */ (pairs));
}
