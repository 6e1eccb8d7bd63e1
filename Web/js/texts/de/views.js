// @ts-check
// Deutsche Texte der Ansichten der Bibliothek.

import { formatNumber } from "../../basics/locale.js";

export const views = {
  besideText: "Bibliothek neben dem Text",
  view: "Ansicht",
  names: { grid: "Titelbilder", compact: "Kleine Titelbilder", list: "Liste" },
  chooseColumns: "Spalten …",
  columnsTitle: "Spalten der Liste",
  groups: {
    none: "Ohne Gruppen",
    author: "Nach Autor gruppiert",
    series: "Nach Reihe gruppiert",
    collection: "Nach Sammlung gruppiert",
  },
  noGroup: "Alle anderen",
  columns: {
    title: "Titel",
    author: "Autor",
    series: "Reihe",
    state: "Fortschritt",
    read: "Zuletzt gelesen",
    added: "Hinzugefügt",
    length: "Länge",
    rating: "Bewertung",
    tags: "Schlagwörter",
    language: "Sprache",
    format: "Format",
  },
  /** @param {string} column */
  sortBy: (column) => `Sortieren nach: ${column}`,
  /** @param {number} count */
  pages: (count) => (count === 1 ? "1 Seite" : `${formatNumber(count)} Seiten`),
};
