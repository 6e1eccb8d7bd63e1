// @ts-check
// Remembers the chosen order in this browser.

import { personal } from "../basics/storage.js";
import { orders } from "./order.js";

/** @typedef {import("./order.js").Order} Order */

const KEY = "vorleser.library.order";

/** @returns {Order} */
export function storedOrder() {
  const stored = personal.getItem(KEY);
  return orders.find((order) => order === stored) ?? "read";
}

/** @param {Order} order */
export function storeOrder(order) {
  personal.setItem(KEY, order);
}
