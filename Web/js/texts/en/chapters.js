// Rules that divide plain texts into chapters.

import { formatNumber } from "../../basics/locale.js";

export const chapters = {
  /** @param {number} count */
  count: (count) => (count === 1 ? "1 chapter" : `${formatNumber(count)} chapters`),
  open: "Chapters and lines…",
  divide: "Chapters and lines",
  rule: "Find headings by",
  automatic: "Automatic",
  own: "Own regular expression…",
  /** @param {string} name @param {number} count @param {boolean} isWhole */
  candidate: (name, count, isWhole) => `${name}: ${formatNumber(count)}${isWhole ? "" : "+"}`,
  expression: "Regular expression",
  expressionHint: "It is tried on every line of up to 200 characters. What it finds is the title.",
  preview: "Chapters",
  looking: "Looking for headings…",
  /** @param {number} count @param {boolean} isWhole */
  found: (count, isWhole) => {
    const chaptersFound = count === 1 ? "1 heading" : `${formatNumber(count)} headings`;
    return isWhole ? chaptersFound : `${chaptersFound} at the beginning of this long text`;
  },
  malformed: "This is not a regular expression yet.",
  slow: "This expression takes too long. Make it simpler.",
  /** @param {number} count */
  more: (count) => `and ${formatNumber(count)} more`,
  use: "Divide",
  /** @param {string} title @param {number} count */
  divided: (title, count) =>
    `“${title}” now has ${count === 1 ? "1 chapter" : `${formatNumber(count)} chapters`}. Your place and your marks were kept.`,
  editList: "Edit rules…",
  list: "Chapter rules",
  listHint:
    "A rule that is on is tried on every new text, and divides it if its chapters are more regular than those found automatically.",
  add: "Add",
  edit: "Edit…",
  up: "Move up",
  down: "Move down",
  remove: "Remove",
  removed: "The rule was removed.",
  undo: "Undo",
  moreActions: "More",
  import: "Import from Legado…",
  export: "Export for Legado",
  /** @param {string} name */
  isOn: (name) => `Try “${name}” on new texts`,
  /** @param {number} added @param {number} known @param {number} refused */
  imported: (added, known, refused) =>
    [
      added === 1 ? "1 rule was added." : `${formatNumber(added)} rules were added.`,
      known > 0 && `${formatNumber(known)} were there already.`,
      refused > 0 && `${formatNumber(refused)} can’t be used.`,
    ]
      .filter(Boolean)
      .join(" "),
  newRule: "New chapter rule",
  changeRule: "Chapter rule",
  name: "Name",
  example: "Example",
  save: "Save",
  lines: {
    title: "Lines",
    hint: "How the text is shown and read aloud to you. Your place and your marks stay where they are.",
    lineEnds: "Line ends in paragraphs",
    ends: { automatic: "Automatic", join: "Join all lines", keep: "Keep all lines" },
    dropIndents: "Drop indents",
    collapseBlankLines: "Collapse blank lines",
    hideLicence: "Hide Project Gutenberg’s licence",
    hideBoilerplate: "Hide web-novel boilerplate",
    preview: "Passage at your place",
    /** @param {number} hidden */
    passage: (hidden) =>
      hidden === 0
        ? "Passage at your place"
        : `Passage at your place: ${hidden === 1 ? "1 line is" : `${formatNumber(hidden)} lines are`} hidden`,
  },
};
