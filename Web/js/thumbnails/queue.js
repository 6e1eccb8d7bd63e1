// @ts-check
// Pure: loads a few things at a time, the last that were asked for first.

/** @template Key */
export class LoadQueue {
  #load;
  #atOnce;
  /** @type {Key[]} the last one is next */
  #waiting = [];
  /** @type {Set<Key>} */
  #begun = new Set();
  #count = 0;

  /** @param {(key: Key) => Promise<boolean>} load whether it is there now @param {number} atOnce */
  constructor(load, atOnce) {
    this.#load = load;
    this.#atOnce = atOnce;
  }

  /** @param {Key} key that is in view; what was loaded is not loaded again */
  want(key) {
    if (this.#begun.has(key) || this.#waiting.includes(key)) return;
    this.#waiting.push(key);
    this.#next();
  }

  /** @param {Key} key that has left the view before its turn came */
  leave(key) {
    this.#waiting = this.#waiting.filter((other) => other !== key);
  }

  clear() {
    this.#waiting = [];
  }

  async #next() {
    if (this.#count >= this.#atOnce) return;
    const key = this.#waiting.pop();
    if (key === undefined) return;
    this.#count += 1;
    this.#begun.add(key);
    // What failed is loaded when it is wanted the next time.
    if (!(await this.#load(key))) this.#begun.delete(key);
    this.#count -= 1;
    this.#next();
  }
}
