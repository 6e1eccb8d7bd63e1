// @ts-check
// Pure: how opaque the scrim over a background must be for legible text, whatever the picture is.

import { BLACK, ENOUGH, WHITE, contrast, hex, legible, mixed, parseColour } from "../model/colours.js";

/** A little more than is asked, because screens round. */
const SAFE = ENOUGH + 0.1;
/** In shares of opacity: a finer one is not seen. */
const STEP = 0.01;

/** @typedef {import("../model/themes.js").Palette} Palette */

/**
 * The darkest and the brightest that can come through.
 * @param {Palette} palette
 * @param {number} scrim
 */
function grounds({ paper }, scrim) {
  const colour = parseColour(paper) ?? WHITE;
  return [BLACK, WHITE].map((worst) => mixed(worst, colour, scrim));
}

/**
 * The least opacity of paper over any picture at all with which the text has the contrast that WCAG asks for, or nearly
 * what it has on plain paper, if somebody wants less than that.
 * @param {Palette} palette
 */
export function leastScrim(palette) {
  const ink = parseColour(palette.ink) ?? BLACK;
  const wanted = Math.min(SAFE, 0.95 * contrast(ink, parseColour(palette.paper) ?? WHITE));
  for (let scrim = 0; scrim < 1; scrim += STEP) {
    if (grounds(palette, scrim).every((ground) => contrast(ink, ground) >= wanted))
      return Math.round(scrim * 100) / 100;
  }
  return 1;
}

/**
 * The colour of links on such a picture.
 * @param {Palette} palette
 * @param {number} scrim
 */
export function accentOnScrim(palette, scrim) {
  return hex(legible(parseColour(palette.accent) ?? BLACK, grounds(palette, scrim), SAFE));
}
