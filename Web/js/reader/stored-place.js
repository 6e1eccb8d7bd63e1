// @ts-check
// Pure: `StoredPlace` is the place in a book as the server has it.

/** @typedef {import("../model/types.js").ReadingState} ReadingState */

export class StoredPlace {
  /** @type {number} */
  offset;
  /** @type {number} that what is stored next goes on from */
  version;
  /** @type {ReadingState} whether the book was read */
  state;

  /** @param {number} offset @param {number} version @param {ReadingState} state */
  constructor(offset, version, state) {
    this.offset = offset;
    this.version = version;
    this.state = state;
  }

  /**
   * The server has this now.
   * @param {{offset: number, version: number, state?: ReadingState}} position
   */
  hold({ offset, version, state }) {
    this.offset = offset;
    this.version = version;
    // What was kept in the browser by an older version does not say it.
    this.state = state ?? "reading";
  }
}
