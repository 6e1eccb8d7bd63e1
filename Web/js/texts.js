// @ts-check
// Every text of the interface, by area, in the language that the reader has.

import { english } from "./texts/en.js";
import { language } from "./basics/locale.js";

/** @type {typeof english} */
export const texts = language === "de" ? (await import("./texts/de.js")).german : english;
