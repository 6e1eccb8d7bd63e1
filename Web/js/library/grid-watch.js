// @ts-check
// Tells a list of books when other cards may be in view, and when its lines may have another height.

/**
 * @param {HTMLElement} element of the list
 * @param {{moved: () => void, resized: () => void, isExpected: (height: number) => boolean}} told `isExpected`: whether the list has that
 *   height by the cards that are drawn
 * @param {AbortSignal} signal
 */
export function watchList(element, { moved, resized, isExpected }, signal) {
  // Whatever scrolls, the window or a part of it.
  document.addEventListener("scroll", moved, { signal, passive: true, capture: true });
  addEventListener("resize", resized, { signal, passive: true });
  let width = 0;
  const watch = new ResizeObserver(([{ contentRect }]) => {
    // With every row that is drawn it has another height, which is known; else the rows are higher than they were.
    if (contentRect.width !== width || !isExpected(contentRect.height)) resized();
    ({ width } = contentRect);
  });
  watch.observe(element);
  signal.addEventListener("abort", () => watch.disconnect());
}
