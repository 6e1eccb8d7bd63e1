// @ts-check
// Goes to another view from script. main.js follows links by itself.

import { addressOf } from "../basics/address.js";

/** @param {number} id @returns {string} its address on this host */
export function bookPath(id) {
  return addressOf(`/read/${id}`);
}

/**
 * @param {string} address such as `addressOf("/")` or `bookPath(3)`
 * @param {{replace?: boolean, isAnew?: boolean}} [options] `replace`: without an entry in the history; `isAnew`: the view is put together
 *   again also where it is the one that is shown
 */
export function navigate(address, options = {}) {
  if (options.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  dispatchEvent(new CustomEvent("navigate", { detail: { isAnew: options.isAnew === true } }));
}

/**
 * Names the view in the window's title.
 * @param {string | null} name `null` for the program's own name
 */
export function setTitle(name) {
  document.title = name ? `${name} – Vorleser` : "Vorleser";
}
