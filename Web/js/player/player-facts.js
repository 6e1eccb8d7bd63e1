// @ts-check
// Pure: `PlayerFacts` holds what is known of the player and says when its state changes by it.

import { NOTHING_YET, stateOf } from "./state.js";

/** @typedef {import("./state.js").Facts} Facts */
/** @typedef {import("./state.js").PlayerState} PlayerState */
/** @typedef {import("../model/problem.js").Problem} Problem */

export class PlayerFacts {
  /** @type {Facts} */
  #facts = { ...NOTHING_YET };
  #changed;
  /** @type {PlayerState} */
  #state = "idle";
  #isConnectionLost = false;

  /** @type {Problem | null} the problem while the state is "failed"; `null` where the sound can't be played */
  problem = null;

  /** @param {() => void} changed called when `state` or `isConnectionLost` is another one */
  constructor(changed) {
    this.#changed = changed;
  }

  /** @returns {Readonly<Facts>} */
  get known() {
    return this.#facts;
  }

  get state() {
    return this.#state;
  }

  /** Whether the listener wants sound and the server can't be reached; what has arrived is played on. */
  get isConnectionLost() {
    return this.#isConnectionLost;
  }

  /** @param {Partial<Facts>} change */
  set(change) {
    Object.assign(this.#facts, change);
    this.#update();
  }

  /** Nothing is being played any more. */
  reset() {
    this.problem = null;
    this.#facts = { ...NOTHING_YET };
    this.#update();
  }

  #update() {
    const state = stateOf(this.#facts);
    const isConnectionLost = this.#facts.isLost && this.#facts.wantsSound;
    if (state === this.#state && isConnectionLost === this.#isConnectionLost) return;
    this.#state = state;
    this.#isConnectionLost = isConnectionLost;
    this.#changed();
  }
}
