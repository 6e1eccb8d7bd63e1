// @ts-check
// Texts of text recognition.

import { formatNumber } from "../../basics/locale.js";

/** @typedef {import("../../model/types.js").RecognitionWork} RecognitionWork */

/** @param {number} pages */
const count = (pages) => (pages === 1 ? "1 page" : `${formatNumber(pages)} pages`);

export const recognition = {
  label: "Text recognition",
  progress: "Progress of the text recognition",
  language: "Language of the text",
  further: "Further language",
  none: "None",
  start: "Recognise text",
  again: "Recognise again",
  stop: "Cancel",
  /** @param {number} wordless @param {number} pages */
  wordless: (wordless, pages) =>
    wordless === pages
      ? "The pages of this book are pictures. Recognise their text to listen, search and mark; it takes some seconds for each page."
      : `${count(wordless)} of ${formatNumber(pages)} have no text. It can be recognised, which takes some seconds for each page.`,
  /** @param {number} wordless @param {number} pages */
  noProgram: (wordless, pages) =>
    `${wordless === pages ? "The pages of this book are pictures" : `${count(wordless)} of ${formatNumber(pages)} have no text`}. ` +
    "To recognise their text, install the package tesseract-ocr on the computer that runs Vorleser.",
  /** @param {number} wordless @param {string[]} languages */
  recognised: (wordless, languages) => `The text of ${count(wordless)} was recognised (${languages.join(", ")}).`,
  /** @param {RecognitionWork} work */
  work: ({ state, done, pages, problem }) =>
    state === "failed"
      ? (problem ?? "Stopped")
      : state === "waiting" || pages === 0
        ? "Waiting for its turn"
        : `Recognising text: ${formatNumber(done)} of ${count(pages)}`,
  /** @param {string} title */
  done: (title) => `“${title}” now has a text. Your place and your marks were kept.`,
};
