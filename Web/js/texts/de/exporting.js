// @ts-check
// Texte des Exports eines Buchs.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/exporting.js").exporting} */
export const exporting = {
  open: "Exportieren …",
  title: (title) => `„${title}“ exportieren`,
  joinedTitle: (count) => `${formatNumber(count)} Bücher als eines exportieren`,
  joinedName: (day) => `Leseliste, ${day}`,
  joined: "Als ein EPUB exportieren …",
  list: "Diese Liste exportieren …",
  listName: (name, day) => `${name}, ${day}`,
  tooMany: (limit) =>
    `Höchstens ${formatNumber(limit)} Bücher werden eine Datei. Die Liste mit einem Filter verkleinern.`,
  name: "Titel",
  format: "Format",
  formats: {
    own: { name: "Originalformat", detail: "Die Datei des Buchs mit den berichtigten Angaben" },
    epub: { name: "EPUB", detail: "Für E-Reader und Lese-Apps, mit Bildern und Inhaltsverzeichnis" },
    pdf: { name: "PDF", detail: "Papierseiten zum Drucken und für E-Ink-Tablets" },
    html: { name: "Webseite", detail: "Eine Datei für jeden Browser, mit Bildern" },
    md: { name: "Markdown", detail: "Für Notizen und Editoren, ohne Bilder" },
    txt: { name: "Reiner Text", detail: "Nur die Wörter" },
  },
  start: "Exportieren",
  progress: "Fortschritt des Exports",
};
