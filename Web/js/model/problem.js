// @ts-check
// An answer of the server that is not what was asked for (RFC 9457), as an error.

/** @typedef {import("./types.js").ProblemDocument} ProblemDocument */

/** What the server refused, or that it could not be reached (`type` is then `unreachable`). */
export class Problem extends Error {
  /** @param {ProblemDocument} document */
  constructor(document) {
    super(document.detail);
    this.name = "Problem";
    /** @type {ProblemDocument} */
    this.document = document;
  }
  get type() {
    return this.document.type;
  }
}
