// @ts-check
// Pure: a list without the books that are being removed.

/**
 * @typedef {import("../model/types.js").BookGroup} BookGroup
 * @typedef {{numbers: readonly number[], groups: readonly BookGroup[] | null}} Listed
 */

/**
 * The books that stay, and their groups; groups without a book go.
 * @param {Listed} listed
 * @param {ReadonlySet<number>} leaving
 * @returns {Listed} the same numbers where none leaves
 */
export function withoutLeaving({ numbers, groups }, leaving) {
  const stays = (/** @type {number} */ id) => !leaving.has(id);
  let from = 0;
  const left = groups?.map((group) => {
    from += group.count;
    return { ...group, count: numbers.slice(from - group.count, from).filter(stays).length };
  });
  return {
    numbers: leaving.size === 0 ? numbers : numbers.filter(stays),
    groups: left?.filter(({ count }) => count > 0) ?? null,
  };
}
