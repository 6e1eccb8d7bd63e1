// @ts-check
// The order that was chosen, remembered in this browser.

import { orders } from "./order.js";

/** @typedef {import("./order.js").Order} Order */

const KEY = "vorleser.library.order";

/** @returns {Order} */
export function storedOrder() {
  try {
    const stored = localStorage.getItem(KEY);
    return orders.find((order) => order === stored) ?? "read";
  } catch {
    return "read";
  }
}

/** @param {Order} order */
export function storeOrder(order) {
  try {
    localStorage.setItem(KEY, order);
  } catch {
    // A browser that stores nothing: it holds until the page is closed.
  }
}
