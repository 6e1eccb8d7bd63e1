// @ts-check
// Pure: when a page is too large for one picture, and which parts it is drawn in.

/** @typedef {import("../fixed/spreads.js").Size} Size */

/** The widest picture of a whole page that the server draws, and its most rows and pixels. */
const WIDEST = 4096;
const HIGHEST = 8192;
const MOST_PIXELS = 1 << 24;
/** The widest page that the server draws in tiles, and the pixels of each side of one. */
const WIDEST_TILED = 65_536;
const TILE = 1024;

/**
 * How wide the picture of a whole page is when it is asked for as wide as can be.
 * @param {Size} size of the page
 * @returns {number} pixels
 */
export function widestWhole({ width, height }) {
  const ratio = height / width;
  return Math.floor(Math.min(WIDEST, HIGHEST / ratio, Math.sqrt(MOST_PIXELS / ratio)));
}

/**
 * @typedef {{column: number, row: number, left: number, top: number, width: number, height: number}} Tile
 *   edges as shares of the page, 0…1
 */

/**
 * The tiles of a page.
 * @param {Size} size of the page
 * @param {number} width of the whole page, in pixels
 * @returns {{width: number, tiles: Tile[]}} none for a page that one picture is enough for; the width that can be asked for
 */
export function tilesOf(size, width) {
  const asked = Math.min(width, WIDEST_TILED);
  if (asked <= widestWhole(size)) return { width: asked, tiles: [] };
  const height = Math.round((asked * size.height) / size.width);
  /** @type {Tile[]} */
  const tiles = [];
  for (let row = 0; row * TILE < height; row += 1) {
    for (let column = 0; column * TILE < asked; column += 1) {
      const [left, top] = [column * TILE, row * TILE];
      tiles.push({
        column,
        row,
        left: left / asked,
        top: top / height,
        width: Math.min(TILE, asked - left) / asked,
        height: Math.min(TILE, height - top) / height,
      });
    }
  }
  return { width: asked, tiles };
}
