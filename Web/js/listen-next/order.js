// @ts-check
// Pure: the order of a queue.

/**
 * A list with one of its values moved by some places, as far as there is room.
 * @template T
 * @param {readonly T[]} list
 * @param {T} value
 * @param {number} by
 */
export function moved(list, value, by) {
  const from = list.indexOf(value);
  if (from < 0) return [...list];
  const rest = list.filter((other) => other !== value);
  const to = Math.min(Math.max(from + by, 0), rest.length);
  return [...rest.slice(0, to), value, ...rest.slice(to)];
}

/**
 * What is played once a book has ended.
 * @param {readonly {id: number, missing: boolean}[]} queue
 * @param {number} ended the book's number
 * @returns {number | null}
 */
export const nextAfter = (queue, ended) => queue.find(({ id, missing }) => id !== ended && !missing)?.id ?? null;
