// @ts-check
// `PendingRequests` counts the requests under way, so that the page can stop sending before its session ends.

/**
 * Requests that need the session. Once it is stopped, reads are given up and changes are waited for; what was given up, or is
 * asked meanwhile, is asked when it goes on. Where the page goes away instead, it never is.
 */
export class PendingRequests {
  /** @type {Set<{isChange: boolean, given: AbortController, ended: Promise<unknown>}>} */
  #underWay = new Set();
  /** @type {Promise<void> | null} while it is stopped */
  #stopped = null;
  #goOn = () => {};

  /**
   * @template T
   * @param {{isChange: boolean, signal?: AbortSignal | null}} kind
   * @param {(signal: AbortSignal) => Promise<T>} send
   * @returns {Promise<T>}
   */
  async ask(kind, send) {
    while (this.#stopped) await this.#stopped;
    const given = new AbortController();
    const end = () => given.abort(kind.signal?.reason);
    if (kind.signal?.aborted) end();
    kind.signal?.addEventListener("abort", end);
    const answer = send(given.signal);
    const entry = { isChange: kind.isChange, given, ended: answer.catch(() => {}) };
    this.#underWay.add(entry);
    try {
      return await answer;
    } catch (error) {
      if (!given.signal.aborted || kind.signal?.aborted) throw error;
    } finally {
      this.#underWay.delete(entry);
      kind.signal?.removeEventListener("abort", end);
    }
    return this.ask(kind, send);
  }

  get isStopped() {
    return this.#stopped !== null;
  }
  /** Ends when it may be asked. */
  get ready() {
    return this.#stopped ?? Promise.resolve();
  }

  /** Ends when nothing is under way any more. */
  async stop() {
    this.#stopped ??= new Promise((resolve) => {
      this.#goOn = resolve;
    });
    const entries = [...this.#underWay];
    for (const entry of entries) if (!entry.isChange) entry.given.abort();
    await Promise.all(entries.map((entry) => entry.ended));
  }

  /** Asks again, where the session has not ended after all. */
  goOn() {
    this.#stopped = null;
    this.#goOn();
  }
}

export const pendingRequests = new PendingRequests();
