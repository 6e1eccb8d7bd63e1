// @ts-check
// `changeFeed`: what has changed on other devices, and while this page was away. Events tell it when to ask.

import { changes } from "../api/changes.js";
import { live } from "../api/live.js";
import { Problem } from "../model/problem.js";

/** @typedef {import("../model/types.js").Change} Change */

/** Events that come together are one question, in milliseconds. */
const PAUSE = 100;
/** The lists do not wait longer for the place in the feed from which they are true, in milliseconds. */
const PATIENCE = 1000;
/** Events of what lists show. */
const EVENTS = /** @type {const} */ (["library", "position", "list"]);

/**
 * Dispatches `changes` with an array of them, and `again` when so much has changed, or so long ago, that everything is to be asked for.
 */
class ChangeFeed extends EventTarget {
  /**
   * How far the changes are known.
   * @type {string | null}
   */
  #token = null;
  /** @type {Promise<void> | null} */
  #beginning = null;
  #isAsking = false;
  #isDue = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * Ends when it is known from where on changes are told: lists that are asked for after it miss nothing.
   * @returns {Promise<void>}
   */
  begin() {
    this.#beginning ??= Promise.race([
      changes("now").then(
        ({ next }) => {
          this.#token ??= next;
        },
        () => {},
      ),
      new Promise((resolve) => setTimeout(resolve, PATIENCE)),
    ]);
    return this.#beginning;
  }

  /** @param {AbortSignal} signal */
  follow(signal) {
    this.begin();
    for (const name of EVENTS) live.on(name, () => this.#askSoon(), signal);
    live.on("open", () => this.#askSoon(), signal);
    signal.addEventListener("abort", () => clearTimeout(this.#timer));
    // What has happened while another view was shown.
    this.#askSoon();
  }

  #askSoon() {
    this.#isDue = true;
    if (this.#isAsking) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#ask(), PAUSE);
  }

  async #ask() {
    this.#isAsking = true;
    this.#isDue = false;
    try {
      await this.begin();
      if (this.#token === null) await this.#beginAgain();
      else await this.#read(this.#token);
    } catch (error) {
      if (error instanceof Problem && error.type === "begin-again") {
        this.#token = null;
        this.#isDue = true;
      }
      // The server does not answer: the next connection asks.
    }
    this.#isAsking = false;
    if (this.#isDue) this.#askSoon();
  }

  async #beginAgain() {
    this.#token = (await changes("now")).next;
    this.dispatchEvent(new Event("again"));
  }

  /** @param {string} token */
  async #read(token) {
    const page = await changes(token);
    this.#token = page.next;
    if (page.changes.length > 0) this.dispatchEvent(new CustomEvent("changes", { detail: page.changes }));
    if (page.more) await this.#read(page.next);
  }
}

/** One for the page: what it knows stays true while other views are shown. */
export const changeFeed = new ChangeFeed();
