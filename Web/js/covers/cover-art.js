// @ts-check
// Pure: draws a generated cover as SVG, 100 wide and 150 high.

/** @typedef {import("./cover-design.js").CoverDesign} CoverDesign */
/** @typedef {import("./cover-design.js").Palette} Palette */

/** @param {CoverDesign} design @returns {string} */
export function coverArt(design) {
  const { ground } = design.palette;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 150" preserveAspectRatio="none">` +
    `<rect width="100" height="150" fill="${ground}"/>${drawings[design.layout](design)}</svg>`
  );
}

/**
 * The colours of a label stuck on: light, with dark letters.
 * @param {Palette} palette
 */
export function labelColours({ ground, ink }) {
  return isDark(ground) ? { ground: ink, ink: ground } : { ground: "#fdf9f0", ink };
}

/** @type {Record<string, (design: CoverDesign) => string>} */
const drawings = {
  label: (design) => patterned(design) + label(design, 14, 18, 72, 74),
  bands: (design) => patterned(design, 0.4) + band(design),
  frame: ({ palette }) =>
    frame(palette.second, 5.5, 1.1) + frame(palette.second, 8.2, 0.4) + ornament(palette.second, 50, 128),
  arcs: ({ palette, turn }) => arcs(palette.second, turn),
  initial: ({ palette, title }) => initial(palette.second, title),
  cloth: ({ palette }) =>
    `${weave(palette.ink)}<rect width="13" height="150" fill="${palette.second}"/>` +
    `<path d="M15 0v150" stroke="${palette.second}" stroke-width=".5"/>`,
  hills: ({ palette, turn }) => hills(palette.second, turn),
  rules: ({ palette }) => rules(palette.second),
};

/**
 * Tiles in the second colour: size, and what is drawn in one.
 * @type {[number, number, string][]}
 */
const tiles = [
  [8, 8, `<circle cx="2" cy="2" r=".9"/><circle cx="6" cy="6" r=".9"/>`],
  [10, 5, `<path d="M0 5a5 5 0 0 1 10 0M2 5a3 3 0 0 1 6 0" fill="none" stroke-width=".5"/>`],
  [8, 12, `<path d="M4 1 7 6 4 11 1 6z" fill="none" stroke-width=".6"/><circle cx="4" cy="6" r=".7"/>`],
  [12, 6, `<path d="M0 3c3-3 3-3 6 0s3 3 6 0" fill="none" stroke-width=".6"/>`],
  [
    9,
    9,
    `<path d="M4.5 2v5M2 4.5h5" fill="none" stroke-width=".6"/><circle cx="0" cy="0" r=".6"/><circle cx="9" cy="0" r=".6"/><circle cx="0" cy="9" r=".6"/><circle cx="9" cy="9" r=".6"/>`,
  ],
  [10, 14, `<path d="M5 1c3 3 3 7 0 10-3-3-3-7 0-10zM5 3v10" fill="none" stroke-width=".5"/>`],
  [6, 6, `<path d="M0 6 6 0" fill="none" stroke-width=".6"/>`],
];

/** @param {CoverDesign} design @param {number} [opacity] */
function patterned({ palette, pattern }, opacity = 0.75) {
  const [width, height, drawing] = tiles[pattern % tiles.length] ?? [8, 8, ""];
  return (
    `<defs><pattern id="p" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
    `<g fill="${palette.second}" stroke="${palette.second}" stroke-width="0" stroke-linecap="round">${drawing}</g></pattern></defs>` +
    `<rect width="100" height="150" fill="url(#p)" opacity="${opacity}"/>`
  );
}

/** @param {CoverDesign} design @param {number} x @param {number} y @param {number} width @param {number} height */
function label({ palette }, x, y, width, height) {
  const { ground, ink } = labelColours(palette);
  return (
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${ground}"/>` +
    `<rect x="${x + 1.8}" y="${y + 1.8}" width="${width - 3.6}" height="${height - 3.6}" fill="none" stroke="${ink}" stroke-width=".5" opacity=".7"/>`
  );
}

