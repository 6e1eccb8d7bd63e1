// @ts-check
// Keeps the browser from taking a swipe that turns a page for a fling.

/**
 * Else the browser believes that a swipe has thrown the page, and for most of a second takes a touch as one that stops it
 * instead of as a tap.
 * @param {HTMLElement} element
 * @param {(target: EventTarget | null) => boolean} isBrowsers whether one finger's way is the browser's there, such as to scroll or to
 *   select; asked once for each touch
 * @param {AbortSignal} signal
 */
export function endFlings(element, isBrowsers, signal) {
  /** @type {boolean | null} */
  let isOurs = null;
  element.addEventListener(
    "touchstart",
    () => {
      isOurs = null;
    },
    { signal, passive: true },
  );
  element.addEventListener(
    "touchmove",
    (event) => {
      isOurs ??= !isBrowsers(event.target);
      if (isOurs && event.touches.length === 1 && event.cancelable) event.preventDefault();
    },
    { signal, passive: false },
  );
}
