// @ts-check
// Applies the chosen theme to the page and the chosen typography to a book's text, and updates both with the settings.

import { concerns, settings } from "../settings/settings.js";
import { ownFonts } from "./own-fonts.js";
import { isDark, themeShown } from "../model/themes.js";
import { tokensOf } from "./tokens.js";
import { attributesOf, propertiesOf, typographyNames } from "./typography.js";

/** @typedef {import("./typography.js").Typography} Typography */

/** The settings that colours come from. */
const COLOURS = ["theme", "byDay", "byNight", "ownThemes", "dimming"];
/** What css/base.css has by itself. */
const PLAIN = new Set(["light", "dark"]);

const night = matchMedia("(prefers-color-scheme: dark)");
/**
 * The book whose own settings hold, while one is open.
 * @type {number | undefined}
 */
let current;
/** @type {string[]} */
let applied = [];
/** @type {HTMLElement | null} */
let shade = null;

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
  const { id, palette } = shownTheme();
  const root = document.documentElement;
  root.dataset.theme = isDark(palette) ? "dark" : "light";
  root.dataset.palette = id;
  const tokens = PLAIN.has(id) ? {} : tokensOf(palette);
  for (const name of applied) if (!(name in tokens)) root.style.removeProperty(name);
  for (const [name, value] of Object.entries(tokens)) root.style.setProperty(name, value);
  applied = Object.keys(tokens);
  tellBrowser();
  dim(settings.value("dimming", current));
}

/** The colour of the browser's own bars. */
function tellBrowser() {
  const canvas = getComputedStyle(document.documentElement).getPropertyValue("--canvas").trim();
  const style = getComputedStyle(document.documentElement).backgroundColor;
  for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
    meta.removeAttribute("media");
    meta.setAttribute("content", canvas.startsWith("#") ? canvas : style);
  }
}

/** @param {number} share of the light that is taken away */
function dim(share) {
  if (share > 0 && !shade) {
    shade = document.createElement("div");
    shade.className = "shade";
    document.body.append(shade);
  }
  if (!shade) return;
  shade.style.opacity = String(share);
  // Dialogs are above everything else, so they are darkened by themselves.
  document.documentElement.style.setProperty("--light", String(1 - share));
  document.documentElement.toggleAttribute("data-dimmed", share > 0);
  shade.hidden = share === 0;
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
