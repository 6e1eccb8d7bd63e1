// @ts-check
// Applies the chosen theme to the page and the chosen typography to a book's text, and updates both with the settings.

import { concerns, settings } from "../settings/settings.js";
import { ownFonts } from "./own-fonts.js";
import { themeShown } from "../model/themes.js";
import { dim, putOn } from "./put-on.js";
import { attributesOf, propertiesOf, typographyNames } from "./typography.js";

/** @typedef {import("./typography.js").Typography} Typography */

/** The settings that colours come from. */
const COLOURS = ["theme", "byDay", "byNight", "ownThemes", "dimming"];

const night = matchMedia("(prefers-color-scheme: dark)");
/**
 * The book whose own settings hold, while one is open.
 * @type {number | undefined}
 */
let current;

/** The theme that is on the page. */
export function shownTheme() {
  return themeShown(
    {
      theme: settings.value("theme", current),
      byDay: settings.value("byDay", current),
      byNight: settings.value("byNight", current),
      own: settings.value("ownThemes"),
    },
    night.matches,
  );
}

/** Called once, before anything is shown. */
export function applyTheme() {
  apply();
  night.addEventListener("change", apply);
  settings.addEventListener("change", (event) => {
    if (concerns(event, COLOURS, current)) apply();
  });
}

/**
 * The colours of a book, as long as it is open.
 * @param {number} book
 * @param {AbortSignal} signal
 */
export function applyThemeOf(book, signal) {
  current = book;
  apply();
  signal.addEventListener("abort", () => {
    if (current !== book) return;
    current = undefined;
    apply();
  });
}

function apply() {
  putOn(shownTheme());
  dim(settings.value("dimming", current));
}

/** @param {number} book @returns {Typography} */
function typographyOf(book) {
  return /** @type {any} */ (Object.fromEntries(typographyNames.map((name) => [name, settings.value(name, book)])));
}

/**
 * Sets a book's text as was chosen, and again whenever that changes.
 * @param {HTMLElement} element
 * @param {number} book
 * @param {AbortSignal} signal
 */
export function typeset(element, book, signal) {
  const set = () => {
    const chosen = typographyOf(book);
    ownFonts.use(chosen.fontFamily);
    for (const [name, value] of Object.entries(propertiesOf(chosen))) element.style.setProperty(name, value);
    Object.assign(element.dataset, attributesOf(chosen));
  };
  settings.addEventListener(
    "change",
    (event) => {
      if (concerns(event, typographyNames, book)) set();
    },
    { signal },
  );
  set();
}
