// @ts-check
// Pure: what a list of marks holds, line by line: marks, and headings above those that belong together.

import { texts } from "../texts.js";
import { grouped, matching, sorted } from "./order.js";

/**
 * @typedef {import("./order.js").Mark} Mark
 * @typedef {{heading: string, href?: string, detail?: string}} Heading
 * @typedef {Mark | Heading} Entry
 * @typedef {object} Listing
 * @property {import("./order.js").Filter} filter
 * @property {import("./order.js").Order} order
 * @property {boolean} isGrouped by book before all else
 * @property {(mark: Mark) => Heading | null} headingOf
 */

/**
 * Headings stand in the order of the book only. Marks whose place was not found come last, with the reason.
 * @param {readonly Mark[]} marks
 * @param {Listing} listing
 * @returns {Entry[]}
 */
export function entriesOf(marks, { filter, order, isGrouped, headingOf }) {
  const list = sorted(matching(marks, filter), order);
  const placed = list.filter(({ isPlaced }) => isPlaced);
  const unplaced = list.filter(({ isPlaced }) => !isPlaced);
  const ordered = isGrouped && order === "place" ? grouped(placed, ({ book }) => book).flat() : placed;
  /** @type {Entry[]} */
  const entries = [];
  let last = "";
  for (const mark of ordered) {
    const heading = order === "place" ? headingOf(mark) : null;
    if (heading && heading.heading + mark.book !== last) entries.push(heading);
    if (heading) last = heading.heading + mark.book;
    entries.push(mark);
  }
  const { unplaced: heading, unplacedWhy: detail } = texts.marks;
  if (unplaced.length > 0) entries.push({ heading, detail }, ...unplaced);
  return entries;
}
