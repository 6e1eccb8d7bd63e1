// @ts-check
// Plays the sounds and videos of a book out of what this browser keeps, with the server or without it.

import { keptBooks } from "./kept-books.js";

const PLAYERS = "audio[src], video[src]";

/**
 * @param {{id: number, view: EventTarget, text: HTMLElement, signal: AbortSignal}} reader
 */
export function playKept({ id, view, text, signal }) {
  /**
   * The addresses of kept files in this page, by those of the server.
   * @type {Map<string, string>}
   */
  const made = new Map();
  const play = async () => {
    for (const player of /** @type {NodeListOf<HTMLMediaElement>} */ (text.querySelectorAll(PLAYERS))) {
      const address = player.getAttribute("src") ?? "";
      if (address.startsWith("blob:")) continue;
      if (!made.has(address)) {
        const kept = await keptBooks.file(id, address);
        if (signal.aborted) return;
        if (!kept) continue;
        if (!made.has(address)) made.set(address, URL.createObjectURL(kept));
      }
      // What somebody plays goes on as it is.
      if (player.isConnected && player.paused && player.currentTime === 0) player.src = made.get(address) ?? address;
    }
  };
  const playSoon = () => {
    requestAnimationFrame(() => {
      play().catch((error) => console.info(`Kept sounds could not be read: ${error.message}`));
    });
  };
  view.addEventListener("loaded", playSoon, { signal });
  keptBooks.addEventListener(
    "change",
    (event) => {
      if (/** @type {CustomEvent} */ (event).detail.id === id && !keptBooks.underWay(id)) playSoon();
    },
    { signal },
  );
  signal.addEventListener("abort", () => {
    for (const address of made.values()) URL.revokeObjectURL(address);
  });
}
