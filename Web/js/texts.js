// @ts-check
// Every text of the interface, by area, in the language that the reader has.

import { english } from "./texts/en.js";
import { language } from "./basics/locale.js";

/**
 * The other languages. Each is loaded by those who read it.
 * @type {Record<Exclude<import("./basics/locale.js").Language, "en">, () => Promise<typeof english>>}
 */
const translations = {
  de: async () => (await import("./texts/de.js")).german,
  fr: async () => (await import("./texts/fr.js")).french,
  es: async () => (await import("./texts/es.js")).spanish,
  zh: async () => (await import("./texts/zh.js")).chinese,
  ja: async () => (await import("./texts/ja.js")).japanese,
};

/** @type {typeof english} */
export const texts = language === "en" ? english : await translations[language]();
