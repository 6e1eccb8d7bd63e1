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

/** @typedef {import("../../model/types.js").Book} Book */

export const library = {
  title: "Library",
  /** @param {number} count */
  bookCount: (count) => (count === 1 ? "1 book" : `${formatNumber(count)} books`),
  /** @param {number} count @param {number} all */
  foundCount: (count, all) => `${formatNumber(count)} of ${formatNumber(all)} books`,
  loading: "Loading your books…",
  loadingBook: "Loading…",
  continueReading: "Continue reading",
  continueListening: "Continue listening",
  allBooks: "All books",

  notStarted: "Not started",
  finished: "Finished",
  missing: "File missing",
  progress: formatPercent,
  /**
   * What a screen reader calls a book.
   * @param {string} title
   * @param {string[]} authors
   * @param {string} state
   */
  bookName: (title, authors, state) => `${title}${authors.length > 0 ? `, by ${formatList(authors)}` : ""}. ${state}`,
  /** @param {number} fraction */
  progressName: (fraction) => `${formatPercent(fraction)} read`,
  /** @param {string} title */
  moreAbout: (title) => `More options for ${title}`,

  searchLabel: "Search your books: titles, authors, texts and marks",
  searchPlaceholder: "Search",
  clearSearch: "Clear search",
  inYourMarks: "In your marks",
  /** @param {number} count */
  moreMarks: (count) => (count === 1 ? "1 more mark" : `${formatNumber(count)} more marks`),
  inTheText: "In the text",
  /** @param {string} search */
  textNotFound: (search) => `No book has “${search}” in its text.`,
  searchingTexts: "Searching all books…",
  /** @param {number} indexed @param {number} all */
  notAllIndexed: (indexed, all) =>
    `${formatNumber(indexed)} of ${formatNumber(all)} books can be searched so far. The others are being read.`,
  moreBooks: "More books",
  /** @param {string} title */
  moreIn: (title) => `All matches in ${title}`,
  moreInShort: "All matches in this book",
  listenFromHere: "Listen from here",
  /** @param {string} search */
  nothingFound: (search) => `No results for “${search}”`,
  nothingFoundDetail: "Search looks in titles, authors, series, tags and file names.",
  sortBy: "Sort by",
  /** @param {string} order */
  sortedBy: (order) => `Sorted by: ${order}`,
  orders: {
    read: "Last read",
    added: "Recently added",
    title: "Title",
    author: "Author",
    series: "Series",
    progress: "Progress",
    length: "Length",
    rating: "Rating",
  },

  add: "Add books",
  addShort: "Add",
  moreWaysToAdd: "More ways to add books",
  addFiles: "Choose files…",
  addFolder: "Choose folder…",
  addPage: "Add web page…",
  addText: "Paste text…",
  pageTitle: "Add a web page",
  pageDetail: "The article and its pictures are saved in your library, without menus and advertisements.",
  pageLabel: "Address of the page",
  pageAdd: "Add",
  bookmarkDetail: "Or drag this to your bookmarks, and press it on a page that you want to keep:",
  bookmark: "Read in Vorleser",
  emptyTitle: "Your library is empty",
  emptyDetail: "Add a book and Vorleser reads it aloud. It stays on this computer.",
  /**
   * What a format is called where the server's name for it isn't the right one, by its id.
   * @type {Record<string, string>}
   */
  formats: {},
  /** @param {string} formats a list, "EPUB, Plain text" */
  emptyHint: (formats) => `Drop books anywhere on this page, or paste some text. Supported formats: ${formats}.`,
  dropHere: "Drop to add to your library",
  /** @param {string} formats a list, or nothing while it is not known */
  dropDetail: (formats) => `Single files, several at once or whole folders${formats && `: ${formats}`}`,
  /** @param {string} formats a list, "EPUB, Plain text" */
  noBooksInFolder: (formats) => `There are no books in this folder. Supported formats: ${formats}.`,
  /** @param {number} count */
  leftOut: (count) =>
    count === 1
      ? "1 file in the folder isn’t a book and was skipped."
      : `${formatNumber(count)} files in the folder aren’t books and were skipped.`,
  pasteTitle: "Paste text",
  pasteDetail: "Paste an article, a letter or a chapter. It becomes a book named after its first line.",
  pasteLabel: "Text",
  pasteAdd: "Add as book",
  pastedName: "Pasted text",

  imports: "Adding books",
  /** @param {number} done @param {number} all */
  importing: (done, all) => (all === 1 ? "Adding a book" : `Adding books: ${done} of ${all}`),
  /** @param {number} count */
  imported: (count) => (count === 1 ? "1 book added" : `${formatNumber(count)} books added`),
  /** @param {number} count */
  importsFailed: (count) =>
    count === 1 ? "1 file couldn’t be added" : `${formatNumber(count)} files couldn’t be added`,
  waiting: "Waiting",
  /** @param {number} count */
  moreWaiting: (count) => `and ${formatNumber(count)} more`,
  readNow: "Read now",
  noPassage: "Nothing of this file can be shown yet.",
  isBookNow: "This text is in your library now.",
  placeInText: "Place in the text",
  earlierPassage: "Earlier",
  laterPassage: "Later",
  searchInText: "Search in this text",
  readSoFar: "The text has been uploaded up to here.",
  /** @param {number} count @param {number} share */
  foundSoFar: (count, share) =>
    `${count === 1 ? "1 match" : `${formatNumber(count)} matches`} in the first ${formatPercent(share)} of the text`,
  /** @param {number} fraction */
  receiving: (fraction) => `Uploading, ${formatPercent(fraction)}`,
  away: "Waits until Vorleser responds again",
  fetching: "Fetching page…",
  pausing: "The site asks for a pause…",
  pictures: "Fetching pictures…",
  media: "Fetching sounds and videos…",
  /** What is shown while the server tells how many files it has fetched. */
  fetched: {
    /** @param {number} done @param {number} total */
    pictures: (done, total) => `Pictures: ${formatNumber(done)} of ${formatNumber(total)}`,
    /** @param {number} done @param {number} total */
    media: (done, total) => `Sounds and videos: ${formatNumber(done)} of ${formatNumber(total)}`,
  },
  checking: "Checking file…",
  reading: "Reading chapters…",
  added: "Added",
  putBack: "Book file restored",
  open: "Open",
  dismissAll: "Close",
  /** @param {string} name */
  cancelImport: (name) => `Cancel adding ${name}`,
  /** @param {string} name */
  dismissImport: (name) => `Dismiss the message about ${name}`,
  /** @param {string} name */
  progressOf: (name) => `Progress of ${name}`,
  openExisting: "Open existing book",
  addCopy: "Add as a second copy",
  enterPassword: "Enter password…",
  filePasswordTitle: "Password needed",
  /** @param {string} name */
  filePasswordDetail: (name) =>
    `${name} is encrypted. Your library keeps the password, so the book opens without it from then on.`,
  filePassword: "Password of the file",
  unlock: "Unlock",
  wrongFilePassword: "That isn’t the password of this file. Enter it again.",
  lockedInArchive: "This file is encrypted. Unpack the archive, and add this file with its password.",
  notSent: "Vorleser isn’t responding, so this file wasn’t added. Is it still running?",
  unreadable: "Your browser couldn’t read this file. It may have been moved, or it is a folder. Choose it again.",
  empty: "This file is empty.",
  /** @param {string} title */
  isThere: (title) => `“${title}” is already in the library.`,
  /** @param {string} title */
  wasAdded: (title) => `“${title}” was added.`,
  /** @param {string} name @param {string} detail */
  wasNotAdded: (name, detail) => `${name} couldn’t be added. ${detail}`,

  toImports: "Show",

  openBook: "Open",
  download: "Download original file",
  about: "About this book",
  openOriginal: "Open original page…",
  fetchAgain: "Fetch page again",
  replace: "Replace with a new edition…",
  /** @param {string} title */
  replaceTitle: (title) => `Replace the file of “${title}”?`,
  /** @param {string} fileName */
  replaceDetail: (fileName) =>
    `${fileName} becomes the text of this book. Your place, highlights, notes and bookmarks move with ` +
    "the words they belong to. Marks whose words are gone stay in the list.",
  replaceDo: "Replace",
  wasReplaced: "Replaced with the new edition",
  /** @param {string} title */
  wasReplacedBy: (title) => `“${title}” was replaced with the new edition.`,
  showEdition: "Show",
  chooseAgain: "Choose file again…",
  remove: "Remove",
  undo: "Undo",
  /** @param {string} title */
  wasRemoved: (title) => `“${title}” was removed.`,
  /** @param {string} title */
  wasRestored: (title) => `“${title}” was restored.`,
  /** @param {string} title */
  missingTitle: (title) => `The file of “${title}” is missing`,
  /** @param {string} fileName */
  missingDetail: (fileName) =>
    `It is no longer in the data folder. Choose ${fileName} again to get everything back, ` +
    "including your place. Or remove the book.",

  unreachable: "Vorleser isn’t responding. This page reconnects automatically.",
  failedTitle: "Your books couldn’t be loaded",

  share: { file: "Share file…", link: "Share link…", copied: "Link copied.", address: "Address of the book" },
  facts: {
    author: "Author",
    series: "Series",
    language: "Language",
    file: "File",
    size: "Size",
    added: "Added",
    lastRead: "Last read",
    length: "Length",
    /** @param {number} words @param {number} reading @param {number} listening minutes */
    times: (words, reading, listening) =>
      `${words === 1 ? "1 word" : `${formatNumber(words)} words`} · ${duration(reading * 60)} to read · ` +
      `${duration(listening * 60)} to listen`,
    recording: "Recording",
    left: "Time left",
    /** @param {number} reading @param {number | null} listening minutes */
    leftTimes: (reading, listening) =>
      [`${duration(reading * 60)} to read`, listening !== null && `${duration(listening * 60)} to listen`]
        .filter(Boolean)
        .join(" · "),
    firstRead: "First read",
    spent: "Time spent",
    /** @param {number} reading @param {number} listening seconds */
    spentTimes: (reading, listening) =>
      [reading > 0 && `${duration(reading)} read`, listening > 0 && `${duration(listening)} listened`]
        .filter(Boolean)
        .join(" · "),
    /** @param {number} count */
    sessions: (count) => (count === 1 ? "1 session" : `Last of ${formatNumber(count)} sessions`),
    /** @param {string} time */
    moment: (time) => formatDate(time, { dateStyle: "medium", timeStyle: "short" }),
    /** @param {number} milliseconds */
    sessionLength: (milliseconds) => duration(milliseconds / 1000),
    tags: "Tags",
  },
  corrections: {
    language: "Language of the book",
    encoding: "Encoding of the file",
    /** @param {string} name */
    detected: (name) => `${name} (detected)`,
    /** @param {string} name */
    asInBook: (name) => `${name} (as in the book)`,
    ownLanguage: "As in the book, or detected",
    unknownLanguage: "Unknown",
    likely: "Likely",
    allEncodings: "All encodings",
    /** @param {string} title */
    languageIs: (title) => `The language of “${title}” was changed.`,
    /** @param {string} title */
    encodingIs: (title) => `“${title}” is read in another encoding. Your place and your marks were kept.`,
  },
  problems: {
    /** @param {number} count */
    title: (count) => (count === 1 ? "1 problem in this file" : `${count} problems in this file`),
    major: "Missing:",
    moderate: "Altered:",
    minor: "Minor:",
    /** @param {number} count */
    more: (count) => `and ${formatNumber(count)} more`,
  },
  /** @param {{name: string, position: string | null}} series */
  series: ({ name, position }) => (position ? `${name}, ${position}` : name),
  /**
   * When a book was last read, as one would say it.
   * @param {string} time @param {number} now in milliseconds
   */
  lastRead: (time, now) => {
    const ago = formatDaysAgo(time, now);
    return ago ? `Last read ${ago}` : `Last read on ${formatDate(time)}`;
  },
  /** @param {string} time */
  date: (time) => formatDate(time),
  /** @param {string} tag */
  language: formatLanguage,
  /** @param {number} count */
  byteCount: formatBytes,
};
