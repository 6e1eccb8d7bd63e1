// @ts-check
// Pure: the player's status as one line in the bar and for screen readers.

import { texts } from "../texts.js";
import { announce } from "../ui/announce.js";
import { sentenceOf } from "../ui/problem-sentence.js";

/** @typedef {import("./state.js").PlayerState} PlayerState */

const words = texts.player;

/** What lasts shorter than this is not worth a word, in ms. */
const PATIENCE = 300;

/**
 * @typedef {object} Said
 * @property {string} text
 * @property {"plain" | "busy" | "problem"} kind
 */

/**
 * What there is to say, or `null` while all goes well.
 * @param {{state: PlayerState, isConnectionLost: boolean, problem: import("../model/problem.js").Problem | null}} player
 * @returns {Said | null}
 */
export function saidOf({ state, isConnectionLost, problem }) {
  switch (state) {
    case "loading":
      return { text: words.starting, kind: "busy" };
    case "waiting":
      return { text: words.waiting, kind: "busy" };
    case "reconnecting":
      return { text: words.reconnecting, kind: "busy" };
    case "failed":
      return { text: problem ? sentenceOf(problem) : words.unplayable, kind: "problem" };
    case "finished":
      return { text: words.finished, kind: "plain" };
    case "playing":
      return isConnectionLost ? { text: words.offline, kind: "plain" } : null;
    default:
      return null;
  }
}

/** Shows what is said once it lasts, and announces it. */
export class StatusLine {
  #show;
  /** @type {string | null} */
  #text = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /** @param {(said: Said | null) => void} show */
  constructor(show) {
    this.#show = show;
  }

  /**
   * @param {Said | null} said
   * @param {PlayerState} state
   */
  set(said, state) {
    const text = said?.text ?? null;
    if (text === this.#text && text !== null) return;
    const wasSaid = this.#text;
    this.#text = text;
    clearTimeout(this.#timer);
    if (said?.kind !== "busy") {
      this.#show(said);
      const spoken = text ?? (state === "paused" && wasSaid === null ? words.paused : null);
      if (spoken) announce(spoken);
      return;
    }
    this.#timer = setTimeout(() => {
      this.#show(said);
      announce(said.text);
    }, PATIENCE);
  }

  destroy() {
    clearTimeout(this.#timer);
  }
}
