// @ts-check
// Pure: the speeds to choose from.

import { formatNumber } from "../basics/locale.js";

/** Below, pitch-kept speech breaks up; above, nobody follows, and browsers begin to drop sound. */
export const SLOWEST = 0.5;
export const FASTEST = 4;

/** The steps of the keys and the ones offered at once. */
export const PRESETS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** The fine step. */
export const STEP = 0.05;

/**
 * The nearest speed there is.
 * @param {number} rate
 */
export function allowedRate(rate) {
  if (!Number.isFinite(rate)) return 1;
  const stepped = Math.round(rate / STEP) * STEP;
  return Number(Math.min(FASTEST, Math.max(SLOWEST, stepped)).toFixed(2));
}

/**
 * The next faster or slower preset.
 * @param {number} rate
 * @param {1 | -1} direction
 */
export function nextPreset(rate, direction) {
  const margin = STEP / 2;
  if (direction > 0) return PRESETS.find((preset) => preset > rate + margin) ?? FASTEST;
  return PRESETS.filter((preset) => preset < rate - margin).at(-1) ?? SLOWEST;
}

/**
 * One fine step on.
 * @param {number} rate
 * @param {1 | -1} direction
 */
export function fineStep(rate, direction) {
  return allowedRate(rate + direction * STEP);
}

/**
 * As it is shown: "1×", "1.25×", in German "1,25×".
 * @param {number} rate
 */
export function rateText(rate) {
  return `${formatNumber(rate, { maximumFractionDigits: 2 })}×`;
}
