// @ts-check
// Texts of looking words up.

import { formatNumber } from "../../ui/locale.js";

/** @type {typeof import("../en/define.js").define} */
export const define = {
  title: "Wörterbücher",
  about: (word) => `„${word}“ in den Wörterbüchern`,
  key: "Das markierte oder gerade gesprochene Wort nachschlagen",
  close: "Schließen",
  back: (word) => `Zurück zu „${word}“`,
  manage: "Wörterbücher …",
  looking: "Wird nachgeschlagen …",
  tooLong: "Ein Wort oder wenige auswählen; das hier ist zum Nachschlagen zu lang.",
  noWord: "Zuerst ein Wort auswählen.",
  notFound: (word) => `„${word}“ steht in keinem Wörterbuch.`,
  near: "Vielleicht gemeint",
  allOff: "Alle Wörterbücher sind ausgeschaltet.",
  none: "Noch kein Wörterbuch",
  noneDetail: "Vorleser schlägt in Wörterbüchern nach, die hinzugefügt wurden: solchen von StarDict und dictd, als .zip, .tar.gz, .tar.bz2 oder .tar.xz. Für Debian und Ubuntu gibt es freie in den Paketen dict-wn (Englisch) und dict-freedict-…; wie man sie hinzufügt, steht in der Dokumentation.",
  explained: "Alle in dieser Bibliothek teilen sie. Nachgeschlagen wird in dieser Reihenfolge.",
  adminsOnly: "Wer diese Bibliothek verwaltet, kann Wörterbücher hinzufügen und entfernen.",
  off: "ausgeschaltet",
  add: "Wörterbuch hinzufügen …",
  adding: "Wird hinzugefügt …",
  added: (names) => `Hinzugefügt: ${names}`,
  words: (words) => words === 1 ? "1 Wort" : `${formatNumber(words)} Wörter`,
  use: (name) => `In ${name} nachschlagen`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  remove: (name) => `${name} entfernen`,
  removeTitle: "Das Wörterbuch entfernen?",
  removeDetail: (name) => `„${name}“ wird für alle aus dieser Bibliothek gelöscht. Das lässt sich nicht rückgängig machen; wer es wieder haben will, fügt die Datei neu hinzu.`,
  removeNow: "Entfernen",
  cancel: "Abbrechen",
};
