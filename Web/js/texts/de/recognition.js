// @ts-check
// Texts of text recognition.

import { formatNumber } from "../../basics/locale.js";

/** @typedef {import("../../model/types.js").RecognitionWork} RecognitionWork */

/** @param {number} pages */
const count = (pages) => (pages === 1 ? "1 Seite" : `${formatNumber(pages)} Seiten`);

export const recognition = {
  label: "Texterkennung",
  progress: "Fortschritt der Texterkennung",
  language: "Sprache des Textes",
  further: "Weitere Sprache",
  none: "Keine",
  start: "Text erkennen",
  again: "Neu erkennen",
  stop: "Abbrechen",
  /** @param {number} wordless @param {number} pages */
  wordless: (wordless, pages) =>
    wordless === pages
      ? "Die Seiten dieses Buchs sind Bilder. Die Texterkennung macht Vorlesen, Suchen und Markieren möglich; sie dauert einige Sekunden je Seite."
      : `${formatNumber(wordless)} von ${count(pages)} haben keinen Text. Er lässt sich erkennen, was einige Sekunden je Seite dauert.`,
  /** @param {number} wordless @param {number} pages */
  noProgram: (wordless, pages) =>
    `${wordless === pages ? "Die Seiten dieses Buchs sind Bilder" : `${formatNumber(wordless)} von ${count(pages)} haben keinen Text`}. ` +
    "Für die Texterkennung fehlt das Paket tesseract-ocr auf dem Computer, auf dem Vorleser läuft.",
  /** @param {number} wordless @param {string[]} languages */
  recognised: (wordless, languages) => `Erkannter Text auf ${count(wordless)} (${languages.join(", ")}).`,
  /** @param {RecognitionWork} work */
  work: ({ state, done, pages, problem }) =>
    state === "failed"
      ? (problem ?? "Angehalten")
      : state === "waiting" || pages === 0
        ? "Wartet, bis es an der Reihe ist"
        : `Text wird erkannt: ${formatNumber(done)} von ${count(pages)}`,
  /** @param {string} title */
  done: (title) => `„${title}“ hat jetzt einen Text. Lesestelle und Markierungen sind geblieben.`,
};
