// @ts-check
// Texts of exporting a book.

import { formatNumber } from "../../basics/locale.js";

export const exporting = {
  open: "Export…",
  /** @param {string} title */
  title: (title) => `Export “${title}”`,
  /** @param {number} count */
  joinedTitle: (count) => `Export ${formatNumber(count)} books as one`,
  /** @param {string} day */
  joinedName: (day) => `Reading list, ${day}`,
  joined: "Export as one EPUB…",
  list: "Export this list…",
  /** @param {string} name @param {string} day */
  listName: (name, day) => `${name}, ${day}`,
  /** @param {number} limit */
  tooMany: (limit) => `At most ${formatNumber(limit)} books become one file. Narrow the list by a filter.`,
  name: "Title",
  format: "Format",
  formats: {
    own: { name: "Original format", detail: "The book’s own file, with the details that you have corrected" },
    epub: { name: "EPUB", detail: "For e-readers and reading apps, with pictures and contents" },
    pdf: { name: "PDF", detail: "Pages of paper, for printing and e-ink tablets" },
    html: { name: "Web page", detail: "One file for any browser, with pictures" },
    md: { name: "Markdown", detail: "For notes and editors, without pictures" },
    txt: { name: "Plain text", detail: "Only the words" },
  },
  start: "Export",
  progress: "Export progress",
};
