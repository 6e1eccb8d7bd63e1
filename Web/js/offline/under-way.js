// @ts-check
// Pure: `UnderWay` is what is being kept at the moment: of each book one thing, and a later one ends the earlier.

/** @typedef {import("./kept-books.js").Part} Part */

export class UnderWay {
  /** @type {Map<number, {given: AbortController, part: Part}>} by book */
  #parts = new Map();

  /** @param {number} id @returns {Part | null} what is being kept of the book */
  partOf(id) {
    return this.#parts.get(id)?.part ?? null;
  }

  /**
   * Ends what is under way for a book.
   * @param {number} id
   */
  stop(id) {
    this.#parts.get(id)?.given.abort(new DOMException("Given up.", "AbortError"));
  }

  /**
   * Keeps something of a book, in place of what is under way for it.
   * @param {number} id
   * @param {Part} part
   * @param {AbortSignal | undefined} signal by which the caller ends it
   * @param {(ended: AbortSignal) => Promise<void>} run
   */
  async run(id, part, signal, run) {
    this.stop(id);
    const given = new AbortController();
    const end = () => given.abort(signal?.reason);
    signal?.addEventListener("abort", end, { once: true });
    this.#parts.set(id, { given, part });
    try {
      await run(given.signal);
    } finally {
      signal?.removeEventListener("abort", end);
      if (this.#parts.get(id)?.given === given) this.#parts.delete(id);
    }
  }
}
