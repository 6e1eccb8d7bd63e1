// @ts-check
// Pure: collections in the order in which a list shows them.

/** @typedef {import("../model/types.js").Collection} Collection */

/**
 * The collections with those that stand in another right behind it.
 * @param {readonly Collection[]} all
 * @returns {{collection: Collection, isInner: boolean}[]}
 */
export function nested(all) {
  const ids = new Set(all.map(({ id }) => id));
  const isInner = (/** @type {Collection} */ { parent }) => parent !== null && ids.has(parent);
  return all
    .filter((collection) => !isInner(collection))
    .flatMap((collection) => [
      { collection, isInner: false },
      ...all.filter(({ parent }) => parent === collection.id).map((inner) => ({ collection: inner, isInner: true })),
    ]);
}
