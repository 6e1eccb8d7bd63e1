// @ts-check
// The addresses that this person has given and that are not in the library yet; they outlive the page.

import { personal } from "../basics/storage.js";

const KEY = "vorleser.waiting-pages";
/** More would be a list of bookmarks, which nobody gives by hand. */
const LIMIT = 200;

/** @returns {string[]} the addresses, the first given first */
export function waitingPages() {
  try {
    const list = JSON.parse(personal.getItem(KEY) ?? "[]");
    return Array.isArray(list) ? list.filter((address) => typeof address === "string").slice(0, LIMIT) : [];
  } catch {
    return [];
  }
}

/** @param {string} address */
export function keepWaiting(address) {
  store([...waitingPages().filter((other) => other !== address), address].slice(-LIMIT));
}

/** @param {string} address */
export function forgetWaiting(address) {
  store(waitingPages().filter((other) => other !== address));
}

/** @param {string[]} list */
function store(list) {
  if (list.length === 0) personal.removeItem(KEY);
  else personal.setItem(KEY, JSON.stringify(list));
}
