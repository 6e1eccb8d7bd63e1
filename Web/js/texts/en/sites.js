// @ts-check
// Texts of the rules for sites.

import { formatNumber } from "../../basics/locale.js";

export const sites = {
  title: "Websites",
  explained:
    "Vorleser finds the article on most pages by itself. Where it does not, a rule with CSS selectors says what belongs to the article. It applies to pages that are saved or fetched again from now on.",
  none: "No rules yet.",
  add: "Add rule",
  more: "More",
  import: "Import rules…",
  export: "Export rules",
  edit: "Edit",
  remove: "Remove",
  removed: "Rule removed.",
  undo: "Undo",
  /** @param {number} count */
  imported: (count) => (count === 1 ? "1 rule imported." : `${formatNumber(count)} rules imported.`),

  new: "New rule for a website",
  change: "Edit rule for a website",
  host: "Website, such as example.org",
  selectorHint: "One CSS selector in each line. Of several, the first that finds something counts.",
  parts: {
    content: "Article",
    title: "Title",
    author: "Author",
    date: "Date",
    strip: "Leave out",
    next: "Link to the next page",
  },
  hints: {
    content: "Such as “article .text”. Leave empty to have the article found.",
    title: "",
    author: "",
    date: "",
    strip: "All of these are removed.",
    next: "",
  },
  address: "Try it on the page at this address",
  preview: "Preview",
  fetching: "Fetching the page…",
  byRule: "The rule has found the article.",
  bySearch: "The rule names no article here. Vorleser has found it by itself.",
  noTitle: "(no title)",
  text: "Beginning of the text",
  /** @param {number} count */
  pictures: (count) => (count === 0 ? "" : count === 1 ? "1 picture" : `${formatNumber(count)} pictures`),
  /** @param {number} count */
  pages: (count) => (count < 2 ? "" : `${formatNumber(count)} pages`),
  /** @param {number} count */
  length: (count) => `${formatNumber(count)} characters`,
  save: "Save",
  cancel: "Cancel",
};
