// @ts-check
// Texts of the dialog that corrects what books' files say.

import { formatLanguage, formatNumber } from "../../basics/locale.js";

export const details = {
  open: "Edit details…",
  /** @param {string} title */
  titleOf: (title) => `Details of “${title}”`,
  /** @param {number} count */
  titleOfSeveral: (count) => `Details of ${formatNumber(count)} books`,
  severalHint: "Only what you change here is changed in the books.",
  /** @param {number} count */
  saved: (count) => (count === 1 ? "Details saved." : `Details of ${formatNumber(count)} books saved.`),
  fields: {
    title: "Title",
    sortTitle: "Title for sorting",
    contributors: "Authors and others",
    series: "Series",
    language: "Language",
    publisher: "Publisher",
    published: "Published",
    subjects: "Keywords, one in each line",
    identifiers: "Identifiers, one in each line",
    description: "Description",
  },
  sortTitleHint: "Without the article at its beginning",
  dateHint: "1999, 1999-05 or 1999-05-03",
  place: "Number in the series",
  placeShort: "No.",
  addSubjects: "Add keywords, one in each line",
  removeSubjects: "Remove keywords, one in each line",

  several: "Several values",
  unchanged: "Unchanged",
  eachFile: "As in each file",
  /** @param {string} field */
  backToEach: (field) => `As in each file: ${field}`,
  back: "Back to the file",
  /** @param {string} field */
  backTo: (field) => `Back to the file: ${field}`,
  /** @param {string} value */
  inFile: (value) => (value ? `In the file: ${value}` : "In the file: nothing"),
  /** @param {string | null} tag */
  languageOfFile: (tag) => (tag ? `${formatLanguage(tag)} (as in the file)` : "Unknown (as in the file)"),

  name: "Name",
  sortAs: "Name for sorting",
  addPerson: "Add person",
  /** @param {number} number */
  person: (number) => `Person ${formatNumber(number)}`,
  /** @param {number} number */
  personName: (number) => `Name of person ${formatNumber(number)}`,
  /** @param {number} number */
  personSortAs: (number) => `Name for sorting of person ${formatNumber(number)}`,
  /** @param {number} number */
  personRole: (number) => `Role of person ${formatNumber(number)}`,
  /** @param {number} number */
  removePerson: (number) => `Remove person ${formatNumber(number)}`,
  /** @type {Record<string, string>} by MARC's codes */
  roles: {
    aut: "Author",
    edt: "Editor",
    trl: "Translator",
    ill: "Illustrator",
    nrt: "Narrator",
    ctb: "Contributor",
    art: "Artist",
    aui: "Author of the introduction",
    aft: "Author of the afterword",
    bkp: "Book producer",
    cov: "Cover designer",
    pbl: "Publisher",
    pfr: "Proofreader",
    trc: "Transcriber",
    tyd: "Type designer",
  },

  changeCover: "Change cover…",
  /** @param {string} title */
  coverOf: (title) => `Cover of “${title}”`,
  coverChanged: "Cover changed.",
  pictures: "Pictures",
  chooseFile: "Choose picture…",
  fileCover: "Back to the file’s cover",
  drawnCover: "Drawn by Vorleser",
  /** @param {number} number */
  pictureOfBook: (number) => `Picture ${formatNumber(number)} of the book`,

  noTitle: "A book needs a title.",
  badDate: "Write the date as a year, a month or a day: 1999, 1999-05 or 1999-05-03.",
};
