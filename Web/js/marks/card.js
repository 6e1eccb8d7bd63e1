// @ts-check
// Draws a quote with its source on a card.

import { hex, mixed, parseColour } from "../model/colours.js";
import { palettes } from "../model/themes.js";
import { PARAGRAPH_GAP, clamped, directionOf, fitted } from "./card-lines.js";
import { withPlainSpaces } from "./quote.js";

/** @typedef {{exact: string, title: string, authors: readonly string[], language: string | null}} Quoted */
/** @typedef {"light" | "sepia" | "dark"} CardLook */
/** @typedef {{quote: (size: number) => string, title: string, author: string}} Fonts */

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
export function drawCard(canvas, quoted, look) {
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  // Chinese characters look otherwise in Japanese.
  if (quoted.language) canvas.lang = quoted.language;
  const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  const style = getComputedStyle(document.documentElement);
  const fonts = fontsOf(style.getPropertyValue("--serif"), style.getPropertyValue("--sans"));
  const layout = cardLayout(quoted, fonts, (font) => (text) => {
    context.font = font;
    return context.measureText(text).width;
  });
  paint(context, layout, fonts, look);
  return { isCut: layout.isCut, text: layout.lines.map((line) => line.text).join(" ") };
}

/** @param {string} serif @param {string} sans families @returns {Fonts} */
function fontsOf(serif, sans) {
  return {
    quote: (size) => `400 ${size}px ${serif}`,
    title: `600 ${TITLE.size}px ${sans}`,
    author: `400 ${AUTHOR.size}px ${sans}`,
  };
}

/**
 * Which lines stand on the card, and how large the quote is.
 * @param {Quoted} quoted
 * @param {Fonts} fonts
 * @param {(font: string) => (text: string) => number} measure
 */
function cardLayout({ exact, title, authors }, fonts, measure) {
  const quote = withPlainSpaces(exact);
  const width = WIDTH - 2 * MARGIN - INSET;
  const titles = clamped(title, width, TITLE.rows, measure(fonts.title));
  const names = authors.length > 0 ? clamped(authors.join(", "), width, AUTHOR.rows, measure(fonts.author)) : [];
  const below = GAP + titles.length * TITLE.leading + names.length * AUTHOR.leading;
  const room = HEIGHT - 2 * MARGIN - below;
  const { size, lines, isCut } = fitted(quote, {
    sizes: SIZES,
    width,
    rows: (one) => Math.floor(room / (one * LEADING)),
    measure: (one) => measure(fonts.quote(one)),
  });
  const gaps = lines.filter(({ begins }) => begins).length * PARAGRAPH_GAP;
  const quoteHeight = (lines.length + gaps) * (size * LEADING);
  return { size, lines, isCut, titles, names, quoteHeight, below, direction: directionOf(quote) };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {ReturnType<typeof cardLayout>} layout
 * @param {Fonts} fonts
 * @param {CardLook} look
 */
function paint(context, { size, lines, titles, names, quoteHeight, below, direction }, fonts, look) {
  const { paper, ink, accent } = palettes[look];
  const isRight = direction === "rtl";
  context.fillStyle = paper;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.textBaseline = "middle";
  context.textAlign = isRight ? "right" : "left";
  let top = (HEIGHT - quoteHeight - below) / 2;
  context.fillStyle = accent;
  context.fillRect(isRight ? WIDTH - MARGIN - BAR : MARGIN, top, BAR, quoteHeight);
  const x = isRight ? WIDTH - MARGIN - INSET : MARGIN + INSET;
  /** @param {string} text @param {string} font @param {string} colour @param {number} step @param {"ltr" | "rtl"} way */
  const put = (text, font, colour, step, way = directionOf(text)) => {
    context.font = font;
    context.fillStyle = colour;
    context.direction = way;
    context.fillText(text, x, top + step / 2);
    top += step;
  };
  const leading = size * LEADING;
  for (const { text, begins } of lines) {
    if (begins) top += leading * PARAGRAPH_GAP;
    // A line that begins with a foreign word is one of the quote's.
    put(text, fonts.quote(size), ink, leading, isRight ? "rtl" : "ltr");
  }
  top += GAP;
  for (const text of titles) put(text, fonts.title, ink, TITLE.leading);
  const soft = softened(ink, paper);
  for (const text of names) put(text, fonts.author, soft, AUTHOR.leading);
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
