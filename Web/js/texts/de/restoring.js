// @ts-check
// Texte, wenn eine Sicherung von einem Ziel eingespielt wird.

import { formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/restoring.js").restoring} */
export const restoring = {
  action: "Einspielen …",
  from: (name) => `Von „${name}“ einspielen`,
  looking: "Die Sicherung wird gesucht …",
  none: "Hier gibt es noch keine Sicherung.",
  backup: "Sicherung",
  encrypted: "verschlüsselt",
  everything: "Alles einspielen",
  some: "Was eingespielt wird:",
  nothing: "Bitte mindestens einen Bereich auswählen.",
  hint: "Was schon in der Bibliothek ist, bleibt erhalten; von zwei Lesestellen gilt die neuere. Wer Konten und Bücher nicht einspielt, ergänzt nur Personen und Bücher, die schon hier sind.",
  of: (time, name) => `Sicherung vom ${time} von „${name}“`,
  fetching: (received, all) => `Wird heruntergeladen: ${received} von ${all}`,
  opening: "Die Sicherung wird geöffnet …",
  books: (done, all) => `Wird eingespielt: Buch ${formatNumber(done)} von ${formatNumber(all)}`,
  done: "Eingespielt",
  failed: "Nicht eingespielt",
  progress: "Fortschritt beim Einspielen",
  stop: "Einspielen abbrechen",
  forget: "Bericht über die eingespielte Sicherung schließen",
  again: "Noch einmal versuchen …",
  sections: {
    people: "Konten",
    books: "Bücher",
    places: "Lesestellen",
    marks: "Markierungen",
    settings: "Einstellungen",
    speech: "Einstellungen zum Vorlesen",
    replacements: "Ersetzungsregeln",
    opinions: "Favoriten, Bewertungen und Schlagwörter",
    collections: "Sammlungen",
    "chapter-rules": "Kapitelregeln",
    "reading-works": "Was gelesen wurde",
    "reading-sessions": "Lesezeiten",
    "site-rules": "Regeln für Websites",
    feeds: "Feeds",
    "listening-queues": "Als Nächstes hören",
    "different-books": "Als verschieden markierte Bücher",
  },
};
