// @ts-check
// Texts of the dialog that corrects what books' files say.

import { formatLanguage, formatNumber } from "../../basics/locale.js";

/** @type {typeof import("../en/details.js").details} */
export const details = {
  open: "Angaben bearbeiten …",
  titleOf: (title) => `Angaben zu „${title}“`,
  titleOfSeveral: (count) => `Angaben zu ${formatNumber(count)} Büchern`,
  severalHint: "Nur was Sie hier ändern, ändert sich in den Büchern.",
  saved: (count) => (count === 1 ? "Angaben gespeichert." : `Angaben zu ${formatNumber(count)} Büchern gespeichert.`),
  fields: {
    title: "Titel",
    sortTitle: "Titel beim Sortieren",
    contributors: "Autoren und andere",
    series: "Reihe",
    language: "Sprache",
    publisher: "Verlag",
    published: "Erschienen",
    subjects: "Stichwörter, eines je Zeile",
    identifiers: "Kennungen, eine je Zeile",
    description: "Beschreibung",
  },
  sortTitleHint: "Ohne den Artikel am Anfang",
  dateHint: "1999, 1999-05 oder 1999-05-03",
  place: "Nummer in der Reihe",
  placeShort: "Nr.",
  addSubjects: "Stichwörter hinzufügen, eines je Zeile",
  removeSubjects: "Stichwörter entfernen, eines je Zeile",

  several: "Mehrere Werte",
  unchanged: "Unverändert",
  eachFile: "Wie in jeder Datei",
  backToEach: (field) => `Wie in jeder Datei: ${field}`,
  back: "Zurück zur Datei",
  backTo: (field) => `Zurück zur Datei: ${field}`,
  inFile: (value) => (value ? `In der Datei: ${value}` : "In der Datei: nichts"),
  languageOfFile: (tag) => (tag ? `${formatLanguage(tag)} (wie in der Datei)` : "Unbekannt (wie in der Datei)"),

  name: "Name",
  sortAs: "Name beim Sortieren",
  addPerson: "Person hinzufügen",
  person: (number) => `Person ${formatNumber(number)}`,
  personName: (number) => `Name von Person ${formatNumber(number)}`,
  personSortAs: (number) => `Name beim Sortieren von Person ${formatNumber(number)}`,
  personRole: (number) => `Rolle von Person ${formatNumber(number)}`,
  removePerson: (number) => `Person ${formatNumber(number)} entfernen`,
  roles: {
    aut: "Autor",
    edt: "Herausgeber",
    trl: "Übersetzer",
    ill: "Illustrator",
    nrt: "Sprecher",
    ctb: "Mitwirkender",
  },

  changeCover: "Umschlag ändern …",
  coverOf: (title) => `Umschlag von „${title}“`,
  coverChanged: "Umschlag geändert.",
  pictures: "Bilder",
  chooseFile: "Bild auswählen …",
  fileCover: "Zurück zum Umschlag der Datei",
  drawnCover: "Von Vorleser gezeichnet",
  pictureOfBook: (number) => `Bild ${formatNumber(number)} des Buchs`,

  noTitle: "Ein Buch braucht einen Titel.",
  badDate: "Schreiben Sie das Datum als Jahr, Monat oder Tag: 1999, 1999-05 oder 1999-05-03.",
};
