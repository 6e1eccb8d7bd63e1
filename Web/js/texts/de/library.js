// @ts-check
// Texts of the library.

import {
  formatBytes,
  formatDate,
  formatDaysAgo,
  formatLanguage,
  formatList,
  formatNumber,
  formatPercent,
} from "../../basics/locale.js";
import { duration } from "./player.js";

const books = (/** @type {number} */ count) => (count === 1 ? "1 Buch" : `${formatNumber(count)} Bücher`);

/** @type {typeof import("../en/library.js").library} */
export const library = {
  title: "Bibliothek",
  bookCount: books,
  foundCount: (count, all) => `${formatNumber(count)} von ${all === 1 ? "1 Buch" : `${formatNumber(all)} Büchern`}`,
  loading: "Bücher werden geladen …",
  loadingBook: "Wird geladen …",
  continueReading: "Weiterlesen",
  continueListening: "Weiterhören",
  allBooks: "Alle Bücher",

  notStarted: "Noch nicht begonnen",
  finished: "Gelesen",
  missing: "Datei fehlt",
  progress: formatPercent,
  bookName: (title, authors, state) => `${title}${authors.length > 0 ? `, von ${formatList(authors)}` : ""}. ${state}`,
  progressName: (fraction) => `${formatPercent(fraction)} gelesen`,
  moreAbout: (title) => `Optionen für ${title}`,

  searchLabel: "Bücher durchsuchen: Titel, Autoren, Texte und Markierungen",
  searchPlaceholder: "Suchen",
  clearSearch: "Suche löschen",
  inYourMarks: "In Markierungen",
  moreMarks: (count) => (count === 1 ? "1 weitere Markierung" : `${formatNumber(count)} weitere Markierungen`),
  inTheText: "Im Text",
  textNotFound: (search) => `In keinem Buchtext kommt „${search}“ vor.`,
  searchingTexts: "Alle Bücher werden durchsucht …",
  notAllIndexed: (indexed, all) =>
    `Bisher sind ${formatNumber(indexed)} von ${formatNumber(all)} Büchern durchsuchbar. Die übrigen werden noch gelesen.`,
  moreBooks: "Weitere Bücher",
  moreIn: (title) => `Alle Treffer in ${title}`,
  moreInShort: "Alle Treffer in diesem Buch",
  listenFromHere: "Ab hier anhören",
  nothingFound: (search) => `Keine Ergebnisse für „${search}“`,
  nothingFoundDetail: "Gesucht wird in Titeln, Autoren, Reihen, Schlagwörtern und Dateinamen.",
  sortBy: "Sortieren nach",
  sortedBy: (order) => `Sortiert nach: ${order}`,
  orders: {
    read: "Zuletzt gelesen",
    added: "Neu hinzugefügt",
    title: "Titel",
    author: "Autor",
    series: "Reihe",
    progress: "Fortschritt",
    length: "Länge",
    rating: "Bewertung",
  },

  add: "Bücher hinzufügen",
  addShort: "Hinzufügen",
  moreWaysToAdd: "Weitere Möglichkeiten zum Hinzufügen",
  addFiles: "Dateien auswählen …",
  addFolder: "Ordner auswählen …",
  addPage: "Webseite hinzufügen …",
  addText: "Text einfügen …",
  pageTitle: "Webseite hinzufügen",
  pageDetail: "Der Artikel und seine Bilder werden in der Bibliothek gespeichert, ohne Menüs und Werbung.",
  pageLabel: "Adresse der Seite",
  pageAdd: "Hinzufügen",
  bookmarkDetail: "Oder dies in die Lesezeichen ziehen und auf einer Seite antippen, die bleiben soll:",
  bookmark: "In Vorleser lesen",
  emptyTitle: "Die Bibliothek ist leer",
  emptyDetail: "Einfach ein Buch hinzufügen, und Vorleser liest es vor. Es bleibt auf diesem Computer.",
  formats: { text: "reiner Text", article: "gespeicherte Webseite" },
  emptyHint: (formats) => `Bücher auf diese Seite ziehen oder Text einfügen. Unterstützte Formate: ${formats}.`,
  dropHere: "Zum Hinzufügen hier ablegen",
  dropDetail: (formats) => `Einzelne oder mehrere Dateien, auch ganze Ordner${formats && `: ${formats}`}`,
  noBooksInFolder: (formats) => `Dieser Ordner enthält keine Bücher. Unterstützte Formate: ${formats}.`,
  leftOut: (count) =>
    count === 1
      ? "1 Datei im Ordner ist kein Buch und wurde übersprungen."
      : `${formatNumber(count)} Dateien im Ordner sind keine Bücher und wurden übersprungen.`,
  pasteTitle: "Text einfügen",
  pasteDetail:
    "Einen Artikel, einen Brief oder ein Kapitel einfügen. Daraus wird ein Buch, benannt nach der ersten Zeile.",
  pasteLabel: "Text",
  pasteAdd: "Als Buch hinzufügen",
  pastedName: "Eingefügter Text",

  imports: "Bücher werden hinzugefügt",
  importing: (done, all) => (all === 1 ? "Ein Buch wird hinzugefügt" : `Bücher werden hinzugefügt: ${done} von ${all}`),
  imported: (count) => (count === 1 ? "1 Buch hinzugefügt" : `${formatNumber(count)} Bücher hinzugefügt`),
  importsFailed: (count) =>
    count === 1
      ? "1 Datei konnte nicht hinzugefügt werden"
      : `${formatNumber(count)} Dateien konnten nicht hinzugefügt werden`,
  waiting: "Wartet",
  moreWaiting: (count) => `und ${formatNumber(count)} weitere`,
  readNow: "Jetzt schon lesen",
  noPassage: "Von dieser Datei lässt sich noch nichts anzeigen.",
  isBookNow: "Dieser Text ist jetzt in der Bibliothek.",
  placeInText: "Stelle im Text",
  earlierPassage: "Zurück",
  laterPassage: "Weiter",
  searchInText: "In diesem Text suchen",
  readSoFar: "Bis hierher ist der Text hochgeladen.",
  foundSoFar: (count, share) => `${formatNumber(count)} Treffer in den ersten ${formatPercent(share)} des Textes`,
  receiving: (fraction) => `Wird hochgeladen, ${formatPercent(fraction)}`,
  away: "Wartet, bis Vorleser wieder antwortet",
  fetching: "Seite wird geladen …",
  pausing: "Die Website bittet um eine Pause …",
  pictures: "Bilder werden geladen …",
  media: "Audio und Videos werden geladen …",
  fetched: {
    pictures: (done, total) => `Bilder: ${formatNumber(done)} von ${formatNumber(total)}`,
    media: (done, total) => `Audio und Videos: ${formatNumber(done)} von ${formatNumber(total)}`,
  },
  checking: "Datei wird geprüft …",
  reading: "Kapitel werden gelesen …",
  added: "Hinzugefügt",
  putBack: "Datei wiederhergestellt",
  open: "Öffnen",
  dismissAll: "Schließen",
  cancelImport: (name) => `Hinzufügen von ${name} abbrechen`,
  dismissImport: (name) => `Meldung zu ${name} ausblenden`,
  progressOf: (name) => `Fortschritt von ${name}`,
  openExisting: "Vorhandenes Buch öffnen",
  addCopy: "Als zweites Exemplar hinzufügen",
  enterPassword: "Passwort eingeben …",
  filePasswordTitle: "Passwort erforderlich",
  filePasswordDetail: (name) =>
    `${name} ist verschlüsselt. Die Bibliothek merkt sich das Passwort, damit sich das Buch künftig ohne Nachfrage öffnet.`,
  filePassword: "Passwort der Datei",
  unlock: "Entsperren",
  wrongFilePassword: "Das ist nicht das Passwort dieser Datei. Bitte noch einmal eingeben.",
  lockedInArchive:
    "Diese Datei ist verschlüsselt. Bitte das Archiv entpacken und die Datei mit ihrem Passwort hinzufügen.",
  notSent: "Vorleser antwortet nicht, deshalb wurde diese Datei nicht hinzugefügt. Läuft das Programm noch?",
  unreadable:
    "Der Browser konnte diese Datei nicht lesen. Vielleicht wurde sie verschoben, oder es ist ein Ordner. Bitte erneut auswählen.",
  empty: "Diese Datei ist leer.",
  isThere: (title) => `„${title}“ ist bereits in der Bibliothek.`,
  wasAdded: (title) => `„${title}“ wurde hinzugefügt.`,
  wasNotAdded: (name, detail) => `${name} konnte nicht hinzugefügt werden. ${detail}`,

  toImports: "Anzeigen",

  openBook: "Öffnen",
  download: "Originaldatei herunterladen",
  about: "Über dieses Buch",
  openOriginal: "Originalseite öffnen …",
  fetchAgain: "Seite neu laden",
  replace: "Durch neue Ausgabe ersetzen …",
  replaceTitle: (title) => `Die Datei von „${title}“ ersetzen?`,
  replaceDetail: (fileName) =>
    `${fileName} wird der Text dieses Buchs. Lesestelle, Markierungen, Notizen und Lesezeichen wandern mit ihren Wörtern mit. ` +
    "Markierungen, deren Wörter fehlen, bleiben in der Liste.",
  replaceDo: "Ersetzen",
  wasReplaced: "Durch die neue Ausgabe ersetzt",
  wasReplacedBy: (title) => `„${title}“ wurde durch die neue Ausgabe ersetzt.`,
  showEdition: "Anzeigen",
  chooseAgain: "Datei erneut auswählen …",
  remove: "Entfernen",
  undo: "Rückgängig",
  wasRemoved: (title) => `„${title}“ wurde entfernt.`,
  wasRestored: (title) => `„${title}“ wurde wiederhergestellt.`,
  missingTitle: (title) => `Die Datei von „${title}“ fehlt`,
  missingDetail: (fileName) =>
    `Sie liegt nicht mehr im Datenordner. Wird ${fileName} erneut ausgewählt, ist alles wieder da, ` +
    "auch die Lesestelle. Andernfalls lässt sich das Buch entfernen.",

  unreachable: "Vorleser antwortet nicht. Die Verbindung wird automatisch wiederhergestellt.",
  failedTitle: "Die Bücher konnten nicht geladen werden",

  share: { file: "Datei teilen …", link: "Link teilen …", copied: "Link kopiert.", address: "Adresse des Buchs" },
  facts: {
    author: "Autor",
    series: "Reihe",
    language: "Sprache",
    file: "Datei",
    size: "Größe",
    added: "Hinzugefügt",
    lastRead: "Zuletzt gelesen",
    length: "Umfang",
    times: (words, reading, listening) =>
      `${words === 1 ? "1 Wort" : `${formatNumber(words)} Wörter`} · ${duration(reading * 60)} zum Lesen · ` +
      `${duration(listening * 60)} zum Hören`,
    recording: "Aufnahme",
    left: "Restzeit",
    /** @param {number} reading @param {number | null} listening minutes */
    leftTimes: (reading, listening) =>
      [`${duration(reading * 60)} zu lesen`, listening !== null && `${duration(listening * 60)} zu hören`]
        .filter(Boolean)
        .join(" · "),
    firstRead: "Zuerst gelesen",
    spent: "Zeit mit dem Buch",
    /** @param {number} reading @param {number} listening seconds */
    spentTimes: (reading, listening) =>
      [reading > 0 && `${duration(reading)} gelesen`, listening > 0 && `${duration(listening)} gehört`]
        .filter(Boolean)
        .join(" · "),
    /** @param {number} count */
    sessions: (count) => (count === 1 ? "1 Lesezeit" : `Die letzten von ${formatNumber(count)} Lesezeiten`),
    /** @param {string} time */
    moment: (time) => formatDate(time, { dateStyle: "medium", timeStyle: "short" }),
    /** @param {number} milliseconds */
    sessionLength: (milliseconds) => duration(milliseconds / 1000),
    tags: "Schlagwörter",
  },
  corrections: {
    language: "Sprache des Buchs",
    encoding: "Zeichenkodierung der Datei",
    detected: (name) => `${name} (erkannt)`,
    asInBook: (name) => `${name} (laut Buch)`,
    ownLanguage: "Wie im Buch oder erkannt",
    unknownLanguage: "Unbekannt",
    likely: "Wahrscheinlich",
    allEncodings: "Alle Kodierungen",
    languageIs: (title) => `Die Sprache von „${title}“ wurde geändert.`,
    encodingIs: (title) =>
      `„${title}“ wird in einer anderen Kodierung gelesen. Lesestelle und Markierungen sind erhalten geblieben.`,
  },
  problems: {
    title: (count) => (count === 1 ? "1 Problem in dieser Datei" : `${count} Probleme in dieser Datei`),
    major: "Es fehlt etwas:",
    moderate: "Verändert:",
    minor: "Nebensächlich:",
    more: (count) => (count === 1 ? "und 1 weiteres" : `und ${formatNumber(count)} weitere`),
  },
  series: ({ name, position }) => (position ? `${name}, ${position}` : name),
  lastRead: (time, now) => {
    const ago = formatDaysAgo(time, now);
    return ago ? `Zuletzt ${ago} gelesen` : `Zuletzt am ${formatDate(time)} gelesen`;
  },
  date: (time) => formatDate(time),
  language: formatLanguage,
  byteCount: formatBytes,
};
