// @ts-check
// Pure: computes every colour of css/tokens.css from three, legible whatever those are.

import {
  BLACK,
  ENOUGH,
  ENOUGH_FOR_EDGES,
  WHITE,
  contrast,
  faded,
  hex,
  legible,
  luminance,
  mixed,
  parseColour,
} from "../model/colours.js";

/**
 * @typedef {import("../model/colours.js").Colour} Colour
 * @typedef {import("../model/themes.js").Palette} Palette
 */

/** A little more than is asked, because grounds are mixed with what lies under them. */
const SAFE = ENOUGH + 0.1;
const SAFE_EDGE = ENOUGH_FOR_EDGES + 0.05;

/** @type {Record<string, Colour>} */
const hues = { danger: [0.66, 0.17, 0.14], caution: [0.52, 0.33, 0], amber: [1, 0.835, 0.447], brown: [0.11, 0.08, 0] };

/**
 * Custom properties by name.
 * @param {Palette} palette
 * @returns {Record<string, string>}
 */
export function tokensOf(palette) {
  const paper = parseColour(palette.paper) ?? WHITE;
  const chosen = parseColour(palette.ink) ?? BLACK;
  const isDark = luminance(paper) < luminance(chosen);
  const canvas = mixed(paper, chosen, isDark ? 0.025 : 0.03);
  const surface = isDark ? mixed(paper, chosen, 0.05) : mixed(paper, WHITE, 0.5);
  const sunken = isDark ? mixed(paper, BLACK, 0.35) : mixed(paper, chosen, 0.07);
  const grounds = [paper, canvas, surface, sunken];
  // Around the book everything can be read, even if somebody wants its text fainter than that.
  const ink = legible(chosen, grounds, SAFE);
  const wash = (/** @type {Colour} */ colour, /** @type {number} */ share) => mixed(paper, colour, share);
  const [dangerWash, cautionWash] = [wash(hues.danger, 0.08), wash(hues.caution, 0.08)];
  const danger = legible(hues.danger, [...grounds, dangerWash], SAFE);
  const caution = legible(hues.caution, [...grounds, cautionWash], SAFE);
  const accentWash = wash(parseColour(palette.accent) ?? ink, 0.1);
  const accent = legible(parseColour(palette.accent) ?? ink, [...grounds, accentWash], SAFE);
  const sentence = wash(accent, isDark ? 0.2 : 0.16);
  // A word must be told from the sentence around it, not by its colour alone.
  const word = legible(hues.amber, isDark ? [paper, sentence] : [], ENOUGH_FOR_EDGES);
  const alpha = (/** @type {Colour} */ colour, /** @type {number} */ share) =>
    `color-mix(in srgb, ${hex(colour)} ${share}%, transparent)`;
  const colours = {
    canvas,
    paper,
    surface,
    sunken,
    ink,
    accent,
    danger,
    caution,
    "text-ink": chosen,
    "ink-soft": faded(ink, paper, [...grounds, accentWash, mixed(surface, ink, 0.08)], SAFE),
    "ink-faint": faded(ink, paper, grounds, SAFE_EDGE),
    line: mixed(paper, ink, 0.13),
    "line-strong": faded(ink, paper, grounds, SAFE_EDGE),
    "accent-hover": mixed(accent, isDark ? WHITE : BLACK, 0.25),
    "on-accent": contrast(accent, WHITE) >= contrast(accent, BLACK) ? WHITE : BLACK,
    "accent-wash": accentWash,
    "danger-wash": dangerWash,
    "caution-wash": cautionWash,
    "mark-sentence": sentence,
    "mark-sentence-ink": legible(chosen, [sentence], SAFE),
    "mark-word": word,
    "mark-word-ink": legible(hues.brown, [word], SAFE),
    selection: wash(accent, isDark ? 0.34 : 0.24),
  };
  return {
    ...Object.fromEntries(Object.entries(colours).map(([name, colour]) => [`--${name}`, hex(colour)])),
    "--hover": alpha(ink, 7),
    "--pressed": alpha(ink, 13),
    "--scrim": isDark ? "rgb(0 0 0 / 0.6)" : alpha(ink, 38),
  };
}
