// @ts-check
// Texts of the statistics of reading.

import { formatNumber } from "../../basics/locale.js";
import { duration } from "./player.js";

/** @param {number} count */
const dayCount = (count) => (count === 1 ? "1 day" : `${formatNumber(count)} days`);

export const statistics = {
  title: "Statistics",
  open: "Open statistics",
  toLibrary: "Back to library",
  duration,
  days: dayCount,
  nothing: "Nothing",

  range: "Period",
  recent: "Last 12 months",
  today: "Today",
  streak: "Streak",
  /** @param {string} count */
  longest: (count) => `Longest: ${count}`,
  booksThisYear: "Books finished this year",
  inRange: "In this period",
  /** @param {string} pages @param {string} words */
  pagesAndWords: (pages, words) => `${pages} pages · ${words} words`,
  pace: "Reading speed",
  /** @param {string} count */
  perMinute: (count) => `${count} words/min`,
  noPace: "Shown after ten minutes of reading.",
  /** @param {string} goal @param {string} percent */
  ofGoal: (goal, percent) => `${percent} of ${goal}`,

  goals: "Goals",
  goalMinutes: "Minutes a day",
  goalBooks: "Books a year",
  goalsDetail: "0 means no goal.",
  measures:
    "A page is 1,800 characters, the standard page of publishers. A word is counted as 5.7 characters; in Chinese, Japanese and Korean as 1.7.",

  calendar: "Calendar",
  hours: "Time read",
  hoursBy: { day: "Time by day", week: "Time by week", month: "Time by month" },
  /** Accessible name of the choice. */
  hoursChoice: "Show by",
  periods: { day: "Day", week: "Week", month: "Month" },
  hoursOfDay: "Time of day",
  day: "Day",
  hour: "Hour",
  time: "Time",
  pages: "Pages",
  book: "Book",
  books: "Books",
  author: "Author",
  authors: "Authors",
  format: "Format",
  formats: "Formats",
  lastRead: "Last read",
  /** @param {string} title */
  asTable: (title) => `${title} as a table`,

  /** @param {string} year */
  review: (year) => `${year} in review`,
  /** @param {string} time @param {string} pages @param {string} days */
  reviewTotal: (time, pages, days) => `You read for ${time}: about ${pages} pages on ${days}.`,
  /** @param {string} month @param {string} time */
  reviewMonth: (month, time) => `Your busiest month was ${month}, with ${time}.`,
  /** @param {string} day @param {string} time */
  reviewDay: (day, time) => `Your longest day was ${day}, with ${time}.`,
  /** @param {string} days */
  reviewStreak: (days) => `Your longest streak was ${days}.`,
  /** @param {string} title @param {string} time */
  reviewBook: (title, time) => `You spent the most time with “${title}”: ${time}.`,
  /** @param {string} name @param {string} time */
  reviewAuthor: (name, time) => `Your most-read author was ${name}: ${time}.`,
  /** @param {number} count */
  finishedBooks: (count) => (count === 1 ? "1 book finished" : `${formatNumber(count)} books finished`),
  noneFinished: "No book was finished in this period.",

  exports: "Your data",
  exportDetail: "All sessions as a file, for a spreadsheet or another program.",
  exportCSV: "Export CSV",
  exportJSON: "Export JSON",
  importKOReader: "Import from KOReader",
  importDetail:
    "Choose statistics.sqlite3 from the settings folder of KOReader. Importing it again adds only what is new.",
  importing: "Importing…",
  /** @param {number} sessions @param {number} books */
  imported: (sessions, books) =>
    `Sessions added: ${formatNumber(sessions)}. Books in your library: ${formatNumber(books)}.`,
  /** @param {number} count */
  importedUnknown: (count) =>
    count === 1
      ? "One book isn’t in your library; its reading time is kept with its title."
      : `${formatNumber(count)} books aren’t in your library; their reading times are kept with their titles.`,

  sessions: "Reading sessions",
  sessionsDetail:
    "A session is a stretch of reading or listening. When you do nothing for two minutes, the time stops.",
  noSessions: "Nothing yet. Sessions appear here when you have read or listened for a while.",
  record: "Record reading time",
  recordDetail:
    "Only you can see it. When it’s off, no new sessions are recorded; those already there stay until you delete them.",
  kinds: { reading: "Read", listening: "Listened", both: "Read along" },
  /** @param {string} device */
  onDevice: (device) => `on ${device}`,
  more: "Show earlier sessions",
  /** @param {string} title @param {string} start */
  remove: (title, start) => `Delete session: ${title}, ${start}`,
  removed: "Session deleted.",
  removeAll: "Delete all sessions",
  removeAllQuestion: "Delete all reading sessions?",
  removeAllDetail: "Your reading times and the dates when you finished books are deleted for good, on all devices.",
  removeAllNow: "Delete for good",
  /** @param {number} count */
  allRemoved: (count) => (count === 1 ? "One session deleted." : `${formatNumber(count)} sessions deleted.`),
};
