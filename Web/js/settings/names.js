// @ts-check
// Every setting that the server keeps, one line each: its default, and the values that it accepts.

import { FASTEST, SLOWEST, USUAL } from "../model/auto-pace.js";
import { FAMILY } from "../model/families.js";
import { THEME, areOwnThemes } from "../model/themes.js";
import { areFilters } from "../model/book-filters.js";
import { areColumns, usualColumns } from "../model/list-columns.js";
import { COLORS, STYLES } from "../model/mark.js";
import { languages } from "../basics/locale.js";
import { any, flag, number, oneOf, text } from "./kinds.js";

/** @type {import("../model/themes.js").OwnTheme[]} */
const noThemes = [];
/** @type {string[]} */
const noKeys = [];
/** More than there are keys. */
const KEYS_LIMIT = 100;

/** @type {import("../model/book-filters.js").StoredFilters} */
const noFilters = [];

export const names = {
  // What is heard: the name of a voice, empty for the usual one.
  voice: text("", 64, /^[a-z0-9_.-]*$/i),

  // How fast it is read: in a book as it was set there, else as it was set last.
  speed: number(1, 0.5, 4),

  // What a tap on a word does, and a click; where a tap turns the page.
  tapAction: oneOf("speak", "bars", "define"),
  clickAction: oneOf("speak", "bars", "define"),
  tapZones: oneOf("normal", "swapped", "off"),
  zoneSize: oneOf("medium", "small", "large"),

  // How the library is sorted, and which of its books are shown.
  libraryOrder: oneOf("read", "added", "title", "author", "series", "progress", "length", "rating"),
  libraryFilters: any(noFilters, areFilters),

  // How the library shows them: as covers or as rows with these columns, and by what they are divided.
  libraryView: oneOf("grid", "compact", "list"),
  libraryColumns: any(usualColumns, areColumns),
  libraryGroup: oneOf("none", "author", "series", "collection"),

  // How the book is shown.
  mode: oneOf("scroll", "paged"),
  columns: oneOf("auto", 1, 2),
  animation: flag(true),
  publisherStyles: flag(true),
  designedAsText: flag(false),
  drawnPages: flag(false),
  pageTurn: oneOf(0, 1, 2, 3),

  // Letters. Size in CSS pixels on a device whose own text size is the usual one; spaces in shares of it.
  fontFamily: text("book", 20, FAMILY),
  fontSize: number(19, 11, 48),
  fontWeight: number(400, 300, 700),
  lineHeight: number(1.6, 1.1, 2.4),
  letterSpacing: number(0, -0.03, 0.2),
  wordSpacing: number(0, -0.1, 0.6),

  // The page. The longest line in letters of usual width; margins as a share of the usual ones.
  lineLength: number(66, 30, 130),
  margins: number(1, 0.2, 3),
  alignment: oneOf("start", "justify"),
  hyphenation: oneOf("auto", "off", "publisher"),
  paragraphs: oneOf("indent", "space"),

  // Colours. `byDay` and `byNight` are for `auto`; `dimming` is how much light is taken away.
  theme: text("auto", 20, THEME),
  byDay: text("light", 20, THEME),
  byNight: text("dark", 20, THEME),
  ownThemes: any(noThemes, areOwnThemes),
  dimming: number(0, 0, 0.85),

  // A picture behind the text by its id, and how much paper lies over it: from as much as reading needs to nearly all.
  background: text("none", 16, /^(none|[0-9a-f]{16})$/),
  backgroundScrim: number(0.5, 0, 1),

  // What helps the eye: the ruler, and how many words a minute the text goes by itself.
  ruler: oneOf("off", "line", "focus"),
  autoPace: number(USUAL, SLOWEST, FASTEST),

  // What the next mark gets: that of the last one.
  markColor: oneOf(...COLORS),
  markStyle: oneOf(...STYLES),

  // Whether it is recorded how long one reads; goals: minutes a day and books a year, 0 for none.
  readingSessions: flag(true),
  goalMinutes: number(0, 0, 1440),
  goalBooks: number(0, 0, 1000),

  // Keys: whether letters and signs alone are any, and the names of those that are switched off.
  letterKeys: flag(true),
  keysOff: any(
    noKeys,
    (value) => Array.isArray(value) && value.length <= KEYS_LIMIT && value.every((name) => typeof name === "string"),
  ),

  // The language of the interface; `auto` is the browser's.
  language: oneOf("auto", ...languages),
};

/** @typedef {keyof typeof names} SettingName */
/**
 * @template {SettingName} N
 * @typedef {(typeof names)[N]["fallback"]} SettingOf
 */
