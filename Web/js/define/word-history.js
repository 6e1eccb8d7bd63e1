// @ts-check
// Pure: `WordHistory`, the words that were looked up one from another, and the way back.

/** As long as anybody goes back. */
const LIMIT = 50;
/** The longest text that is looked up, in UTF-16 units, as the server has it. */
const WORD_LIMIT = 200;

/** @typedef {{word: string, scroll: number}} Step */

export class WordHistory {
  /** @type {Step[]} */
  #steps = [];

  /** @returns {Step | undefined} */
  get present() {
    return this.#steps.at(-1);
  }
  /** What Back leads to. @returns {string | null} */
  get before() {
    return this.#steps.at(-2)?.word ?? null;
  }

  /**
   * Goes on to a word.
   * @param {string} word
   * @param {number} [scroll] how far the present one was scrolled
   */
  go(word, scroll = 0) {
    const present = this.present;
    if (present?.word === word) return;
    if (present) present.scroll = scroll;
    this.#steps.push({ word, scroll: 0 });
    if (this.#steps.length > LIMIT) this.#steps.shift();
  }

  /** @returns {Step | undefined} what is present now */
  back() {
    if (this.#steps.length > 1) this.#steps.pop();
    return this.present;
  }
}

/**
 * What is looked up of a selected text: without line ends, hyphens that nobody sees, and white space around it.
 * @param {string} text
 * @returns {string | null} `null` for what is too long
 */
export function wordOf(text) {
  const word = text
    .replace(/\u00AD/g, "")
    .replace(/\s+/g, " ")
    .trim();
  return word.length <= WORD_LIMIT ? word : null;
}
