// @ts-check
// The keys of the search in the book.

import { addShortcut } from "../shortcuts/shortcuts.js";
import { texts } from "../texts.js";
import { wordsOf } from "./wanted.js";

/**
 * @typedef {object} Searching
 * @property {(text: string | undefined) => void} open
 * @property {(way: 1 | -1) => void} step
 * @property {() => void} end
 * @property {() => boolean} isActive whether something is searched for
 */

/** @param {Searching} searching @param {AbortSignal} signal */
export function addSearchKeys({ open, step, end, isActive }, signal) {
  const add = (/** @type {Omit<import("../shortcuts/shortcuts.js").Shortcut, "group">} */ shortcut) =>
    addShortcut({ ...shortcut, group: "places" }, signal);
  add({
    name: "search",
    keys: ["Ctrl+F", "/"],
    label: texts.search.open,
    run: () => open(wordsOf(getSelection()?.toString() ?? "")),
  });
  add({
    name: "search.next",
    keys: ["F3"],
    label: texts.search.next,
    isRepeated: true,
    run: () => (isActive() ? void step(1) : false),
  });
  add({
    name: "search.previous",
    keys: ["Shift+F3"],
    label: texts.search.previous,
    isRepeated: true,
    run: () => (isActive() ? void step(-1) : false),
  });
  add({ name: "search.end", keys: ["Escape"], label: texts.search.end, run: () => (isActive() ? end() : false) });
}
