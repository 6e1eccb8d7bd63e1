// @ts-check
// Asks for the matches around the view that the panel's list does not hold: the list has only the first of very many.

import { searchBook } from "../api/search.js";

/**
 * @typedef {import("./results.js").Match} Match
 * @typedef {import("./session.js").Query} Query
 */

/** How far before and behind a place matches are asked for, in units of the text: more than is seen at once. */
const BEFORE = 6_000;
const BEHIND = 18_000;
/** The place may move so far within that before more is asked for. */
const SLACK = 4_000;
/** As many as the server lists at once. */
const MOST = 5_000;

export class Nearby {
  #book;
  #came;
  /** @type {Query | null} */
  #query = null;
  #start = 0;
  #end = 0;
  /** @type {Match[]} */
  #matches = [];
  #running = new AbortController();

  /** @param {number} book @param {() => void} came called when there are others */
  constructor(book, came) {
    this.#book = book;
    this.#came = came;
  }

  /**
   * What is known around a place; what is not is asked for.
   * @param {Query} query
   * @param {number} offset
   * @returns {readonly Match[]}
   */
  around(query, offset) {
    const isKnown =
      this.#query === query &&
      offset - this.#start >= Math.min(offset, BEFORE - SLACK) &&
      this.#end - offset >= BEHIND - SLACK;
    if (!isKnown) this.#ask(query, offset);
    return this.#matches;
  }

  close() {
    this.#running.abort();
    this.#query = null;
    this.#matches = [];
  }

  /** @param {Query} query @param {number} offset */
  async #ask(query, offset) {
    this.#running.abort();
    const running = new AbortController();
    this.#running = running;
    // What is marked stays until what is asked for comes.
    if (query !== this.#query) this.#matches = [];
    this.#query = query;
    this.#start = Math.max(0, offset - BEFORE);
    this.#end = offset + BEHIND;
    /** @type {Match[]} */
    const found = [];
    try {
      await searchBook(
        this.#book,
        { ...query, from: this.#start, limit: MOST },
        (lines) => {
          for (const { matches = [] } of lines)
            found.push(...matches.filter((/** @type {Match} */ { start }) => start < this.#end));
          // What comes now is far away, and would be only counted.
          if (!running.signal.aborted && lines.some(({ matches }) => matches?.at(-1)?.start >= this.#end))
            this.#take(found, running);
        },
        running.signal,
      );
    } catch {
      /* Given up; or the panel says what is wrong, as soon as it asks. */
    }
    if (!running.signal.aborted) this.#take(found, running);
  }

  /** @param {Match[]} found @param {AbortController} running */
  #take(found, running) {
    running.abort();
    this.#matches = found;
    this.#came();
  }
}
