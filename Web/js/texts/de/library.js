// @ts-check
// Texts of the library.

import { formatBytes, formatDate, formatDaysAgo, formatLanguage, formatList, formatNumber, formatPercent } from "../../ui/locale.js";

const books = (/** @type {number} */ count) => count === 1 ? "1 Buch" : `${formatNumber(count)} Bücher`;

/** @type {typeof import("../en/library.js").library} */
export const library = {
  title: "Bibliothek",
  bookCount: books,
  foundCount: (count, all) => `${formatNumber(count)} von ${books(all)}`,
  loading: "Bücher werden geladen",
  continueReading: "Weiterlesen",
  continueButton: "Weiter",
  allBooks: "Alle Bücher",

  notStarted: "Noch nicht begonnen",
  finished: "Ausgelesen",
  missing: "Datei fehlt",
  progress: formatPercent,
  bookName: (title, authors, state) => `${title}${authors.length > 0 ? `, von ${formatList(authors)}` : ""}. ${state}`,
  progressName: (fraction) => `${formatPercent(fraction)} gelesen`,
  moreAbout: (title) => `Mehr zu ${title}`,

  searchLabel: "Bücher nach Titel oder Autor suchen",
  searchPlaceholder: "Suchen",
  clearSearch: "Suche leeren",
  nothingFound: (search) => `Kein Buch passt zu „${search}“`,
  nothingFoundDetail: "Jedes Wort wird in Titeln, Autoren, Reihen und Dateinamen gesucht.",
  sortBy: "Sortieren nach",
  sortedBy: (order) => `Sortiert nach: ${order}`,
  orders: { read: "Zuletzt gelesen", added: "Zuletzt hinzugefügt", title: "Titel", author: "Autor" },

  add: "Bücher hinzufügen",
  addShort: "Hinzufügen",
  moreWaysToAdd: "Andere Wege, Bücher hinzuzufügen",
  addFiles: "Dateien wählen…",
  addFolder: "Ordner wählen…",
  addText: "Text einfügen…",
  emptyTitle: "Die Bibliothek ist leer",
  emptyDetail: "Ein Buch hinzufügen, und Vorleser liest es vor. Es bleibt auf diesem Rechner.",
  emptyHint: "EPUB- oder Textdateien irgendwo auf dieser Seite ablegen, oder einen Text einfügen.",
  dropHere: "Ablegen, um es zur Bibliothek hinzuzufügen",
  dropDetail: "EPUB und reiner Text; auch mehrere Dateien oder ganze Ordner auf einmal",
  noBooksInFolder: "In diesem Ordner ist keine EPUB- oder Textdatei.",
  leftOut: (count) => count === 1 ? "1 Datei im Ordner ist kein Buch und wurde ausgelassen."
    : `${formatNumber(count)} Dateien im Ordner sind keine Bücher und wurden ausgelassen.`,
  pasteTitle: "Text einfügen",
  pasteDetail: "Ein Artikel, ein Brief, ein Kapitel: Daraus wird ein Buch, das nach seiner ersten Zeile heißt.",
  pasteLabel: "Der Text",
  pasteAdd: "Als Buch hinzufügen",
  pastedAddress: "Das ist die Adresse einer Seite. Gebraucht wird der Text selbst: dort kopieren und hier einfügen.",
  pastedName: "Eingefügter Text",

  imports: "Bücher werden hinzugefügt",
  importing: (done, all) => all === 1 ? "Ein Buch wird hinzugefügt" : `Bücher werden hinzugefügt, ${done} von ${all} fertig`,
  imported: (count) => count === 1 ? "1 Buch hinzugefügt" : `${formatNumber(count)} Bücher hinzugefügt`,
  importsFailed: (count) => count === 1 ? "1 Datei ließ sich nicht hinzufügen" : `${formatNumber(count)} Dateien ließen sich nicht hinzufügen`,
  waiting: "Wartet",
  moreWaiting: (count) => `und ${formatNumber(count)} weitere`,
  receiving: (fraction) => `Wird gesendet, ${formatPercent(fraction)}`,
  checking: "Die Datei wird geprüft",
  reading: "Die Kapitel werden gelesen",
  added: "Hinzugefügt",
  putBack: "Das Buch ist wieder vollständig",
  open: "Öffnen",
  dismissAll: "Schließen",
  cancelImport: (name) => `${name} nicht hinzufügen`,
  dismissImport: (name) => `Meldung zu ${name} ausblenden`,
  progressOf: (name) => `Fortschritt von ${name}`,
  openExisting: "Das vorhandene Buch öffnen",
  addCopy: "Als zweites Exemplar hinzufügen",
  notSent: "Vorleser antwortet nicht, darum wurde diese Datei nicht hinzugefügt. Läuft es noch?",
  unreadable: "Der Browser konnte diese Datei nicht lesen. Vielleicht wurde sie verschoben, oder es ist ein Ordner; bitte noch einmal wählen.",
  empty: "Diese Datei ist leer.",
  wasAdded: (title) => `„${title}“ wurde hinzugefügt.`,
  wasNotAdded: (name, detail) => `${name} ließ sich nicht hinzufügen. ${detail}`,

  toImports: "Zeigen",

  openBook: "Öffnen",
  download: "Originaldatei herunterladen",
  about: "Über dieses Buch",
  replace: "Durch verbesserte Ausgabe ersetzen…",
  replaceTitle: (title) => `Die Datei von „${title}“ ersetzen?`,
  replaceDetail: (fileName) => `${fileName} wird der Text dieses Buchs. Lesestelle, Markierungen, Notizen und Lesezeichen wandern dorthin, wo `
    + "ihre Worte stehen; was nicht mehr zu finden ist, bleibt aufgeführt.",
  replaceDo: "Ersetzen",
  wasReplaced: "Durch die neue Ausgabe ersetzt",
  wasReplacedBy: (title) => `„${title}“ wurde durch die neue Ausgabe ersetzt.`,
  showEdition: "Zeigen",
  chooseAgain: "Datei noch einmal wählen…",
  remove: "Entfernen",
  undo: "Rückgängig",
  wasRemoved: (title) => `„${title}“ wurde entfernt.`,
  wasRestored: (title) => `„${title}“ ist wieder da.`,
  missingTitle: (title) => `Die Datei von „${title}“ fehlt`,
  missingDetail: (fileName) => `Sie ist aus dem Datenordner verschwunden. Wird ${fileName} noch einmal gewählt, ist alles wie zuvor, `
    + "auch die Stelle im Buch. Sonst lässt sich das Buch entfernen.",

  unreachable: "Vorleser antwortet nicht. Sobald es wieder geht, geht es hier von selbst weiter.",
  failedTitle: "Die Bücher ließen sich nicht laden",

  facts: {
    author: "Autor", series: "Reihe", language: "Sprache", file: "Datei", size: "Größe", added: "Hinzugefügt", lastRead: "Zuletzt gelesen",
  },
  series: ({ name, position }) => position ? `${name}, ${position}` : name,
  lastRead: (time, now) => {
    const ago = formatDaysAgo(time, now);
    return ago ? `Zuletzt gelesen ${ago}` : `Zuletzt gelesen am ${formatDate(time)}`;
  },
  date: (time) => formatDate(time),
  language: formatLanguage,
  byteCount: formatBytes,
};
