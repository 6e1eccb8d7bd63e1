// @ts-check
// The language of the interface, and numbers and dates in it.

import { SettingsCopy } from "./settings-copy.js";
import { ownName } from "./address.js";
import { personal } from "./storage.js";

/** The key under which an older version kept the language, for everybody who uses this browser. */
const KEY = "vorleser.language";
/**
 * The languages of the interface. A person who speaks none of them gets the first.
 * @typedef {"en" | "de" | "fr" | "es" | "zh" | "ja"} Language
 * @type {readonly Language[]}
 */
export const languages = ["en", "de", "fr", "es", "zh", "ja"];
/** Chinese in traditional characters, which the interface does not have. */
const TRADITIONAL = /^zh-(hant|tw|hk|mo)\b/;

/** What was once chosen for this browser. */
export function languageOfBrowser() {
  try {
    return globalThis.localStorage?.getItem(ownName(KEY)) ?? null;
  } catch {
    return null;
  }
}

/** What was chosen as the setting `language`. Texts are needed before the settings are: so it is read from their copy. */
function chosenLanguage() {
  const chosen = new SettingsCopy(personal).values(null).language ?? languageOfBrowser();
  return typeof chosen === "string" ? chosen : "";
}

/** @param {readonly string[]} wanted tags, the most wanted first @returns {Language} */
export function languageFor(wanted) {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const language = languages.find((known) => known === lower.split("-")[0]);
    if (language && !TRADITIONAL.test(lower)) return language;
  }
  return languages[0];
}

const preferred = globalThis.navigator?.languages ?? [];
/** The language of the interface. */
export const language = languageFor([chosenLanguage(), ...preferred]);
/** For numbers and dates: the reader's own variety of that language where the browser names one. */
export const locale = preferred.find((tag) => tag.toLowerCase().split("-")[0] === language) ?? language;

/** @param {number} number @param {Intl.NumberFormatOptions} [options] */
export const formatNumber = (number, options) => new Intl.NumberFormat(locale, options).format(number);
/** What 0.29 × 100 lacks of 29, and less than anybody can see. */
const ROUNDING = 1e-6;
/**
 * A share in whole per cent, as every number of per cent in the page is made: only the whole is 100 %, and nothing is said twice with
 * different numbers.
 * @param {number} fraction
 */
export const wholePercent = (fraction) => Math.floor(fraction * 100 + ROUNDING);
/** @param {number} fraction 0…1 */
export const formatPercent = (fraction) =>
  formatNumber(wholePercent(fraction) / 100, { style: "percent", maximumFractionDigits: 0 });
/** @param {string | number | Date} time @param {Intl.DateTimeFormatOptions} [options] */
export const formatDate = (time, options = { dateStyle: "long" }) =>
  new Intl.DateTimeFormat(locale, options).format(new Date(time));
/** @param {readonly string[]} items "a, b and c" */
export const formatList = (items) => new Intl.ListFormat(locale, { type: "conjunction" }).format(items);

const SIZES = ["byte", "kilobyte", "megabyte", "gigabyte"];
/** @param {number} count of bytes, as "4.2 MB" */
export function formatBytes(count) {
  const power = count < 1000 ? 0 : Math.min(Math.floor(Math.log10(count) / 3), SIZES.length - 1);
  return formatNumber(count / 1000 ** power, {
    style: "unit",
    unit: SIZES[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: 1,
  });
}

/**
 * "yesterday", "3 days ago"; `null` when that is more than a month.
 * @param {string} time
 * @param {number} now in milliseconds
 */
export function formatDaysAgo(time, now) {
  const days = Math.round((new Date(now).setHours(0, 0, 0, 0) - new Date(time).setHours(0, 0, 0, 0)) / 86_400_000);
  return days > 30 ? null : new Intl.RelativeTimeFormat(locale, { numeric: "auto" }).format(-Math.max(days, 0), "day");
}

/**
 * "in 5 minutes": when to try again.
 * @param {string} delay in seconds
 */
export function formatDelay(delay) {
  const minutes = Math.max(1, Math.ceil(Number(delay) / 60));
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "always" });
  // Two hours and more are told in hours.
  return minutes < 120 ? format.format(minutes, "minute") : format.format(Math.ceil(minutes / 60), "hour");
}

/** @param {string} tag of a language; what it is called, or the tag where nobody knows */
export function formatLanguage(tag) {
  try {
    return new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
