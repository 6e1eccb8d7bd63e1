// @ts-check
// `MatchWalk`: stepping from match to match. It knows the current match, and whether the reader is still there.

/**
 * @typedef {import("./results.js").Placed} Match
 * @typedef {Pick<import("./results.js").Results, "matches" | "next" | "from">} Matches
 */

/**
 * Event `go` {index, match, isFirst}: the reader goes to a match. `isFirst` says that it is a jump: stepping on through matches is one
 * jump, so that the way back leads to where it began.
 */
export class MatchWalk extends EventTarget {
  /** The index of the match that was gone to last, -1 for none. */
  current = -1;
  /** Whether the reader went to a match and has not gone elsewhere since. */
  #isThere = false;
  #session;
  #view;

  /**
   * @param {{results: Matches, more: () => Promise<unknown>}} session
   * @param {Pick<import("../reader/book-view.js").BookView, "firstVisibleOffset" | "isVisible">} view
   */
  constructor(session, view) {
    super();
    this.#session = session;
    this.#view = view;
  }

  /** There is no current match any more. */
  reset() {
    this.current = -1;
  }

  /** The reader scrolls or turns. */
  readOn() {
    this.#isThere = false;
  }

  /** @param {number} index */
  goTo(index) {
    const match = this.#session.results.matches[index];
    if (!match) return;
    this.current = index;
    const isSeen = this.#view.isVisible(match.start, match.end);
    const isFirst = !this.#isThere;
    if (!isSeen) this.#isThere = true;
    this.dispatchEvent(new CustomEvent("go", { detail: { index, match, isSeen, isFirst } }));
  }

  /**
   * To the next or previous match: from the current one while the reader is there or sees it, else from the text in view. After the last
   * one comes the first.
   * @param {1 | -1} way
   */
  async step(way) {
    const { results } = this.#session;
    if (results.matches.length === 0) return;
    const index = this.#goesOn ? this.current + way : results.from(this.#view.firstVisibleOffset, way);
    if (index >= results.matches.length && results.next !== null) await this.#session.more();
    const { length } = this.#session.results.matches;
    this.goTo(((index % length) + length) % length);
  }

  get #goesOn() {
    const match = this.#session.results.matches[this.current];
    return (
      this.current >= 0 && (this.#isThere || (match !== undefined && this.#view.isVisible(match.start, match.end)))
    );
  }
}
