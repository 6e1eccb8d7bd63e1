// @ts-check
// Texts of the dialog "Possible duplicates".

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/duplicates.js").duplicates} */
export const duplicates = {
  title: "Posibles duplicados",
  open: "Posibles duplicados…",
  explained:
    "Estos libros tienen el mismo título y autor, o el mismo identificador. Al combinarlos, las anotaciones, posiciones, etiquetas, colecciones, valoración y tiempos de lectura pasan al libro que conservas. El otro va a la papelera.",
  none: "Ningún libro parece estar dos veces en la biblioteca.",
  more: (count) => (count === 1 ? "Después sigue 1 grupo más." : `Después siguen ${formatNumber(count)} grupos más.`),
  keep: "Conservar este",
  keepOf: (title, format) => `Conservar “${title}” (${format}) y combinar los demás con él`,
  different: "Son libros distintos",
  differentOf: (title) => `“${title}”: son libros distintos`,
  merged: (title) => `Combinado con “${title}”. El otro libro está en la papelera.`,
  hides: "Otras personas no ven este libro privado.",
  format: "Formato",
  progress: "Progreso",
  letters: (count) => `${formatNumber(count)} caracteres`,
};
