// @ts-check
// Texte der Regeln für Websites.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/sites.js").sites} */
export const sites = {
  title: "Websites",
  explained:
    "Auf den meisten Seiten findet Vorleser den Artikel selbst. Wo nicht, sagt eine Regel mit CSS-Selektoren, was zum Artikel gehört. Sie gilt für Seiten, die von nun an gespeichert oder neu geladen werden.",
  none: "Noch keine Regeln.",
  add: "Regel hinzufügen",
  more: "Mehr",
  import: "Regeln importieren …",
  export: "Regeln exportieren",
  edit: "Bearbeiten",
  remove: "Entfernen",
  removed: "Regel entfernt.",
  undo: "Rückgängig",
  imported: (count) => (count === 1 ? "1 Regel übernommen." : `${formatNumber(count)} Regeln übernommen.`),

  new: "Neue Regel für eine Website",
  change: "Regel für eine Website bearbeiten",
  host: "Website, etwa example.org",
  selectorHint: "In jeder Zeile ein CSS-Selektor. Von mehreren zählt der erste, der etwas findet.",
  parts: {
    content: "Artikel",
    title: "Titel",
    author: "Autor",
    date: "Datum",
    strip: "Weglassen",
    next: "Link zur nächsten Seite",
  },
  hints: {
    content: "Etwa „article .text“. Bleibt das Feld leer, wird der Artikel gesucht.",
    title: "",
    author: "",
    date: "",
    strip: "Alles davon wird entfernt.",
    next: "",
  },
  address: "Mit der Seite unter dieser Adresse ausprobieren",
  preview: "Vorschau",
  fetching: "Die Seite wird geladen …",
  byRule: "Die Regel hat den Artikel gefunden.",
  bySearch: "Die Regel nennt hier keinen Artikel. Er wurde gesucht.",
  noTitle: "(ohne Titel)",
  text: "Anfang des Textes",
  pictures: (count) => (count === 0 ? "" : count === 1 ? "1 Bild" : `${formatNumber(count)} Bilder`),
  pages: (count) => (count < 2 ? "" : `${formatNumber(count)} Seiten`),
  length: (count) => `${formatNumber(count)} Zeichen`,
  save: "Speichern",
  cancel: "Abbrechen",
};
