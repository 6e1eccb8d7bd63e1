// @ts-check
// Pure: whether the server answers, by what requests and the connection for events tell of it.

import { Problem } from "../model/problem.js";

/** A short gap, such as a restart of the program, is not worth a message. */
const PATIENCE_MILLISECONDS = 1500;

export class Reachability {
  #changed;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #patience;
  isReachable = true;

  /** @param {() => void} changed is called when it is so no more, or again */
  constructor(changed) {
    this.#changed = changed;
  }

  /**
   * The server answers, or it does not.
   * @param {unknown} [error] why not
   */
  heard(error) {
    if (!error) {
      this.stop();
      this.#set(true);
    } else if (error instanceof Problem && error.type === "unreachable") this.#set(false);
  }

  /** The connection for events is lost; it may come back at once. */
  lost() {
    this.#patience ??= setTimeout(() => this.#set(false), PATIENCE_MILLISECONDS);
  }

  /** Waits for nothing any more. */
  stop() {
    clearTimeout(this.#patience);
    this.#patience = undefined;
  }

  /** @param {boolean} isReachable */
  #set(isReachable) {
    if (this.isReachable === isReachable) return;
    this.isReachable = isReachable;
    this.#changed();
  }
}
