// @ts-check
// Texts of what stands in a book: notes, pictures, tables, designed pages, the book's own style; in Spanish.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/content.js").content} */
export const content = {
  note: (mark) => (mark ? `Nota ${mark}` : "Nota"),
  toNote: "Ir a la nota",
  closeNote: "Cerrar nota",
  picture: "Imagen",
  pictureOf: (number, count) => `Imagen ${formatNumber(number)} de ${formatNumber(count)}`,
  enlarge: "Pulsa Enter para ampliar",
  openPicture: "Ampliar imagen",
  sound: (name) => `Sonido: ${name}`,
  video: (name) => `Vídeo: ${name}`,
  previousPicture: "Imagen anterior",
  nextPicture: "Imagen siguiente",
  zoomIn: "Acercar",
  zoomOut: "Alejar",
  zoomFit: "Ajustar a la pantalla",
  zoomWidth: "Ajustar al ancho",
  zoomed: (scale) => formatPercent(scale),
  openTable: "Ampliar tabla",
  openCode: "Ampliar código",
  table: "Tabla",
  code: "Código",
  formula: "Fórmula",
  pageLeft: "Página izquierda",
  pageRight: "Página derecha",
  pageNext: "Página siguiente",
  pagePrevious: "Página anterior",
};
