// @ts-check
// Texts of what stands in a book: notes, pictures, tables, designed pages, the book's own style.

import { formatNumber, formatPercent } from "../../basics/locale.js";

export const content = {
  /** @param {string} mark */
  note: (mark) => (mark ? `Note ${mark}` : "Note"),
  toNote: "Go to note",
  closeNote: "Close note",
  picture: "Picture",
  /** @param {number} number @param {number} count */
  pictureOf: (number, count) => `Picture ${formatNumber(number)} of ${formatNumber(count)}`,
  enlarge: "Press Enter to enlarge",
  openPicture: "Enlarge picture",
  /** @param {string} name */
  sound: (name) => `Sound: ${name}`,
  /** @param {string} name */
  video: (name) => `Video: ${name}`,
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  zoomIn: "Zoom in",
  zoomOut: "Zoom out",
  zoomFit: "Fit to screen",
  zoomWidth: "Fit to width",
  /** @param {number} scale */
  zoomed: (scale) => formatPercent(scale),
  openTable: "Enlarge table",
  openCode: "Enlarge code",
  table: "Table",
  code: "Code",
  formula: "Formula",
  pageLeft: "Left page",
  pageRight: "Right page",
  pageNext: "Next page",
  pagePrevious: "Previous page",
};
