// @ts-check
// Texte des Papierkorbs.

/** @type {typeof import("../en/bin.js").bin} */
export const bin = {
  title: "Papierkorb",
  open: "Papierkorb",
  explained: "Entfernte Bücher und Markierungen bleiben 30 Tage hier und lassen sich so lange wiederherstellen.",
  empty: "Der Papierkorb ist leer.",
  books: "Bücher",
  marks: "Markierungen",
  restore: "Wiederherstellen",
  restoreOf: (title) => `„${title}“ wiederherstellen`,
  remove: "Endgültig löschen",
  removeOf: (title) => `„${title}“ endgültig löschen`,
  deleteTitle: "Endgültig löschen?",
  deleteBook: (title) =>
    `„${title}“ wird mit der Datei gelöscht, ebenso Lesefortschritt und Markierungen aller Personen in diesem Buch. Das lässt sich nicht rückgängig machen.`,
  emptyNow: "Papierkorb leeren",
  emptyDetail: "Alles im Papierkorb wird gelöscht. Das lässt sich nicht rückgängig machen.",
};
