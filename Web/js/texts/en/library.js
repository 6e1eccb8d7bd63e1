// @ts-check
// Texts of the library.

import { formatBytes, formatDate, formatDaysAgo, formatLanguage, formatNumber, formatPercent } from "../../ui/locale.js";

/** @typedef {import("../../api.js").Book} Book */

export const library = {
  title: "Library",
  /** @param {number} count */
  bookCount: (count) => count === 1 ? "1 book" : `${formatNumber(count)} books`,
  /** @param {number} count @param {number} all */
  foundCount: (count, all) => `${formatNumber(count)} of ${formatNumber(all)} books`,
  loading: "Loading your books",
  continueReading: "Continue reading",
  continueButton: "Continue",
  allBooks: "All books",

  notStarted: "Not started",
  finished: "Finished",
  missing: "File is missing",
  progress: formatPercent,
  /**
   * What a screen reader calls a book.
   * @param {string} title
   * @param {string[]} authors
   * @param {string} state
   */
  bookName: (title, authors, state) =>
    `${title}${authors.length > 0 ? `, by ${authors.join(" and ")}` : ""}. ${state}`,
  /** @param {number} fraction */
  progressName: (fraction) => `${formatPercent(fraction)} read`,
  /** @param {string} title */
  moreAbout: (title) => `More about ${title}`,

  searchLabel: "Search your books by title or author",
  searchPlaceholder: "Search",
  clearSearch: "Clear the search",
  /** @param {string} search */
  nothingFound: (search) => `No book matches “${search}”`,
  nothingFoundDetail: "Every word is looked for in titles, authors, series and file names.",
  sortBy: "Sort by",
  /** @param {string} order */
  sortedBy: (order) => `Sorted by: ${order}`,
  orders: { read: "Last read", added: "Recently added", title: "Title", author: "Author" },

  add: "Add books",
  addShort: "Add",
  moreWaysToAdd: "More ways to add books",
  addFiles: "Choose files…",
  addFolder: "Choose a folder…",
  addText: "Paste a text…",
  emptyTitle: "Your library is empty",
  emptyDetail: "Add a book and Vorleser reads it to you. It stays on this machine.",
  emptyHint: "Drop EPUB or text files anywhere on this page, or paste a text.",
  dropHere: "Drop to add to your library",
  dropDetail: "EPUB and plain text; several files or whole folders at once",
  noBooksInFolder: "There is no EPUB or text file in that folder.",
  /** @param {number} count */
  leftOut: (count) => count === 1 ? "1 file in the folder is not a book and was left out."
    : `${count} files in the folder are not books and were left out.`,
  pasteTitle: "Paste a text",
  pasteDetail: "An article, a letter, a chapter: it becomes a book, named after its first line.",
  pasteLabel: "The text",
  pasteAdd: "Add it as a book",
  pastedAddress: "That is the address of a page. Copy the text itself and paste that.",
  pastedName: "Pasted text",

  imports: "Adding books",
  /** @param {number} done @param {number} all */
  importing: (done, all) => all === 1 ? "Adding a book" : `Adding books, ${done} of ${all} done`,
  /** @param {number} count */
  imported: (count) => count === 1 ? "1 book added" : `${count} books added`,
  /** @param {number} count */
  importsFailed: (count) => count === 1 ? "1 file could not be added" : `${count} files could not be added`,
  waiting: "Waiting",
  /** @param {number} count */
  moreWaiting: (count) => `and ${formatNumber(count)} more waiting`,
  /** @param {number} fraction */
  receiving: (fraction) => `Sending, ${formatPercent(fraction)}`,
  checking: "Checking the file",
  reading: "Reading its chapters",
  added: "Added",
  putBack: "The book is whole again",
  open: "Open",
  dismissAll: "Close",
  /** @param {string} name */
  cancelImport: (name) => `Do not add ${name}`,
  /** @param {string} name */
  dismissImport: (name) => `Dismiss the message about ${name}`,
  /** @param {string} name */
  progressOf: (name) => `Progress of ${name}`,
  openExisting: "Open the book you have",
  addCopy: "Add a second copy",
  notSent: "Vorleser does not answer, so this file was not added. Is it still running?",
  unreadable: "The browser could not read this file. It may have been moved, or it is a folder; choose it again.",
  empty: "This file is empty.",
  /** @param {string} title */
  wasAdded: (title) => `“${title}” was added.`,
  /** @param {string} name @param {string} detail */
  wasNotAdded: (name, detail) => `${name} could not be added. ${detail}`,

  toImports: "Show",

  openBook: "Open",
  download: "Download the original file",
  about: "About this book",
  replace: "Replace by a corrected edition…",
  /** @param {string} title */
  replaceTitle: (title) => `Replace the file of “${title}”?`,
  /** @param {string} fileName */
  replaceDetail: (fileName) => `${fileName} becomes the text of this book. Your place, highlights, notes and bookmarks move to where `
    + "their words are; marks whose words are not there any more stay listed.",
  replaceDo: "Replace",
  wasReplaced: "Replaced by the new edition",
  /** @param {string} title */
  wasReplacedBy: (title) => `“${title}” was replaced by the new edition.`,
  showEdition: "Show it",
  chooseAgain: "Choose the file again…",
  remove: "Remove",
  undo: "Undo",
  /** @param {string} title */
  wasRemoved: (title) => `“${title}” was removed.`,
  /** @param {string} title */
  wasRestored: (title) => `“${title}” is back.`,
  /** @param {string} title */
  missingTitle: (title) => `The file of “${title}” is missing`,
  /** @param {string} fileName */
  missingDetail: (fileName) => `It has vanished from the data folder. Choose ${fileName} again and everything is as it was, `
    + "your place in the book too. Or remove the book.",

  unreachable: "Vorleser does not answer. This page goes on by itself when it does.",
  failedTitle: "Your books could not be loaded",

  facts: {
    author: "Author", series: "Series", language: "Language", file: "File", size: "Size", added: "Added", lastRead: "Last read",
  },
  /** @param {{name: string, position: string | null}} series */
  series: ({ name, position }) => position ? `${name}, ${position}` : name,
  /**
   * When a book was last read, as one would say it.
   * @param {string} time
   * @param {number} now in milliseconds
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
