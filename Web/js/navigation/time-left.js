// @ts-check
// `TimeLeft`: how long the chapter and the book still take, at the person's own pace once enough was read, before that at the usual one.

/**
 * @typedef {object} Parts
 * @property {number} length of the text, at least 1
 * @property {readonly {start: number, length: number}[]} chapters
 * @property {() => Promise<{unitsPerMinute: number | null}>} ask asks for the person's own pace
 * @property {(units: number) => number} usual seconds that somebody takes for a text at the usual pace
 */

export class TimeLeft {
  #parts;
  /** @type {number | null} UTF-16 units a minute */
  #ownPace = null;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** Learns the person's own pace. @returns {Promise<boolean>} whether the server answered; else the usual pace is meant */
  async learn() {
    try {
      this.#ownPace = (await this.#parts.ask()).unitsPerMinute;
      return true;
    } catch {
      return false;
    }
  }

  /**
   * @param {number} offset where somebody reads
   * @param {number} chapter the index of the chapter there
   * @returns {{chapter: number, book: number}} seconds until the ends of both
   */
  from(offset, chapter) {
    const { length, chapters } = this.#parts;
    const here = chapters[chapter];
    const chapterEnd = here ? here.start + here.length : length;
    return { chapter: this.#seconds(chapterEnd - offset), book: this.#seconds(length - offset) };
  }

  /** @param {number} units */
  #seconds(units) {
    return this.#ownPace === null ? this.#parts.usual(units) : (Math.max(0, units) / this.#ownPace) * 60;
  }
}
