// @ts-check
// Pure: which marks a list shows, and in which order.

/**
 * @typedef {import("../model/mark.js").Mark} Mark
 * @typedef {import("../model/mark.js").Color} Color
 * @typedef {"place" | "date" | "color"} Order
 * @typedef {{search: string, kind: "" | "highlight" | "bookmark", colors: readonly Color[], hasNote: boolean}} Filter
 */

import { COLORS } from "../model/mark.js";
import { byPlace } from "./index.js";

/** @type {readonly Order[]} */
export const ORDERS = ["place", "date", "color"];

/** @type {Readonly<Filter>} */
export const NO_FILTER = { search: "", kind: "", colors: [], hasNote: false };

/** @param {Filter} filter whether it leaves anything out */
export function isFiltering({ search, kind, colors, hasNote }) {
  return search.trim() !== "" || kind !== "" || colors.length > 0 || hasNote;
}

/**
 * @param {readonly Mark[]} marks
 * @param {Order} order
 * @returns {Mark[]} a new list
 */
export function sorted(marks, order) {
  const list = [...marks].sort(byPlace);
  // Sorting keeps the order of what is equal.
  if (order === "date") list.sort((a, b) => (a.created < b.created ? 1 : a.created > b.created ? -1 : 0));
  if (order === "color") list.sort((a, b) => rank(a) - rank(b));
  return list;
}

/**
 * Bookmarks have no colour to see.
 * @param {Mark} mark
 */
function rank({ kind, color }) {
  return kind === "bookmark" ? COLORS.length : COLORS.indexOf(color);
}

/**
 * @param {readonly Mark[]} marks
 * @param {Filter} filter
 * @returns {Mark[]}
 */
export function matching(marks, { search, kind, colors, hasNote }) {
  const words = folded(search)
    .split(/\s+/)
    .filter((word) => word !== "");
  return marks.filter((mark) => {
    if (kind !== "" && mark.kind !== kind) return false;
    if (colors.length > 0 && (mark.kind === "bookmark" || !colors.includes(mark.color))) return false;
    if (hasNote && mark.note.trim() === "") return false;
    if (words.length === 0) return true;
    const text = folded(`${mark.quote.exact}\n${mark.note}\n${mark.chapter ?? ""}`);
    return words.every((word) => text.includes(word));
  });
}

/**
 * Without case, accents and width, as one types.
 * @param {string} text
 */
export function folded(text) {
  return text
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLocaleLowerCase();
}

/**
 * Lists of equal keys that follow each other.
 * @template T
 * @param {readonly T[]} items
 * @param {(item: T) => unknown} key
 * @returns {T[][]}
 */
export function grouped(items, key) {
  /** @type {Map<unknown, T[]>} */
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return [...groups.values()];
}
