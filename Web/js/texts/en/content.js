// @ts-check
// Texts of what stands in a book: notes, pictures, tables, designed pages, the book's own style.

import { formatNumber, formatPercent } from "../../ui/locale.js";

export const content = {
  /** @param {string} mark */
  note: (mark) => (mark ? `Note ${mark}` : "Note"),
  toNote: "Go to the note",
  closeNote: "Close the note",
  picture: "Picture",
  /** @param {number} number @param {number} count */
  pictureOf: (number, count) => `Picture ${formatNumber(number)} of ${formatNumber(count)}`,
  enlarge: "Enter opens it large",
  openPicture: "Open the picture in view",
  previousPicture: "Previous picture",
  nextPicture: "Next picture",
  zoomIn: "Larger",
  zoomOut: "Smaller",
  zoomFit: "Fit",
  /** @param {number} scale */
  zoomed: (scale) => formatPercent(scale),
  openTable: "Open the table large",
  openCode: "Open the code large",
  openFormula: "Open the formula large",
  table: "Table",
  code: "Code",
  formula: "Formula",
  pageLeft: "The page on the left",
  pageRight: "The page on the right",
  pageNext: "Next page",
  pagePrevious: "Previous page",
  useStyles: "Show the book’s own style",
};
