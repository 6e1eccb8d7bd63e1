// @ts-check
// Texte zu dem, was in einem Buch steht: Anmerkungen, Bilder, Tabellen, gestaltete Seiten, der Stil des Buches.

import { formatNumber, formatPercent } from "../../basics/locale.js";

/** @type {typeof import("../en/content.js").content} */
export const content = {
  note: (mark) => (mark ? `Anmerkung ${mark}` : "Anmerkung"),
  toNote: "Zur Anmerkung",
  closeNote: "Anmerkung schließen",
  picture: "Bild",
  pictureOf: (number, count) => `Bild ${formatNumber(number)} von ${formatNumber(count)}`,
  enlarge: "Mit der Eingabetaste vergrößern",
  openPicture: "Bild vergrößern",
  sound: (name) => `Audio: ${name}`,
  video: (name) => `Video: ${name}`,
  previousPicture: "Vorheriges Bild",
  nextPicture: "Nächstes Bild",
  zoomIn: "Vergrößern",
  zoomOut: "Verkleinern",
  zoomWidth: "An Breite anpassen",
  zoomFit: "An Bildschirm anpassen",
  zoomed: (scale) => formatPercent(scale),
  openTable: "Tabelle vergrößern",
  openCode: "Code vergrößern",
  table: "Tabelle",
  code: "Code",
  formula: "Formel",
  pageLeft: "Linke Seite",
  pageRight: "Rechte Seite",
  pageNext: "Nächste Seite",
  pagePrevious: "Vorherige Seite",
};
