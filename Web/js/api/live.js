// @ts-check
// `live` dispatches the server's events, on one connection for the whole page.

import { events } from "./events.js";

/** A page in the background gives its connection back after this; a browser has six for all its pages. */
const BACKGROUND_MILLISECONDS = 30_000;

/**
 * Dispatches a `CustomEvent` with the data as `detail` for each event of the interface, and
 * `open` (connected: ask for what may have been missed) and `lost`.
 */
class Live extends EventTarget {
  /** @type {(() => void) | null} */
  #stop = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #pause;
  /** Whether the server answered last. */
  isConnected = false;

  constructor() {
    super();
    this.addEventListener("open", () => {
      this.isConnected = true;
    });
    this.addEventListener("lost", () => {
      this.isConnected = false;
    });
    document.addEventListener("visibilitychange", () => {
      clearTimeout(this.#pause);
      if (!document.hidden) this.start();
      else this.#pause = setTimeout(() => this.#end(), BACKGROUND_MILLISECONDS);
    });
  }

  /**
   * Listens until `signal` is aborted.
   * @param {"library" | "import" | "export" | "position" | "marks" | "narration" | "audiobook" | "recognition" | "voice" | "speech" | "settings" | "list" | "open" | "lost"} name
   * @param {(data: any) => void} handler
   * @param {AbortSignal} signal
   */
  on(name, handler, signal) {
    this.addEventListener(name, (event) => handler(/** @type {CustomEvent} */ (event).detail), { signal });
  }

  /** Connects, unless it is connected. */
  start() {
    if (this.#stop) return;
    const names = [
      "library",
      "import",
      "export",
      "position",
      "marks",
      "narration",
      "audiobook",
      "recognition",
      "voice",
      "speech",
      "settings",
      "list",
      "open",
      "lost",
    ];
    this.#stop = events(
      Object.fromEntries(
        names.map((name) => [
          name,
          (/** @type {any} */ data) => this.dispatchEvent(new CustomEvent(name, { detail: data })),
        ]),
      ),
    );
  }

  #end() {
    this.#stop?.();
    this.#stop = null;
  }
}

export const live = new Live();
