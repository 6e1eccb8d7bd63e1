// @ts-check
// Pure: lists in which a thing is known by what it says, since another device may have changed the list meanwhile.

/**
 * A list with one more, one changed or one less.
 * @template T
 * @param {T[]} list
 * @param {(a: T, b: T) => boolean} isSame
 * @param {T | null} before `null` to add one; one that is gone comes back when it is changed
 * @param {T | null} after `null` to remove it
 */
export function replacedIn(list, isSame, before, after) {
  const index = before === null ? -1 : list.findIndex((one) => isSame(one, before));
  if (index < 0) return after === null ? list : [...list, after];
  return [...list.slice(0, index), ...(after === null ? [] : [after]), ...list.slice(index + 1)];
}

/**
 * A list with one of it a place further up or down.
 * @template T
 * @param {T[]} list
 * @param {(a: T, b: T) => boolean} isSame
 * @param {T} item
 * @param {1 | -1} step
 */
export function movedIn(list, isSame, item, step) {
  const index = list.findIndex((one) => isSame(one, item));
  const goal = index + step;
  if (index < 0 || goal < 0 || goal >= list.length) return list;
  const moved = [...list];
  [moved[index], moved[goal]] = [moved[goal], moved[index]];
  return moved;
}
