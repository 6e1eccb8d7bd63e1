// @ts-check
// Texts of the views of the library: covers, rows, groups; in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/views.js").views} */
export const views = {
  besideText: "Biblioteca junto al texto",
  view: "Vista",
  names: { grid: "Portadas", compact: "Portadas pequeñas", list: "Lista" },
  chooseColumns: "Columnas…",
  columnsTitle: "Columnas de la lista",
  groups: {
    none: "Sin agrupar",
    author: "Agrupar por autor",
    series: "Agrupar por serie",
    collection: "Agrupar por colección",
  },
  noGroup: "Todos los demás",
  columns: {
    title: "Título",
    author: "Autor",
    series: "Serie",
    state: "Progreso",
    read: "Última lectura",
    added: "Añadido",
    length: "Extensión",
    rating: "Valoración",
    tags: "Etiquetas",
    language: "Idioma",
    format: "Formato",
  },
  sortBy: (column) => `Ordenar por: ${column}`,
  pages: (count) => (count === 1 ? "1 página" : `${formatNumber(count)} páginas`),
};
