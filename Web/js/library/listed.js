// @ts-check
// Pure: `Listed` is what is known of the list of books: the numbers in order, the groups, the books to go on with, and what can be chosen.

import { withoutLeaving } from "./leaving-books.js";

/**
 * @typedef {import("../model/types.js").Book} Book
 * @typedef {import("../model/types.js").BookChoices} BookChoices
 * @typedef {import("../model/types.js").BookGroup} BookGroup
 * @typedef {object} Answer
 * @property {readonly number[]} numbers in order
 * @property {readonly BookGroup[] | null} groups into which they are divided
 * @property {readonly Book[]} begun those to read on, the last read first
 * @property {readonly Book[]} heard those to listen on, the last one first
 * @property {BookChoices} choices
 */

export class Listed {
  /** @type {Answer | null} */
  #answer = null;
  /** What the numbers are of. */
  #shownAs = "";
  /**
   * The same without the books that are being removed, as it was asked for last.
   * @type {{of: Answer | null, leaving: ReadonlySet<number>, numbers: readonly number[], groups: readonly BookGroup[] | null} | null}
   */
  #cut = null;

  /** @returns {BookChoices | null} `null` until it is known which books there are */
  get choices() {
    return this.#answer?.choices ?? null;
  }

  /** @returns {readonly Book[]} those to read on, the last read first */
  get begun() {
    return this.#answer?.begun ?? [];
  }

  /** @returns {readonly Book[]} those to listen on, the last one first */
  get heard() {
    return this.#answer?.heard ?? [];
  }

  /** @param {unknown} wanted @returns {boolean} whether the numbers are those of what is wanted */
  isOf(wanted) {
    return this.#shownAs === JSON.stringify(wanted);
  }

  /**
   * Takes another list.
   * @param {Answer} answer
   * @param {unknown} wanted what it is the list of
   */
  take({ numbers, groups, begun, heard, choices }, wanted) {
    this.#answer = { numbers, groups, begun, heard, choices };
    this.#shownAs = JSON.stringify(wanted);
  }

  /**
   * Without the books that are being removed; the same arrays while nothing changes.
   * @param {ReadonlySet<number>} leaving
   * @returns {{numbers: readonly number[], groups: readonly BookGroup[] | null}}
   */
  without(leaving) {
    const answer = this.#answer;
    if (this.#cut && this.#cut.of === answer && this.#cut.leaving === leaving) return this.#cut;
    const listed = { numbers: answer?.numbers ?? [], groups: answer?.groups ?? null };
    this.#cut = { of: answer, leaving, ...withoutLeaving(listed, leaving) };
    return this.#cut;
  }

  /**
   * A book is there no more: its place is empty until the list comes anew; in groups it counts until then.
   * @param {number} id
   */
  drop(id) {
    if (!this.#answer || this.#answer.groups) return;
    this.#answer = { ...this.#answer, numbers: this.#answer.numbers.filter((other) => other !== id) };
  }
}
