// @ts-check
// Says whether the sound needs the connection for itself, so that what can wait is not fetched meanwhile.

/** A sound that comes later than this after it was asked for comes over a slow connection, or from a busy server, in ms. */
const QUICK = 4000;
/** Between two looks of what waits, in ms. */
const LOOK = 1000;

/** @typedef {import("./state.js").PlayerState} PlayerState */

/** What is known of all sound of the page. */
export class SoundFirst {
  #now;
  /** Since when sound is asked for that does not come; `null` while it comes, or nobody asks. */
  /** @type {number | null} */
  #since = null;
  #isPlaying = false;
  #isSlow = false;

  /** @param {() => number} [now] milliseconds */
  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  /** @param {PlayerState} state */
  note(state) {
    const isAwaited = state === "loading" || state === "waiting" || state === "reconnecting";
    // What falls silent in the middle has a connection that is too slow for it.
    if (state === "waiting") this.#isSlow = true;
    if (state === "playing" && this.#since !== null) this.#isSlow ||= this.#now() - this.#since > QUICK;
    if (!isAwaited) this.#since = null;
    else this.#since ??= this.#now();
    this.#isPlaying = state === "playing";
  }

  /** Whether anything else that is large would keep somebody from listening. */
  get needsConnection() {
    return this.#since !== null || (this.#isPlaying && this.#isSlow);
  }

  /** Ends when what can wait has its turn. */
  async turn() {
    while (this.needsConnection) await new Promise((resolve) => setTimeout(resolve, LOOK));
  }
}

export const soundFirst = new SoundFirst();
