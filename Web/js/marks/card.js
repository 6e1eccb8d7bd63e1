// @ts-check
// Draws a quote with its source on a card.

import { hex, mixed, parseColour } from "../model/colours.js";
import { palettes } from "../model/themes.js";
import { PARAGRAPH_GAP, clamped, directionOf, fitted } from "./card-lines.js";
import { withPlainSpaces } from "./quote.js";

/** @typedef {{exact: string, title: string, authors: readonly string[], language: string | null}} Quoted */
/** @typedef {"light" | "sepia" | "dark"} CardLook */

/** @type {readonly CardLook[]} */
export const cardLooks = ["light", "sepia", "dark"];

/** Four to five, the upright form that the places where pictures are shared cut least, in pixels. */
const WIDTH = 1080;
const HEIGHT = 1350;
const MARGIN = 104;
/** Between the bar at the side and the words, with the bar. */
const INSET = 44;
const BAR = 8;
/** Sizes of the quote, the largest first; at the smallest one a card on a phone can still be read. */
const SIZES = [76, 66, 58, 50, 44, 38];
const LEADING = 1.42;
const TITLE = { size: 36, leading: 48, rows: 2 };
const AUTHOR = { size: 32, leading: 44, rows: 2 };
/** Between quote and title. */
const GAP = 72;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {Quoted} quoted
 * @param {CardLook} look
 * @returns {{isCut: boolean, text: string}} what of the quote is on the card
 */
export function drawCard(canvas, { exact, title, authors, language }, look) {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  // Chinese characters look otherwise in Japanese.
  if (language) canvas.lang = language;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const { paper, ink, accent } = palettes[look];
  const style = getComputedStyle(document.documentElement);
  const serif = style.getPropertyValue("--serif");
  const sans = style.getPropertyValue("--sans");
  const quote = withPlainSpaces(exact);
  const isRight = directionOf(quote) === "rtl";
  const width = WIDTH - 2 * MARGIN - INSET;
  /** @param {string} font */
  const measure = (font) => (/** @type {string} */ text) => {
    context.font = font;
    return context.measureText(text).width;
  };
  const titleFont = `600 ${TITLE.size}px ${sans}`;
  const authorFont = `400 ${AUTHOR.size}px ${sans}`;
  const titleLines = clamped(title, width, TITLE.rows, measure(titleFont));
  const authorLines = authors.length > 0 ? clamped(authors.join(", "), width, AUTHOR.rows, measure(authorFont)) : [];
  const below = GAP + titleLines.length * TITLE.leading + authorLines.length * AUTHOR.leading;
  const room = HEIGHT - 2 * MARGIN - below;
  const { size, lines, isCut } = fitted(quote, {
    sizes: SIZES,
    width,
    rows: (one) => Math.floor(room / (one * LEADING)),
    measure: (one) => measure(`400 ${one}px ${serif}`),
  });
  const leading = size * LEADING;
  const gaps = lines.filter(({ begins }) => begins).length * PARAGRAPH_GAP;
  const quoteHeight = (lines.length + gaps) * leading;

  context.fillStyle = paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textBaseline = "middle";
  context.textAlign = isRight ? "right" : "left";
  let top = (HEIGHT - quoteHeight - below) / 2;
  context.fillStyle = accent;
  context.fillRect(isRight ? WIDTH - MARGIN - BAR : MARGIN, top, BAR, quoteHeight);
  const x = isRight ? WIDTH - MARGIN - INSET : MARGIN + INSET;
  /** @param {string} text @param {string} font @param {string} colour @param {number} step */
  const put = (text, font, colour, step) => {
    context.font = font;
    context.fillStyle = colour;
    context.direction = directionOf(text);
    context.fillText(text, x, top + step / 2);
    top += step;
  };
  const quoteDirection = isRight ? "rtl" : "ltr";
  for (const { text, begins } of lines) {
    if (begins) top += leading * PARAGRAPH_GAP;
    context.font = `400 ${size}px ${serif}`;
    context.fillStyle = ink;
    // A line that begins with a foreign word is one of the quote's.
    context.direction = quoteDirection;
    context.fillText(text, x, top + leading / 2);
    top += leading;
  }
  top += GAP;
  for (const text of titleLines) put(text, titleFont, ink, TITLE.leading);
  const soft = softened(ink, paper);
  for (const text of authorLines) put(text, authorFont, soft, AUTHOR.leading);
  return { isCut, text: lines.map((line) => line.text).join(" ") };
}

/**
 * Stands out less than the ink, and still enough to be read.
 * @param {string} ink
 * @param {string} paper
 */
function softened(ink, paper) {
  const [one, other] = [parseColour(ink), parseColour(paper)];
  return one && other ? hex(mixed(one, other, 0.25)) : ink;
}
