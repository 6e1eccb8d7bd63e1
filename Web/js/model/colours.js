// @ts-check
// Pure: arithmetic with colours. Contrast follows WCAG 2.

/** @typedef {[number, number, number]} Colour red, green and blue as the screen takes them, 0…1 */

/** What WCAG 2.2 asks of text (1.4.3, AA), of large text and the edges of controls (1.4.11), and at best (1.4.6, AAA). */
export const ENOUGH = 4.5;
export const ENOUGH_FOR_EDGES = 3;
export const BEST = 7;

/** @param {string} text `#rrggbb` @returns {Colour | null} */
export function parseColour(text) {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(text);
  return match && [parseInt(match[1], 16) / 255, parseInt(match[2], 16) / 255, parseInt(match[3], 16) / 255];
}

/** @param {Colour} colour */
export function hex(colour) {
  return `#${colour
    .map((part) =>
      Math.round(clamp(part) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/**
 * Relative luminance, 0 for black, 1 for white.
 * @param {Colour} colour
 */
export function luminance(colour) {
  const [red, green, blue] = colour.map(linear);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * From 1 for two that are alike to 21 for black and white.
 * @param {Colour} one
 * @param {Colour} other
 */
export function contrast(one, other) {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** @param {Colour} one @param {Colour} other @param {number} share of the other, 0…1 @returns {Colour} */
export function mixed(one, other, share) {
  return /** @type {Colour} */ (one.map((part, index) => part + (other[index] - part) * share));
}

/**
 * The colour itself, or the nearest one, made darker or lighter, that stands out enough from every ground.
 * @param {Colour} colour
 * @param {Colour[]} grounds the most important one first
 * @param {number} ratio
 * @returns {Colour}
 */
export function legible(colour, grounds, ratio) {
  const enough = (/** @type {Colour} */ candidate) => grounds.every((ground) => contrast(candidate, ground) >= ratio);
  if (enough(colour)) return colour;
  const end = [BLACK, WHITE].find(enough);
  // Between dark and light grounds nothing stands out from all of them: the first counts.
  if (!end) return grounds.length > 0 && contrast(WHITE, grounds[0]) > contrast(BLACK, grounds[0]) ? WHITE : BLACK;
  let [low, high] = [0, 1];
  // A step is less than the eye sees after eight halvings; the rest makes up for rounding.
  for (let round = 0; round < 12; round += 1) {
    const middle = (low + high) / 2;
    if (enough(rounded(mixed(colour, end, middle)))) high = middle;
    else low = middle;
  }
  return rounded(mixed(colour, end, high));
}

/**
 * The mixture nearest to the ground that still stands out enough from every one of them.
 * @param {Colour} ink
 * @param {Colour} paper
 * @param {Colour[]} grounds
 * @param {number} ratio
 * @returns {Colour}
 */
export function faded(ink, paper, grounds, ratio) {
  for (let share = 0.7; share > 0; share -= 0.02) {
    const candidate = rounded(mixed(ink, paper, share));
    if (grounds.every((ground) => contrast(candidate, ground) >= ratio)) return candidate;
  }
  return legible(ink, grounds, ratio);
}

/** @type {Colour} */
export const BLACK = [0, 0, 0];
/** @type {Colour} */
export const WHITE = [1, 1, 1];
/** @param {number} part */
const clamp = (part) => Math.min(1, Math.max(0, part));
/** @param {number} part */
const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
/**
 * As it is written, so that what was measured is what is shown.
 * @param {Colour} colour
 * @returns {Colour}
 */
const rounded = (colour) => /** @type {Colour} */ (colour.map((part) => Math.round(clamp(part) * 255) / 255));
