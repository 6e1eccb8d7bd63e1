// @ts-check
// `SearchSession` runs one search after another. A new search aborts the older one.

import { searchBook } from "../api/search.js";
import { isAbort } from "../ui/problem.js";
import { Results } from "./results.js";

/** @typedef {{text: string, whole: boolean, case: boolean, accents: boolean, regex: boolean}} Query */

/** Milliseconds without another letter until what was typed is looked for. */
const TYPING = 90;
/** A character that Unicode will never give a meaning. */
const UNUSED = "\u{FDD0}";

/** Events: `begun`; `grown` with more results; `ended`; `failed` (the error as `detail`); `cleared`. */
export class SearchSession extends EventTarget {
  results = new Results();
  /** @type {Query | null} */
  query = null;
  isBusy = false;
  #book;
  /** @type {AbortController | null} */
  #running = null;
  /** Ends with the answer that was asked for last. */
  #underWay = Promise.resolve();
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;
  #isPrepared = false;

  /** @param {number} book */
  constructor(book) {
    super();
    this.#book = book;
  }

  /**
   * Lets the server read the book's text, so that the first letter typed need not wait for that: it looks
   * for a sign that books do not have. What goes wrong is said when something is looked for.
   * @param {AbortSignal} signal
   */
  async prepare(signal) {
    if (this.#isPrepared) return;
    this.#isPrepared = true;
    try {
      await searchBook(this.#book, { text: UNUSED, limit: 1 }, () => {}, signal);
    } catch {
      this.#isPrepared = false;
    }
  }

  get isActive() {
    return this.query !== null;
  }

  /**
   * Looks for something soon, unless something else is asked for meanwhile.
   * @param {Query} query
   * @param {boolean} [isNow]
   */
  ask(query, isNow = false) {
    clearTimeout(this.#timer);
    if (query.text.trim() === "") return this.clear();
    if (isNow) this.#begin(query);
    else this.#timer = setTimeout(() => this.#begin(query), TYPING);
    return undefined;
  }

  /** Ends it; nothing is found any more. */
  clear() {
    clearTimeout(this.#timer);
    this.#running?.abort();
    this.#running = null;
    this.query = null;
    this.isBusy = false;
    this.results = new Results();
    this.dispatchEvent(new Event("cleared"));
  }

  /** Lists what was only counted. */
  async more() {
    // All may be counted while the last lines of the answer are still on their way.
    await this.#underWay;
    const { query, results } = this;
    if (!query || results.next === null || this.isBusy) return;
    await this.#run(query, results.next, (line) => results.addMore(line));
  }

  /** @param {Query} query */
  async #begin(query) {
    this.query = query;
    const results = new Results();
    // What was found before stays on the page until there is something new.
    let isNew = false;
    const take = () => {
      if (isNew) return;
      isNew = true;
      this.results = results;
      this.dispatchEvent(new Event("begun"));
    };
    await this.#run(query, 0, (line) => {
      results.add(line);
      take();
    });
  }

  /** @param {Query} query @param {number} from @param {(line: any) => void} take */
  #run(query, from, take) {
    this.#underWay = this.#ask(query, from, take);
    return this.#underWay;
  }

  /** @param {Query} query @param {number} from @param {(line: any) => void} take */
  async #ask(query, from, take) {
    this.#running?.abort();
    const running = new AbortController();
    this.#running = running;
    this.isBusy = true;
    try {
      await searchBook(
        this.#book,
        { ...query, from },
        (lines) => {
          if (running.signal.aborted) return;
          for (const line of lines) take(line);
          this.dispatchEvent(new Event("grown"));
        },
        running.signal,
      );
      if (running.signal.aborted) return;
      this.isBusy = false;
      this.dispatchEvent(new Event("ended"));
    } catch (error) {
      if (running.signal.aborted || isAbort(error)) return;
      this.isBusy = false;
      this.results = new Results();
      this.dispatchEvent(new CustomEvent("failed", { detail: error }));
    }
  }
}
