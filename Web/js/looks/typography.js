// @ts-check
// Pure: turns typography settings into the custom properties and attributes of css/text.css.

import { familyStack } from "../model/families.js";

/** The width of a letter in a book's text, as a share of the size: the mean of English in the faces of css/tokens.css. */
const LETTER_WIDTH = 0.46;
/** What one CSS pixel is in `rem` where the device's text size is the usual one. */
const PIXEL = 1 / 16;

/**
 * @typedef {object} Typography
 * @property {string} fontFamily
 * @property {number} fontSize
 * @property {number} fontWeight
 * @property {number} lineHeight
 * @property {number} letterSpacing
 * @property {number} wordSpacing
 * @property {number} lineLength
 * @property {number} margins
 * @property {"start" | "justify"} alignment
 * @property {"auto" | "off" | "publisher"} hyphenation
 * @property {"indent" | "space"} paragraphs
 * @property {boolean} publisherStyles
 */

/** @type {(keyof Typography)[]} */
export const typographyNames = [
  "fontFamily",
  "fontSize",
  "fontWeight",
  "lineHeight",
  "letterSpacing",
  "wordSpacing",
  "lineLength",
  "margins",
  "alignment",
  "hyphenation",
  "paragraphs",
  "publisherStyles",
];

/** @param {number} value */
const short = (value) => String(Math.round(value * 1e4) / 1e4);

/**
 * Custom properties by name.
 * @param {Typography} set
 * @returns {Record<string, string>}
 */
export function propertiesOf(set) {
  return {
    "--text-family": familyStack(set.fontFamily),
    "--text-size": `${short(set.fontSize * PIXEL)}rem`,
    "--text-weight": short(set.fontWeight),
    "--text-leading": short(set.lineHeight),
    "--text-tracking": set.letterSpacing === 0 ? "normal" : `${short(set.letterSpacing)}em`,
    "--text-word-space": set.wordSpacing === 0 ? "normal" : `${short(set.wordSpacing)}em`,
    "--measure": `${short(set.lineLength * LETTER_WIDTH * set.fontSize * PIXEL)}rem`,
    "--margins": short(set.margins),
  };
}

/**
 * Attributes by name, without `data-`.
 * @param {Typography} set
 * @returns {Record<string, string>}
 */
export function attributesOf(set) {
  return {
    alignment: set.alignment,
    hyphenation: set.hyphenation,
    paragraphs: set.paragraphs,
    styles: set.publisherStyles ? "publisher" : "own",
  };
}

/** Steps of the size, in CSS pixels: small ones where letters are small. */
const SIZES = [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 24, 26, 28, 30, 33, 36, 40, 44, 48];

/**
 * The next larger or smaller size.
 * @param {number} size
 * @param {1 | -1} direction
 */
export function nextSize(size, direction) {
  const found = direction > 0 ? SIZES.find((other) => other > size) : SIZES.filter((other) => other < size).at(-1);
  return found ?? size;
}
