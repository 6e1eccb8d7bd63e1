// @ts-check
// Texts of text recognition.

import { formatNumber } from "../../basics/locale.js";

/** @typedef {import("../../model/types.js").RecognitionWork} RecognitionWork */

/** @param {number} pages */
const count = (pages) => (pages <= 1 ? `${pages} page` : `${formatNumber(pages)} pages`);

export const recognition = {
  label: "Reconnaissance de texte",
  progress: "Progression de la reconnaissance de texte",
  language: "Langue du texte",
  further: "Autre langue",
  none: "Aucune",
  start: "Reconnaître le texte",
  again: "Reconnaître à nouveau",
  stop: "Annuler",
  /** @param {number} wordless @param {number} pages */
  wordless: (wordless, pages) =>
    wordless === pages
      ? "Les pages de ce livre sont des images. Reconnaissez leur texte pour écouter, chercher et surligner ; cela prend quelques secondes par page."
      : `${formatNumber(wordless)} sur ${count(pages)} n’ont pas de texte. Il peut être reconnu, ce qui prend quelques secondes par page.`,
  /** @param {number} wordless @param {number} pages */
  noProgram: (wordless, pages) =>
    `${wordless === pages ? "Les pages de ce livre sont des images" : `${formatNumber(wordless)} sur ${count(pages)} n’ont pas de texte`}. ` +
    "Pour reconnaître leur texte, installez le paquet tesseract-ocr sur l’ordinateur où tourne Vorleser.",
  /** @param {number} wordless @param {string[]} languages */
  recognised: (wordless, languages) => `Texte reconnu sur ${count(wordless)} (${languages.join(", ")}).`,
  /** @param {RecognitionWork} work */
  work: ({ state, done, pages, problem }) =>
    state === "failed"
      ? (problem ?? "Arrêté")
      : state === "waiting" || pages === 0
        ? "En attente de son tour"
        : `Reconnaissance du texte : ${formatNumber(done)} sur ${count(pages)}`,
  /** @param {string} title */
  done: (title) => `« ${title} » a maintenant un texte. Votre position et vos marques ont été conservées.`,
};
