// @ts-check
// Pure: the matches of a search in a text of which more may arrive, some at a time.

/** @typedef {import("../model/types.js").PassageMatch} PassageMatch */
/** @typedef {import("../model/types.js").PassageAnswer} PassageAnswer */

export class PassageMatches {
  #ask;
  /** @type {PassageMatch[]} */
  all = [];
  /** The byte at which it goes on; `null` at the end of the file. */
  next = /** @type {number | null} */ (0);

  /** @param {(from: number, signal: AbortSignal) => Promise<PassageAnswer>} ask searches some of the file from a byte on */
  constructor(ask) {
    this.#ask = ask;
  }

  /**
   * Goes on until there are more matches, or all that has arrived has been searched.
   * @param {number} count how many more
   * @param {AbortSignal} signal
   * @param {() => void} told is called after each answer
   */
  async find(count, signal, told) {
    const wanted = this.all.length + count;
    let hasMore = true;
    while (hasMore && this.next !== null && this.all.length < wanted) {
      const answer = await this.#ask(this.next, signal);
      signal.throwIfAborted();
      this.all.push(...answer.matches);
      this.next = answer.next;
      hasMore = answer.more;
      told();
    }
  }
}
