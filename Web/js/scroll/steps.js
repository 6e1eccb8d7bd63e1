// @ts-check
// Keys move a text that runs to the side, which the browser's own keys do not scroll while it has not the focus.

/** How much of what is seen a key scrolls, by where it leads. */
export const STEPS = { forward: 0.85, back: -0.85, start: -Infinity, end: Infinity };
/** The same for the arrows. */
const ARROW_STEP = 0.2;

/**
 * @param {import("../text/axis.js").Axis} axis
 * @param {boolean} isLeftward whether the text goes on to the left
 * @param {import("../text/showing.js").Way} way
 * @returns {boolean} whether it was moved
 */
export function moveSideways(axis, isLeftward, way) {
  if (!axis.isSideways) return false;
  if (way === "left" || way === "right") axis.scrollBy((way === "left") === isLeftward ? ARROW_STEP : -ARROW_STEP);
  else axis.scrollBy(STEPS[way]);
  return true;
}
