// @ts-check
// Texts of looking words up.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/define.js").define} */
export const define = {
  title: "Wörterbücher",
  about: (word) => `„${word}“ im Wörterbuch`,
  key: "Markiertes oder gerade gesprochenes Wort nachschlagen",
  close: "Schließen",
  back: (word) => `Zurück zu „${word}“`,
  manage: "Wörterbücher …",
  looking: "Wird nachgeschlagen …",
  tooLong: "Zu lang zum Nachschlagen. Bitte ein Wort oder wenige Wörter auswählen.",
  noWord: "Bitte zuerst ein Wort auswählen.",
  notFound: (word) => `Kein Eintrag für „${word}“.`,
  near: "Ähnliche Einträge",
  allOff: "Alle Wörterbücher sind ausgeschaltet.",
  none: "Noch keine Wörterbücher",
  noneDetail:
    "Wörterbücher in den Formaten StarDict und dictd lassen sich als .zip, .tar.gz, .tar.bz2 oder .tar.xz hinzufügen. Freie gibt es für Debian und Ubuntu in den Paketen dict-wn (Englisch) und dict-freedict-…; wie man sie hinzufügt, steht in der Dokumentation.",
  explained: "Die Wörterbücher gelten für alle in dieser Bibliothek. Nachgeschlagen wird in dieser Reihenfolge.",
  adminsOnly: "Nur Admins können Wörterbücher hinzufügen und entfernen.",
  off: "aus",
  add: "Wörterbuch hinzufügen …",
  addOffer: (name) => `${name} hinzufügen`,
  adding: "Wird hinzugefügt …",
  added: (names) => `Hinzugefügt: ${names}`,
  words: (words) => (words === 1 ? "1 Wort" : `${formatNumber(words)} Wörter`),
  use: (name) => `${name} verwenden`,
  up: (name) => `${name} nach oben`,
  down: (name) => `${name} nach unten`,
  remove: (name) => `${name} entfernen`,
  removeTitle: "Wörterbuch entfernen?",
  removeDetail: (name) =>
    `„${name}“ wird für alle gelöscht. Das lässt sich nicht rückgängig machen, die Datei kann aber erneut hinzugefügt werden.`,
  removeNow: "Entfernen",
  cancel: "Abbrechen",
};
