// @ts-check
// The pages before and after those in view are made ready, so that turning is quick.

/**
 * @param {number} place of the spread in view
 * @param {{spreads: import("./spread-list.js").SpreadList, cache: import("./page-cache.js").PageCache, stage: import("./stage.js").Stage}} parts
 * @param {AbortSignal} signal
 */
export function prepareNear(place, { spreads, cache, stage }, signal) {
  const makeReady = async (/** @type {number} */ index) => {
    const page = await cache.page(index);
    if (!signal.aborted && !stage.pages.includes(page)) stage.prepare(page);
  };
  for (const near of [place + 1, place - 1]) for (const page of spreads.pagesAt(near)) makeReady(page);
}
