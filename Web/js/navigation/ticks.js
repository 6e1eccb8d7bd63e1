// @ts-check
// Pure: where the scrubber's ticks are, and the text of a percentage.

/** Closer together than this, in parts of the bar, ticks are only noise. */
const CLOSEST = 1 / 160;

/**
 * The fractions at which a chapter begins: outermost contents entries, thinned out until they can be told apart.
 * @param {readonly {offset: number | null}[]} entries
 * @param {number} length of the book
 * @returns {number[]} ascending, within 0…1, neither end among them
 */
export function ticksOf(entries, length) {
  const fractions = entries
    .map(({ offset }) => (offset ?? 0) / Math.max(1, length))
    .filter((fraction) => fraction > 0 && fraction < 1)
    .sort((one, other) => one - other);
  /** @type {number[]} */
  const kept = [];
  for (const fraction of fractions) {
    if (fraction - (kept.at(-1) ?? 0) >= CLOSEST && 1 - fraction >= CLOSEST) kept.push(fraction);
  }
  return kept;
}

/**
 * What is meant by "42", "42 %", "42,5" as a share of the book.
 * @param {string} text
 * @returns {number | null} 0…1, `null` for what is no such number
 */
export function fractionIn(text) {
  const match = text.trim().match(/^(\d{1,3}(?:[.,]\d+)?)\s*%?$/u);
  if (!match) return null;
  const percent = Number(match[1].replace(",", "."));
  return percent <= 100 ? percent / 100 : null;
}
