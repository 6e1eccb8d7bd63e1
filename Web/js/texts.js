// @ts-check
// Every text of the interface, by area, in the language that the reader has.

import { language } from "./basics/locale.js";

/**
 * Each language is loaded by those who read it.
 * @typedef {typeof import("./texts/en.js").english} Texts
 * @type {Record<import("./basics/locale.js").Language, () => Promise<Texts>>}
 */
const translations = {
  en: async () => (await import("./texts/en.js")).english,
  de: async () => (await import("./texts/de.js")).german,
  fr: async () => (await import("./texts/fr.js")).french,
  es: async () => (await import("./texts/es.js")).spanish,
  zh: async () => (await import("./texts/zh.js")).chinese,
  ja: async () => (await import("./texts/ja.js")).japanese,
};

/** @type {Texts} */
export const texts = await translations[language]();
