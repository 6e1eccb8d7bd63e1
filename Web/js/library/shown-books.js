// @ts-check
// Pure: `ShownBooks` is the order in which the books of a list stand, and the one of them that Tab goes to.

import { groupAt, keepOrder, keyIn, neighbour, placesOf } from "./kept-order.js";

/** @typedef {import("../model/types.js").BookGroup} BookGroup */

export class ShownBooks {
  /** @type {readonly number[]} */
  order = [];
  /** @type {readonly BookGroup[] | null} */
  groups = null;
  /**
   * The key of the book that Tab goes to.
   * @type {string | null}
   */
  current = null;
  /** @type {readonly number[]} as they were given, where the books keep their places */
  #given = [];
  /** @type {Map<string, number>} where each book stands; in groups a book may stand several times */
  #places = new Map();

  /**
   * Takes other books, or the same in another order.
   * @param {readonly number[]} numbers
   * @param {{mayMove: boolean, groups: readonly BookGroup[] | null}} options `mayMove`: whether those that were there may change places
   * @param {string | null} focused the key of the book with the focus
   * @returns {{hasOtherGroups: boolean, isFocusGone: boolean} | null} `null` where all is as it was; `isFocusGone` when the book with the
   *   focus is not there any more and `current` is its neighbour
   */
  arrange(numbers, { mayMove, groups }, focused) {
    const isSame = numbers === this.#given && groups === this.groups;
    if (isSame && (!mayMove || this.order === numbers)) return null;
    this.#given = numbers;
    const before = focused === null ? -1 : this.placeOf(focused);
    const old = this.order;
    // Where there are groups, a book may stand in several places.
    const mayStay = !mayMove && !groups && !this.groups;
    this.order = mayStay ? keepOrder(old, numbers) : numbers;
    const hasOtherGroups = groups !== this.groups;
    this.groups = groups;
    this.#places = placesOf(this.order, groups);
    const isFocusGone = focused !== null && !this.#places.has(focused);
    if (isFocusGone) {
      const next = neighbour(old, old[before], new Set(this.order));
      this.current = next === null ? null : this.keyOf(this.order.indexOf(next));
    } else if (focused !== null) this.current = focused;
    else if (this.current !== null && !this.#places.has(this.current)) this.current = null;
    return { hasOtherGroups, isFocusGone };
  }

  /** @param {number} index a place in the order @returns {string | null} the key of the book there */
  keyOf(index) {
    const id = this.order[index];
    if (id === undefined) return null;
    return this.groups ? keyIn(groupAt(this.groups, index), id) : String(id);
  }

  /** @param {string} key @returns {number} the place of a book in the order, or -1 */
  placeOf(key) {
    return this.#places.get(key) ?? -1;
  }

  /**
   * The books between two, both included, in the order in which they stand.
   * @param {number} from @param {number} to
   */
  between(from, to) {
    const ends = [this.order.indexOf(from), this.order.indexOf(to)].sort((a, b) => a - b);
    return ends[0] < 0 ? [to] : this.order.slice(ends[0], ends[1] + 1);
  }

  /**
   * The book that a key leads to.
   * @param {string} pressed the name of the key
   * @param {string} key of the book with the focus
   * @param {{lines: import("./lines.js").Lines, isReversed: boolean}} layout `isReversed`: whether lines are read from the right
   * @returns {string | null | undefined} its key; `undefined` for keys that move nothing
   */
  keyAfter(pressed, key, { lines, isReversed }) {
    const index = this.placeOf(key);
    const last = this.order.length - 1;
    const right = isReversed ? -1 : 1;
    /** @type {Record<string, () => number>} */
    const targets = {
      ArrowRight: () => index + right,
      ArrowLeft: () => index - right,
      ArrowDown: () => lines.vertical(index, 1),
      ArrowUp: () => lines.vertical(index, -1),
      Home: () => 0,
      End: () => last,
      PageDown: () => lines.vertical(index, 3),
      PageUp: () => lines.vertical(index, -3),
    };
    if (index < 0 || !Object.hasOwn(targets, pressed)) return undefined;
    return this.keyOf(Math.min(Math.max(targets[pressed](), 0), last));
  }
}
