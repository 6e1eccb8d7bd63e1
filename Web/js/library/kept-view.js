// @ts-check
// Remembers in the tab what the library showed, for coming back from a book or reloading.

import { ofTab } from "../basics/storage.js";

const KEY = "vorleser.library";

/**
 * Covers before the first one in view, and where in the window that is. Not pixels of the whole page: rows that were never in view
 * are of an estimated height.
 * @typedef {{index: number, top: number}} Anchor
 * @typedef {{search: string, scroll: number, anchor: Anchor | null}} KeptView `anchor`: `null` above the grid, where `scroll` says it all
 */

/** @returns {KeptView} */
export function keptView() {
  return parsed(ofTab.getItem(KEY));
}

/** @param {KeptView} view */
export function keepView(view) {
  ofTab.setItem(KEY, JSON.stringify(view));
}

/** @param {string | null} text @returns {KeptView} */
export function parsed(text) {
  /** @type {any} */
  let value = null;
  try {
    value = JSON.parse(text ?? "null");
  } catch {
    /* As if there were none. */
  }
  const { search, scroll, anchor } = value ?? {};
  const isAnchor = Number.isInteger(anchor?.index) && anchor.index >= 0 && Number.isFinite(anchor.top);
  return {
    search: typeof search === "string" ? search : "",
    scroll: Number.isFinite(scroll) ? Math.max(0, scroll) : 0,
    anchor: isAnchor ? { index: anchor.index, top: anchor.top } : null,
  };
}
