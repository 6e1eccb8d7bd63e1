// @ts-check
// Texts of the views of the library: covers, rows, groups.

import { formatNumber } from "../../basics/locale.js";

export const views = {
  besideText: "Library beside the text",
  view: "View",
  names: { grid: "Covers", compact: "Small covers", list: "List" },
  chooseColumns: "Columns…",
  columnsTitle: "Columns of the list",
  groups: {
    none: "Without groups",
    author: "Grouped by author",
    series: "Grouped by series",
    collection: "Grouped by collection",
  },
  noGroup: "All others",
  columns: {
    title: "Title",
    author: "Author",
    series: "Series",
    state: "Progress",
    read: "Last read",
    added: "Added",
    length: "Length",
    rating: "Rating",
    tags: "Tags",
    language: "Language",
    format: "Format",
  },
  /** @param {string} column */
  sortBy: (column) => `Sort by ${column}`,
  /** @param {number} count */
  pages: (count) => (count === 1 ? "1 page" : `${formatNumber(count)} pages`),
};
