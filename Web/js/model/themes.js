// @ts-check
// Pure: the themes that come with the page, and a person's own.

import { luminance, parseColour } from "./colours.js";

/**
 * The colours of paper, text, and what can be pressed, as `#rrggbb`; everything else is made from them.
 * @typedef {{paper: string, ink: string, accent: string}} Palette
 * @typedef {Palette & {id: string, name: string}} OwnTheme
 */

/** What comes with the page, light ones first. `light` and `dark` stand in tokens.css; here they are for the swatches. */
/** @type {Record<string, Palette>} */
export const palettes = {
  light: { paper: "#fdfcfa", ink: "#1f1e1b", accent: "#17616e" },
  sepia: { paper: "#f5ead6", ink: "#3f3125", accent: "#84481d" },
  sage: { paper: "#e3ebdf", ink: "#25302a", accent: "#2c6249" },
  grey: { paper: "#4a4b4e", ink: "#f1f0ee", accent: "#a9dbe4" },
  dark: { paper: "#191a1c", ink: "#eae8e3", accent: "#83c6d2" },
  black: { paper: "#000000", ink: "#c9c5bd", accent: "#7fbccb" },
};

/** Which one holds: by the device, one of those above, or one of a person's own. */
export const THEME = new RegExp(`^(auto|${Object.keys(palettes).join("|")}|own\\.[a-z0-9]{1,12})$`);
/** So many fit into a list that one can overlook. */
export const OWN_THEMES_LIMIT = 12;
/** In UTF-16 units: what a swatch has room for. */
export const THEME_NAME_LIMIT = 30;

/** @param {Palette} palette */
export function isDark({ paper, ink }) {
  const [ground, text] = [parseColour(paper), parseColour(ink)];
  return ground !== null && text !== null && luminance(ground) < luminance(text);
}

/** @param {unknown} value @returns {value is OwnTheme[]} */
export function areOwnThemes(value) {
  return (
    Array.isArray(value) &&
    value.length <= OWN_THEMES_LIMIT &&
    value.every(
      (theme) =>
        typeof theme === "object" &&
        theme !== null &&
        typeof theme.id === "string" &&
        /^own\.[a-z0-9]{1,12}$/.test(theme.id) &&
        typeof theme.name === "string" &&
        theme.name.length <= THEME_NAME_LIMIT &&
        [theme.paper, theme.ink, theme.accent].every((colour) => typeof colour === "string" && parseColour(colour)),
    )
  );
}

/**
 * The theme to be shown and its colours.
 * @param {{theme: string, byDay: string, byNight: string, own: OwnTheme[]}} chosen
 * @param {boolean} isNight whether the device is dark
 * @returns {{id: string, palette: Palette}}
 */
export function themeShown({ theme, byDay, byNight, own }, isNight) {
  const paletteOf = (/** @type {string} */ id) => palettes[id] ?? own.find((other) => other.id === id);
  // One of one's own may have been deleted elsewhere.
  const wanted = theme === "auto" || !paletteOf(theme) ? (isNight ? byNight : byDay) : theme;
  const id = paletteOf(wanted) ? wanted : isNight ? "dark" : "light";
  return { id, palette: paletteOf(id) ?? palettes.light };
}
