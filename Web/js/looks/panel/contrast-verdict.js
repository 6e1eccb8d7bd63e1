// @ts-check
// Pure: whether the colours of a theme can be told apart well enough to read.

import { BEST, ENOUGH, contrast, parseColour } from "../../model/colours.js";

/**
 * @typedef {object} Verdict
 * @property {number} ratio of the contrast between paper and ink, with one digit
 * @property {"best" | "enough" | "low"} level
 * @property {boolean} isAccentFaint
 */

/**
 * @param {Pick<import("../../model/themes.js").OwnTheme, "paper" | "ink" | "accent">} theme
 * @returns {Verdict | null} `null` where one of them is no colour
 */
export function contrastVerdict(theme) {
  const [paper, ink, accent] = [theme.paper, theme.ink, theme.accent].map(parseColour);
  if (!paper || !ink || !accent) return null;
  // Rounded down, so that it never says more than there is.
  const ratio = Math.floor(contrast(paper, ink) * 10) / 10;
  const level = ratio >= BEST ? "best" : ratio >= ENOUGH ? "enough" : "low";
  return { ratio, level, isAccentFaint: contrast(paper, accent) < ENOUGH };
}
