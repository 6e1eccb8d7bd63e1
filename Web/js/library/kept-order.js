// @ts-check
// Pure: a list of books while somebody is about to press one.

/**
 * The books in the order in which they stand, new ones where they belong.
 * @param {readonly number[]} order as they stand
 * @param {readonly number[]} wanted as they would stand otherwise
 * @returns {readonly number[]}
 */
export function keepOrder(order, wanted) {
  const all = new Set(wanted);
  const known = new Set(order);
  const kept = order.filter((id) => all.has(id));
  if (kept.length === wanted.length) return kept;
  wanted.forEach((id, index) => {
    if (!known.has(id)) kept.splice(index, 0, id);
  });
  return kept;
}

/**
 * The nearest book that stays: the one after, or else before.
 * @param {readonly number[]} order
 * @param {number} id
 * @param {ReadonlySet<number>} staying
 * @returns {number | null}
 */
export function neighbour(order, id, staying) {
  const index = order.indexOf(id);
  const stays = (/** @type {number} */ other) => staying.has(other);
  const after = order.slice(index + 1).find(stays);
  return after ?? order.slice(0, Math.max(index, 0)).reverse().find(stays) ?? null;
}

/**
 * The group of a place in the list.
 * @param {readonly {count: number}[]} groups @param {number} index
 */
export function groupAt(groups, index) {
  let left = index;
  let group = 0;
  while (group < groups.length - 1 && left >= groups[group].count) {
    left -= groups[group].count;
    group += 1;
  }
  return group;
}

/**
 * What tells a book in one group from the same in another.
 * @param {number} group @param {number} id
 */
export const keyIn = (group, id) => `${group}:${id}`;

/**
 * Where each book stands, by its key.
 * @param {readonly number[]} order
 * @param {readonly {count: number}[] | null} groups
 * @returns {Map<string, number>}
 */
export function placesOf(order, groups) {
  if (!groups) return new Map(order.map((id, index) => [String(id), index]));
  /** @type {Map<string, number>} */
  const places = new Map();
  let index = 0;
  groups.forEach(({ count }, group) => {
    for (let place = 0; place < count; place += 1, index += 1) places.set(keyIn(group, order[index]), index);
  });
  return places;
}
