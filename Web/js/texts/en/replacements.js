// @ts-check
// Texts of the replacement rules.

import { formatNumber } from "../../basics/locale.js";

export const replacements = {
  title: "Replacement rules",
  explained:
    "Show and read aloud other text in place of passages, for example to leave out advertisements. The book, your marks and your places stay as they are. Rules apply in this order.",
  none: "No rules yet.",
  add: "Add rule",
  more: "More",
  /** @param {number} count */
  showMore: (count) => `Show more (${formatNumber(count)})`,
  import: "Import Legado list…",
  export: "Export as Legado list",
  edit: "Edit",
  remove: "Remove",
  up: "Move up",
  down: "Move down",
  removed: "Rule removed.",
  undo: "Undo",
  /** @param {string} name */
  isOn: (name) => `Use rule ${name}`,
  expression: "expression",
  nothing: "removed",

  new: "New replacement rule",
  change: "Edit replacement rule",
  kind: "Kind of rule",
  replaces: "Replace text",
  converts: "Convert Chinese characters",
  conversionHint: "It changes books in Chinese; Japanese characters are those of books in Japanese.",
  conversions: {
    s2t: "Simplified → Traditional",
    t2s: "Traditional → Simplified",
    s2tw: "Simplified → Traditional (Taiwan)",
    tw2s: "Traditional (Taiwan) → Simplified",
    s2hk: "Simplified → Traditional (Hong Kong)",
    hk2s: "Traditional (Hong Kong) → Simplified",
    s2twp: "Simplified → Traditional (Taiwan, with regional words)",
    tw2sp: "Traditional (Taiwan) → Simplified (with regional words)",
    t2tw: "Traditional → Traditional (Taiwan)",
    tw2t: "Traditional (Taiwan) → Traditional",
    t2hk: "Traditional → Traditional (Hong Kong)",
    hk2t: "Traditional (Hong Kong) → Traditional",
    t2jp: "Traditional → Japanese characters",
    jp2t: "Japanese characters → Traditional",
  },
  find: "Find",
  isExpression: "Regular expression",
  show: "Replace with",
  hint: "Leave empty to remove the text. $1 to $9 stand for the groups of an expression.",
  name: "Name (optional)",
  scope: "Only in these books (optional)",
  scopeHint: "Titles, separated by commas. Empty means all books.",
  inText: "Change the text",
  inTitles: "Change chapter titles",
  sample: "Try it on this text",
  notFound: "The rule finds nothing here.",
  nothingLeft: "Nothing is left.",
  gaveUp:
    "This expression takes too long here, so the text stays as it is. Write it without one repetition inside another.",
  save: "Save",
  cancel: "Cancel",
  /** @param {number} count @param {number} refused */
  imported: (count, refused) =>
    `${count === 1 ? "1 rule added." : `${formatNumber(count)} rules added.`}${
      refused === 0 ? "" : refused === 1 ? " 1 rule can’t be used." : ` ${formatNumber(refused)} rules can’t be used.`
    }`,

  haveChanged: "What is shown of this book has changed.",
};
