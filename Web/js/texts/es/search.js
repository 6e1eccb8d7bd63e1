// @ts-check
// Texts of the search in a book, in Spanish.

import { formatNumber, formatPercent } from "../../basics/locale.js";

const results = (/** @type {number} */ count) => (count === 1 ? "1 resultado" : `${formatNumber(count)} resultados`);

/** @type {typeof import("../en/search.js").search} */
export const search = {
  title: "Búsqueda",
  field: "Buscar en este libro",
  clear: "Borrar",
  options: "Opciones",
  whole: "Palabras completas",
  case: "Distinguir mayúsculas",
  accents: "Distinguir acentos",
  regex: "Expresión regular",
  next: "Resultado siguiente",
  previous: "Resultado anterior",
  end: "Cerrar búsqueda",
  list: "Todos los resultados",
  open: "Buscar en este libro",
  hint: "Escribe una palabra o expresión. No importan los acentos, las mayúsculas ni el tipo de comillas.",
  searching: "Buscando…",
  none: (text) => `Sin resultados para “${text}”.`,
  noneWithOptions: "Prueba con menos opciones.",
  matches: results,
  total: (count, chapters) =>
    `${results(count)} en ${chapters === 1 ? "1 capítulo" : `${formatNumber(chapters)} capítulos`}`,
  of: (index, count) => `${formatNumber(index)} de ${formatNumber(count)}`,
  showing: (shown, count) => `Primeros ${formatNumber(shown)} de ${results(count)}`,
  more: "Mostrar más",
  failed: "La búsqueda falló",
  headings: (/** @type {number} */ count) => (count === 1 ? "1 título" : `${formatNumber(count)} títulos`),
  headingsSoFar: (count, share) =>
    `${count === 1 ? "1 título" : `${formatNumber(count)} títulos`} en el primer ${formatPercent(share)} del texto`,
};
