// @ts-check
// Pure: the slider of the listening view and the menu of its chapters.

/** @typedef {{start: number, length: number}} Stretch a chapter's place in the book */

/** Steps of the slider. */
export const STEPS = 500;
/** A menu of more is no choice; the contents beside the text have all. */
const LISTED = 300;

/** The place that a step of the slider stands for, inside the chapter also at its end.
 * @param {Stretch} chapter @param {number} step @returns {number} a book offset */
export function offsetOfStep({ start, length }, step) {
  return start + Math.min(Math.max(0, length - 1), Math.round((step / STEPS) * length));
}

/**
 * @template {{offset: number, depth: number}} E
 * @param {E[]} entries
 * @param {number} offset
 * @returns {E[]} all, or the outermost, or those around a place
 */
export function listed(entries, offset) {
  const outer = entries.length <= LISTED ? entries : entries.filter(({ depth }) => depth === 0);
  if (outer.length <= LISTED) return outer;
  const present = outer.filter((entry) => entry.offset <= offset).length - 1;
  const first = Math.max(0, Math.min(present - LISTED / 2, outer.length - LISTED));
  return outer.slice(first, first + LISTED);
}
