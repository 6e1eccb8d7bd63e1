// @ts-check
// Texts of text recognition.

import { formatNumber } from "../../basics/locale.js";

/** @typedef {import("../../model/types.js").RecognitionWork} RecognitionWork */

/** @param {number} pages */
const count = (pages) => (pages === 1 ? "1 página" : `${formatNumber(pages)} páginas`);

export const recognition = {
  label: "Reconocimiento de texto",
  progress: "Progreso del reconocimiento de texto",
  language: "Idioma del texto",
  further: "Otro idioma",
  none: "Ninguno",
  start: "Reconocer el texto",
  again: "Reconocer de nuevo",
  stop: "Cancelar",
  /** @param {number} wordless @param {number} pages */
  wordless: (wordless, pages) =>
    wordless === pages
      ? "Las páginas de este libro son imágenes. Reconoce su texto para escuchar, buscar y marcar; tarda unos segundos por página."
      : `${formatNumber(wordless)} de ${count(pages)} no tienen texto. Se puede reconocer, lo que tarda unos segundos por página.`,
  /** @param {number} wordless @param {number} pages */
  noProgram: (wordless, pages) =>
    `${wordless === pages ? "Las páginas de este libro son imágenes" : `${formatNumber(wordless)} de ${count(pages)} no tienen texto`}. ` +
    "Para reconocer su texto, instala el paquete tesseract-ocr en el ordenador donde funciona Vorleser.",
  /** @param {number} wordless @param {string[]} languages */
  recognised: (wordless, languages) => `Texto reconocido en ${count(wordless)} (${languages.join(", ")}).`,
  /** @param {RecognitionWork} work */
  work: ({ state, done, pages, problem }) =>
    state === "failed"
      ? (problem ?? "Detenido")
      : state === "waiting" || pages === 0
        ? "A la espera de su turno"
        : `Reconociendo el texto: ${formatNumber(done)} de ${count(pages)}`,
  /** @param {string} title */
  done: (title) => `“${title}” ya tiene texto. Tu posición y tus marcas se han conservado.`,
};
