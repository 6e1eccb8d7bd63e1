// @ts-check
// Texte zu dem, was in einem Buch steht: Anmerkungen, Bilder, Tabellen, gestaltete Seiten, der Stil des Buches.

import { formatNumber, formatPercent } from "../../ui/locale.js";

/** @type {typeof import("../en/content.js").content} */
export const content = {
  note: (mark) => (mark ? `Anmerkung ${mark}` : "Anmerkung"),
  toNote: "Zur Anmerkung gehen",
  closeNote: "Anmerkung schließen",
  picture: "Bild",
  pictureOf: (number, count) => `Bild ${formatNumber(number)} von ${formatNumber(count)}`,
  enlarge: "Eingabetaste öffnet es groß",
  openPicture: "Das sichtbare Bild öffnen",
  previousPicture: "Voriges Bild",
  nextPicture: "Nächstes Bild",
  zoomIn: "Größer",
  zoomOut: "Kleiner",
  zoomFit: "Einpassen",
  zoomed: (scale) => formatPercent(scale),
  openTable: "Die Tabelle groß öffnen",
  openCode: "Den Code groß öffnen",
  openFormula: "Die Formel groß öffnen",
  table: "Tabelle",
  code: "Code",
  formula: "Formel",
  pageLeft: "Die Seite links",
  pageRight: "Die Seite rechts",
  pageNext: "Nächste Seite",
  pagePrevious: "Vorige Seite",
  useStyles: "Den Stil des Buches zeigen",
};
