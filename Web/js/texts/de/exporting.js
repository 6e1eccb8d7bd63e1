// @ts-check
// Texte des Exports eines Buchs.

/** @type {typeof import("../en/exporting.js").exporting} */
export const exporting = {
  open: "Exportieren…",
  title: (title) => `„${title}“ exportieren`,
  format: "Format",
  formats: {
    epub: { name: "EPUB", detail: "Für E-Reader und Lese-Apps, mit Bildern und Inhaltsverzeichnis" },
    html: { name: "Webseite", detail: "Eine Datei für jeden Browser, mit Bildern" },
    md: { name: "Markdown", detail: "Für Notizen und Editoren, ohne Bilder" },
    txt: { name: "Reiner Text", detail: "Nur die Wörter" },
  },
  start: "Exportieren",
  progress: "Fortschritt des Exports",
};
