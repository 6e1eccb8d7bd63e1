// @ts-check
// Pure: which designed pages stand side by side, and their scale.

/**
 * @typedef {{index: number, side: "left" | "right" | "center" | null, layout: string}} PageInfo
 * @typedef {{left: number | null, right: number | null, center: number | null}} SpreadOf indexes of chapters, by their place on the screen
 * @typedef {import("../text/designed-box.js").Size} Size
 */

/** Shown side by side only when the window is this much wider than high. */
const WIDE = 1.05;

/**
 * Whether two pages stand side by side.
 * @param {"auto" | "none" | "landscape" | "both"} wanted by the book
 * @param {Size} area what there is room for
 */
export function hasSpreads(wanted, { width, height }) {
  if (wanted === "none") return false;
  return wanted === "both" ? width > height / 2 : width > height * WIDE;
}

/**
 * All spreads of a book in reading order.
 * @param {PageInfo[]} pages in spine order
 * @param {{isWide: boolean, isRightToLeft: boolean}} options
 * @returns {SpreadOf[]}
 */
export function spreadsOf(pages, { isWide, isRightToLeft }) {
  if (!isWide) return pages.map(({ index }) => alone(index));
  /** @type {["left" | "right", "left" | "right"]} */
  const [first, second] = isRightToLeft ? ["right", "left"] : ["left", "right"];
  /** @type {SpreadOf[]} */
  const spreads = [];
  /** @type {SpreadOf | null} the spread that has room for a second page */
  let open = null;
  for (const { index, side, layout } of pages) {
    if (side === "center" || layout !== "pre-paginated") {
      spreads.push(alone(index));
      open = null;
      continue;
    }
    // A book begins on its right page, that is the second place; what follows takes the place that is free.
    /** @type {"left" | "right"} */
    const place = side ?? (spreads.length === 0 ? second : open ? second : first);
    if (place === second && open && open[second] === null) {
      open[second] = index;
      open = null;
    } else {
      /** @type {SpreadOf} */
      const spread = { left: null, right: null, center: null };
      spread[place] = index;
      spreads.push(spread);
      open = place === first ? spread : null;
    }
  }
  // Two sides of which one is empty are a page alone.
  return spreads;
}

/** @param {number} index @returns {SpreadOf} */
function alone(index) {
  return { left: null, right: null, center: index };
}

/** @param {SpreadOf} spread @param {boolean} isRightToLeft @returns {number[]} its pages in reading order */
export function pagesIn({ left, right, center }, isRightToLeft) {
  const order = isRightToLeft ? [right, center, left] : [left, center, right];
  return order.flatMap((index) => (index === null ? [] : [index]));
}

/**
 * By what pages side by side are scaled to fit; they get the same height.
 * @param {Size[]} sizes of the pages, one or two
 * @param {Size} area
 * @returns {number[]} one for each page
 */
export function scalesOf(sizes, area) {
  const height = Math.max(...sizes.map((size) => size.height));
  const even = sizes.map((size) => height / size.height);
  const width = sizes.reduce((sum, size, index) => sum + size.width * even[index], 0);
  const scale = Math.min(area.width / width, area.height / height);
  return even.map((factor) => factor * scale);
}

/**
 * The spread that holds a chapter.
 * @param {SpreadOf[]} spreads
 * @param {number} chapter
 */
export function spreadWith(spreads, chapter) {
  return Math.max(
    0,
    spreads.findIndex(({ left, right, center }) => [left, right, center].includes(chapter)),
  );
}
