// @ts-check
// Pure: which groups of a book's own style rules count beside what the reader has chosen.

/** The groups of rules, as the server names their classes. */
export const GROUPS = ["with-styles", "with-colors", "with-font", "with-spacing", "with-alignment"];

/** From here on a ground is light enough for colours that were chosen for white paper. */
const LIGHT_PAPER = 0.85;

/**
 * @param {{isWanted: boolean, paper: string, hasFont?: boolean, hasSpacing?: boolean, hasAlignment?: boolean}} choice `paper` is the
 *   ground's colour as the browser computes it; the others say what the reader has chosen for this text
 * @returns {string[]} the groups that count
 */
export function groupsOf({ isWanted, paper, hasFont = false, hasSpacing = false, hasAlignment = false }) {
  if (!isWanted) return [];
  const isLight = luminance(paper) >= LIGHT_PAPER;
  return GROUPS.filter(
    (group) =>
      ({ "with-colors": isLight, "with-font": !hasFont, "with-spacing": !hasSpacing, "with-alignment": !hasAlignment })[
        group
      ] ?? true,
  );
}

/**
 * The relative luminance of a colour (WCAG 2.2); 1 where it is not known, as paper is white.
 * @param {string} color `rgb(…)` or `rgba(…)`
 */
export function luminance(color) {
  const parts = /^rgba?\(([\d.]+)[, ]+([\d.]+)[, ]+([\d.]+)/.exec(color);
  if (!parts) return 1;
  const [red, green, blue] = parts.slice(1).map((part) => {
    const value = Number(part) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
