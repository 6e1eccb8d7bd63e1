// @ts-check
// Goes to a card and stays with it while the rows above it find their true heights.

/** For so many frames, a second, a place is gone to: rows and covers that come only then have their true heights. */
const FRAMES = 60;

/**
 * @param {HTMLElement} card
 * @param {number} top where it is to be in the window
 * @param {AbortSignal} signal ends it, as does whoever moves the page
 */
export function settle(card, top, signal) {
  let isMoved = false;
  for (const name of ["wheel", "touchstart", "keydown", "pointerdown"]) {
    addEventListener(
      name,
      () => {
        isMoved = true;
      },
      { signal, once: true, passive: true },
    );
  }
  const go = (/** @type {number} */ frames) => {
    if (isMoved || signal.aborted || !card.isConnected) return;
    scrollBy(0, card.getBoundingClientRect().top - top);
    if (frames > 0) requestAnimationFrame(() => go(frames - 1));
  };
  go(FRAMES);
}
