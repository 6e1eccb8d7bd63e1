// @ts-check
// Texts of exporting a book, in Spanish.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/exporting.js").exporting} */
export const exporting = {
  open: "Exportar…",
  title: (title) => `Exportar “${title}”`,
  joinedTitle: (count) => `Exportar ${formatNumber(count)} libros como uno solo`,
  joinedName: (day) => `Lista de lectura, ${day}`,
  joined: "Exportar como un solo EPUB…",
  list: "Exportar esta lista…",
  listName: (name, day) => `${name}, ${day}`,
  tooMany: (limit) =>
    `Un archivo puede reunir como máximo ${formatNumber(limit)} libros. Reduce la lista con un filtro.`,
  name: "Título",
  format: "Formato",
  formats: {
    own: { name: "Formato original", detail: "El archivo del libro, con los detalles que hayas corregido" },
    epub: { name: "EPUB", detail: "Para lectores electrónicos y apps de lectura, con imágenes e índice" },
    pdf: { name: "PDF", detail: "Páginas de papel, para imprimir y para tabletas de tinta electrónica" },
    html: { name: "Página web", detail: "Un archivo para cualquier navegador, con imágenes" },
    md: { name: "Markdown", detail: "Para notas y editores, sin imágenes" },
    txt: { name: "Texto sin formato", detail: "Solo las palabras" },
  },
  start: "Exportar",
  progress: "Progreso de la exportación",
};