/** @param {CoverDesign} design */
function band({ palette }) {
  const { ground } = labelColours(palette);
  return (
    `<rect y="40" width="100" height="76" fill="${ground}"/>` +
    `<path d="M0 38.6h100M0 117.4h100" stroke="${palette.second}" stroke-width="1"/>`
  );
}

/** @param {string} colour @param {number} inset @param {number} weight */
function frame(colour, inset, weight) {
  return `<rect x="${inset}" y="${inset}" width="${100 - 2 * inset}" height="${150 - 2 * inset}" fill="none" stroke="${colour}" stroke-width="${weight}"/>`;
}

/** @param {string} colour @param {number} x @param {number} y */
function ornament(colour, x, y) {
  return (
    `<g transform="translate(${x} ${y})" fill="${colour}"><path d="M0-4 2.2 0 0 4-2.2 0z"/>` +
    `<path d="M4.5 0c3-2.5 6-2.5 9 0-3 2.5-6 2.5-9 0zM-4.5 0c-3-2.5-6-2.5-9 0 3 2.5 6 2.5 9 0z" opacity=".75"/></g>`
  );
}

/** @param {string} colour @param {number} turn */
function arcs(colour, turn) {
  const x = turn < 0.5 ? 78 - turn * 40 : 30 - turn * 12;
  const radii = [14, 23, 32, 41, 50];
  return radii
    .map((radius, index) =>
      index === 0
        ? `<circle cx="${x}" cy="134" r="${radius}" fill="${colour}"/>`
        : `<circle cx="${x}" cy="134" r="${radius}" fill="none" stroke="${colour}" stroke-width="${2.4 - index * 0.4}" opacity="${1 - index * 0.17}"/>`,
    )
    .join("");
}

const SERIF = "'Iowan Old Style',Charter,'Charis SIL',Cambria,'Noto Serif',Georgia,serif";

/** @param {string} colour @param {string} title */
function initial(colour, title) {
  const letter = title.match(/[\p{L}\p{N}]\p{M}*/u)?.[0] ?? "·";
  const escaped = letter.toLocaleUpperCase();
  return `<text x="50" y="139" font-family="${SERIF}" font-weight="700" font-size="104" text-anchor="middle" fill="${colour}" opacity=".42">${escaped}</text>`;
}

/**
 * A cloth's threads.
 * @param {string} colour
 */
function weave(colour) {
  return (
    `<defs><pattern id="w" width="2" height="2" patternUnits="userSpaceOnUse"><path d="M0 .5h1M1 1.5h1" stroke="${colour}" stroke-width=".3"/></pattern></defs>` +
    `<rect width="100" height="150" fill="url(#w)" opacity=".22"/>`
  );
}

/** @param {string} colour @param {number} turn */
function hills(colour, turn) {
  const lift = 8 * turn;
  const layer = (/** @type {number} */ y, /** @type {number} */ bend, /** @type {number} */ opacity) =>
    `<path d="M0 ${y}c22-${bend} 34-${bend} 52 0s30 ${bend} 48-${bend / 3}V150H0z" fill="${colour}" opacity="${opacity}"/>`;
  const sun = `<circle cx="${22 + 56 * turn}" cy="${92 - lift / 2}" r="9" fill="${colour}" opacity=".9"/>`;
  return sun + layer(108 - lift, 14 - lift, 0.35) + layer(120, 5 + lift, 0.55) + layer(134, 9, 0.9);
}

/** @param {string} colour */
function rules(colour) {
  return [0, 1, 2, 3, 4, 5]
    .map(
      (index) =>
        `<path d="M10 ${140 - index * 5}h80" stroke="${colour}" stroke-width="${(2.6 - index * 0.42).toFixed(2)}"/>`,
    )
    .join("");
}

/**
 * Whether a colour `#rrggbb` is darker than the middle.
 * @param {string} colour
 */
export function isDark(colour) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
}
