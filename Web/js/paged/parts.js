// @ts-check
// Divides a chapter into parts that are set in columns one at a time: an ordinary chapter is one, a chapter of three
// megabytes is some forty. Arithmetic only.

/** UTF-16 units of markup in a part: some eighty pages, laid out in about fifteen milliseconds. */
const LONGEST_PART = 100_000;

/** @typedef {{from: number, to: number}} PartRange slices, `to` exclusive */

/**
 * Every part but the last ends where its page ends early, so there are as few as can be, of about the same size.
 * @param {{html: string}[]} slices of a chapter
 * @returns {PartRange[]} one at least
 */
export function partsOf(slices) {
  const total = slices.reduce((sum, { html }) => sum + html.length, 0);
  const usual = total / Math.max(1, Math.ceil(total / LONGEST_PART));
  /** @type {PartRange[]} */
  const parts = [];
  let from = 0;
  let passed = 0;
  slices.forEach(({ html }, index) => {
    passed += html.length;
    const isFull = passed >= usual * (parts.length + 1) - html.length / 2;
    if (isFull && index < slices.length - 1) {
      parts.push({ from, to: index + 1 });
      from = index + 1;
    }
  });
  parts.push({ from, to: slices.length });
  return parts;
}
