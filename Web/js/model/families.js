// @ts-check
// Pure: the font families to choose from. Each is a stack of fonts that devices have; the page fetches none from
// elsewhere. Devices hardly ever have fonts for readers with dyslexia, so the page brings one: css/fonts.css.

/** @typedef {"book" | "oldStyle" | "modern" | "slab" | "sans" | "humanist" | "mono" | "dyslexic"} FamilyName */

/** @type {Record<FamilyName, string>} */
export const families = {
  book: "var(--serif)",
  oldStyle:
    '"Hoefler Text", "EB Garamond", Garamond, "Adobe Garamond Pro", "Palatino Linotype", Palatino, "URW Palladio L", P052, "Book Antiqua", serif',
  modern:
    '"New York", "Libre Baskerville", Baskerville, "Baskerville Old Face", "Times New Roman", "Nimbus Roman", "Liberation Serif", Tinos, serif',
  slab: '"Rockwell Nova", Rockwell, "Roboto Slab", "Zilla Slab", "Sitka Small", "DejaVu Serif", "Noto Serif", serif',
  sans: "var(--sans)",
  humanist:
    'Seravek, "Gill Sans Nova", Optima, "Source Sans 3", Ubuntu, Calibri, Candara, "Open Sans", "DejaVu Sans", sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "Liberation Mono", Menlo, monospace',
  dyslexic: '"Vorleser OpenDyslexic", "OpenDyslexic", "Atkinson Hyperlegible", "Lexie Readable", sans-serif',
};

/** One of those, or a font of one's own by its id. */
export const FAMILY = new RegExp(`^(${Object.keys(families).join("|")}|own\\.[0-9a-f]{16})$`);

/**
 * What the page calls an uploaded font, so that none on the device is meant.
 * @param {string} id
 */
export const ownFamily = (id) => `Vorleser own ${id}`;

/**
 * The value of `font-family`.
 * @param {string} name
 */
export function familyStack(name) {
  const own = /^own\.([0-9a-f]{16})$/.exec(name);
  if (own) return `"${ownFamily(own[1])}", var(--serif)`;
  return families[/** @type {FamilyName} */ (name)] ?? families.book;
}
