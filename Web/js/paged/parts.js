// @ts-check
// Pure: divides a chapter into parts that are set in columns one at a time. An ordinary chapter is one part, a chapter
// of three megabytes is some forty.

import { beginsWithHeading } from "../text/slices.js";

/** UTF-16 units of markup in a part: some eighty pages, laid out in about fifteen milliseconds; one slice more at most. */
const LONGEST_PART = 100_000;
/** How much longer or shorter than usual a part is so that the next one begins with a heading. */
const LEEWAY = 0.3;

/** @typedef {{from: number, to: number}} PartRange slices, `to` exclusive */

/**
 * Every part but the last ends where its page ends early, so there are as few as can be, of about the same size, and they end before
 * headings where those are near.
 * @param {{html: string}[]} slices of a chapter
 * @returns {PartRange[]} one at least
 */
export function partsOf(slices) {
  let rest = slices.reduce((sum, { html }) => sum + html.length, 0);
  /** @type {PartRange[]} */
  const parts = [];
  let from = 0;
  for (let count = Math.ceil(rest / LONGEST_PART); count > 1 && from < slices.length - 1; count -= 1) {
    const { to, size } = bestEnd(slices, from, rest / count, rest - (count - 1) * LONGEST_PART);
    parts.push({ from, to });
    rest -= size;
    from = to;
  }
  parts.push({ from, to: slices.length });
  return parts;
}

/**
 * @param {{html: string}[]} slices
 * @param {number} from where the part begins
 * @param {number} usual its size if all are the same
 * @param {number} least so that the others are not too long
 */
function bestEnd(slices, from, usual, least) {
  const low = Math.max(least, usual * (1 - LEEWAY));
  const high = Math.min(LONGEST_PART, usual * (1 + LEEWAY));
  let best = { to: from + 1, size: slices[from].html.length };
  let isBestAtHeading = false;
  let size = 0;
  for (let to = from + 1; to < slices.length; to += 1) {
    size += slices[to - 1].html.length;
    if (size > high && to > from + 1 && size - usual > Math.abs(best.size - usual)) break;
    const isAtHeading = size >= low && size <= high && beginsWithHeading(slices[to].html);
    if (isBestAtHeading && !isAtHeading) continue;
    const isNearer = Math.abs(size - usual) <= Math.abs(best.size - usual);
    if (!isNearer && isAtHeading === isBestAtHeading) continue;
    best = { to, size };
    isBestAtHeading = isAtHeading;
  }
  return best;
}
