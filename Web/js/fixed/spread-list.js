// @ts-check
// Pure: `SpreadList` knows which pages of a book stand side by side in the present window.

import { hasSpreads, pagesIn, spreadWith, spreadsOf } from "./spreads.js";

/** @typedef {import("./spreads.js").Size} Size */

export class SpreadList {
  #source;
  #isRightToLeft;
  #isWide = false;
  /** @type {import("./spreads.js").SpreadOf[]} in reading order */
  #spreads = [];

  /**
   * @param {Pick<import("./pages.js").PageSource, "spread" | "infos">} source
   * @param {boolean} isRightToLeft whether the page on the left is the next one
   */
  constructor(source, isRightToLeft) {
    this.#source = source;
    this.#isRightToLeft = isRightToLeft;
  }

  get count() {
    return this.#spreads.length;
  }

  /**
   * Puts the pages side by side, or not, as there is room.
   * @param {Size} area
   * @param {number} open the page that is open: one that is read only when it is linked to has no spread until then
   */
  arrange(area, open) {
    this.#isWide = hasSpreads(this.#source.spread, area);
    this.#spreads = spreadsOf(this.#source.infos(open), { isWide: this.#isWide, isRightToLeft: this.#isRightToLeft });
  }

  /** @param {Size} area @returns {boolean} whether other pages stand side by side there */
  isOther(area) {
    return hasSpreads(this.#source.spread, area) !== this.#isWide;
  }

  /** @param {number} place of a spread @returns {number[]} its pages in reading order; none where there is no spread */
  pagesAt(place) {
    const spread = this.#spreads[place];
    return spread ? pagesIn(spread, this.#isRightToLeft) : [];
  }

  /** @param {number} page @returns {number} the place of its spread, the first one where it has none */
  placeOf(page) {
    return spreadWith(this.#spreads, page);
  }

  /** @param {number} place @returns {boolean} whether a left and a right page stand there */
  isPair(place) {
    const { left, right } = this.#spreads[place];
    return left !== null && right !== null;
  }
}
