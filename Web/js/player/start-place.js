// @ts-check
// `StartPlace` finds where reading aloud begins: with the first sentence in view, or where it was stopped.

/**
 * @typedef {object} Parts
 * @property {Pick<import("./player.js").Player, "place" | "state">} player
 * @property {{isVisible: (start: number, end: number) => boolean, readonly firstVisibleOffset: number}} view
 * @property {Pick<import("./steps.js").Sentences, "sentenceAt">} model
 */

export class StartPlace {
  #parts;
  #hasScrolled = false;

  /** @param {Parts} parts */
  constructor(parts) {
    this.#parts = parts;
  }

  /** The reader scrolls or turns. */
  scrolled() {
    this.#hasScrolled = true;
  }

  /** Reading aloud was stopped: where it stopped counts until the reader scrolls. */
  stopped() {
    this.#hasScrolled = false;
  }

  /** @returns {Promise<number>} a book offset */
  async find() {
    const { player, view, model } = this.#parts;
    const { place } = player;
    const isHere =
      place && player.state === "idle" && !this.#hasScrolled && view.isVisible(place.offset, place.offset + 1);
    const offset = isHere ? place.offset : view.firstVisibleOffset;
    const sentence = await model.sentenceAt(offset);
    return sentence?.start ?? offset;
  }
}
