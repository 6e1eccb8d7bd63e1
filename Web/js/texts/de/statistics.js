// @ts-check
// Texte zur Lesestatistik.

import { formatNumber } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} count */
const dayCount = (count) => (count === 1 ? "1 Tag" : `${formatNumber(count)} Tage`);

/** @type {typeof import("../en/statistics.js").statistics} */
export const statistics = {
  title: "Statistik",
  open: "Statistik öffnen",
  toLibrary: "Zur Bibliothek",
  duration,
  days: dayCount,
  nothing: "Nichts",

  range: "Zeitraum",
  recent: "Letzte 12 Monate",
  today: "Heute",
  streak: "Tage in Folge",
  longest: (count) => `Längste Folge: ${count}`,
  booksThisYear: "Beendete Bücher in diesem Jahr",
  inRange: "Im Zeitraum",
  pagesAndWords: (pages, words) => `${pages} Seiten · ${words} Wörter`,
  pace: "Lesetempo",
  perMinute: (count) => `${count} Wörter/min`,
  noPace: "Erscheint nach zehn Minuten Lesen.",
  ofGoal: (goal, percent) => `${percent} von ${goal}`,

  goals: "Ziele",
  goalMinutes: "Minuten am Tag",
  goalBooks: "Bücher im Jahr",
  goalsDetail: "0 bedeutet: kein Ziel.",
  measures:
    "Eine Seite hat 1.800 Zeichen wie die Normseite der Verlage. Ein Wort zählt als 5,7 Zeichen; im Chinesischen, Japanischen und Koreanischen als 1,7.",

  calendar: "Kalender",
  hours: "Lesezeit",
  hoursBy: { day: "Lesezeit nach Tagen", week: "Lesezeit nach Wochen", month: "Lesezeit nach Monaten" },
  hoursChoice: "Anzeigen nach",
  periods: { day: "Tag", week: "Woche", month: "Monat" },
  hoursOfDay: "Tageszeit",
  day: "Tag",
  hour: "Stunde",
  time: "Zeit",
  pages: "Seiten",
  book: "Buch",
  books: "Bücher",
  author: "Autor",
  authors: "Autoren",
  format: "Format",
  formats: "Formate",
  lastRead: "Zuletzt gelesen",
  asTable: (title) => `${title} als Tabelle`,

  review: (year) => `Rückblick auf ${year}`,
  reviewTotal: (time, pages, days) => `Lesezeit: ${time}, etwa ${pages} Seiten, verteilt auf ${days}.`,
  reviewMonth: (month, time) => `Der Monat mit der meisten Lesezeit: ${month} (${time}).`,
  reviewDay: (day, time) => `Der längste Lesetag: ${day} (${time}).`,
  reviewStreak: (days) => `Die längste Folge von Lesetagen: ${days}.`,
  reviewBook: (title, time) => `Am längsten gelesen: „${title}“ (${time}).`,
  reviewAuthor: (name, time) => `Meistgelesen: ${name} (${time}).`,
  finishedBooks: (count) => (count === 1 ? "1 Buch beendet" : `${formatNumber(count)} Bücher beendet`),
  noneFinished: "In diesem Zeitraum wurde kein Buch beendet.",

  exports: "Eigene Daten",
  exportDetail: "Alle Lesezeiten als Datei, für eine Tabellenkalkulation oder ein anderes Programm.",
  exportCSV: "Als CSV exportieren",
  exportJSON: "Als JSON exportieren",
  importKOReader: "Aus KOReader importieren",
  importDetail:
    "Gebraucht wird statistics.sqlite3 aus dem Ordner settings von KOReader. Ein zweiter Import fügt nur Neues hinzu.",
  importing: "Wird importiert …",
  imported: (sessions, books) =>
    `Lesezeiten hinzugefügt: ${formatNumber(sessions)}. Bücher der Bibliothek: ${formatNumber(books)}.`,
  importedUnknown: (count) =>
    count === 1
      ? "Ein Buch ist nicht in der Bibliothek; seine Lesezeit bleibt mit dem Titel erhalten."
      : `${formatNumber(count)} Bücher sind nicht in der Bibliothek; ihre Lesezeiten bleiben mit den Titeln erhalten.`,

  sessions: "Einzelne Lesezeiten",
  sessionsDetail:
    "Ein Eintrag ist eine Zeit, in der gelesen oder gehört wurde. Geschieht zwei Minuten lang nichts, hält die Uhr an.",
  noSessions: "Noch nichts. Was eine Weile gelesen oder gehört wird, erscheint hier.",
  record: "Lesezeiten aufzeichnen",
  recordDetail:
    "Niemand sonst kann sie sehen. Ist das ausgeschaltet, kommen keine neuen hinzu; vorhandene bleiben, bis sie gelöscht werden.",
  kinds: { reading: "Gelesen", listening: "Gehört", both: "Mitgelesen" },
  onDevice: (device) => `auf ${device}`,
  more: "Frühere Lesezeiten anzeigen",
  remove: (title, start) => `Lesezeit löschen: ${title}, ${start}`,
  removed: "Lesezeit gelöscht.",
  removeAll: "Alle Lesezeiten löschen",
  removeAllQuestion: "Alle Lesezeiten löschen?",
  removeAllDetail:
    "Die Lesezeiten und die Tage, an denen Bücher beendet wurden, werden auf allen Geräten endgültig gelöscht.",
  removeAllNow: "Endgültig löschen",
  allRemoved: (count) => (count === 1 ? "Eine Lesezeit gelöscht." : `${formatNumber(count)} Lesezeiten gelöscht.`),
};
