// @ts-check
// The settings of the mode: what was chosen for a book, else for all books.

import { concerns, settings } from "../settings/settings.js";

/** @typedef {{mode: "scroll" | "paged", columns: "auto" | 1 | 2, animation: boolean}} Choice */

/** @type {import("../settings/names.js").SettingName[]} */
const NAMES = ["mode", "columns", "animation"];

/**
 * @param {number} book
 * @returns {Choice}
 */
export function chosen(book) {
  return {
    mode: settings.value("mode", book),
    columns: settings.value("columns", book),
    animation: settings.value("animation", book),
  };
}

/**
 * @param {number} book
 * @param {"scroll" | "paged"} mode
 */
export function rememberMode(book, mode) {
  settings.set("mode", mode, book);
}

/**
 * @param {number} book
 * @param {() => void} run
 * @param {AbortSignal} signal
 */
export function onChange(book, run, signal) {
  settings.addEventListener(
    "change",
    (event) => {
      if (concerns(event, NAMES, book)) run();
    },
    { signal },
  );
}
