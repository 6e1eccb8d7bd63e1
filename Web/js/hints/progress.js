// @ts-check
// `HintProgress`: which hint is due; pure, but for what is kept of it.

const KEY = "vorleser.hints";
/** What is kept once all was told; until then how many were. */
const ALL = "seen";

/** @typedef {{read: (key: string) => string | null, write: (key: string, value: string | null) => void}} Kept */

export class HintProgress {
  #count;
  #kept;
  #index;
  #isOver;

  /** @param {number} count of all hints @param {Kept} kept */
  constructor(count, kept) {
    const before = kept.read(KEY);
    this.#count = count;
    this.#kept = kept;
    this.#isOver = before === ALL;
    this.#index = Math.min(Number(before) || 0, count - 1);
  }

  /** Whether no hint is due any more. */
  get isOver() {
    return this.#isOver;
  }

  /** Of the hint that is due, counted from 0. */
  get index() {
    return this.#index;
  }

  get isLast() {
    return this.#index === this.#count - 1;
  }

  /** One was told: the next one is due, if there is one. */
  step() {
    if (this.isLast) return this.end();
    this.#index += 1;
    return this.#kept.write(KEY, String(this.#index));
  }

  /** No other hint is wanted. */
  end() {
    this.#isOver = true;
    this.#kept.write(KEY, ALL);
  }

  /**
   * All are told once more.
   * @param {Kept} kept
   */
  static forget(kept) {
    kept.write(KEY, null);
  }
}
