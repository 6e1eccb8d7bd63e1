// @ts-check
// Texts of the rules for reading aloud.

export const speech = {
  title: "Reading aloud",
  loading: "Looking at the book…",
  scope: "Where this counts",
  thisBook: "This book",
  allBooks: "All books",
  /** @param {string} language */
  inLanguage: (language) => `Texts in ${language}`,

  skipTitle: "Left out",
  skipIntro: "These stay in the text but are not read aloud.",
  kinds: {
    "note-marks": "Footnote marks",
    "page-numbers": "Page numbers",
    "running-heads": "Running heads",
    citations: "Sources in brackets",
    urls: "Web addresses",
    code: "Program code",
    tables: "Tables",
    captions: "Captions",
    notes: "Footnotes themselves",
  },
  /** @param {number} count */
  found: (count) => count === 1 ? "1 in this book" : `${count} in this book`,
  none: "None in this book",
  /** @param {string} kind */
  examplesOf: (kind) => `${kind}: examples`,
  partly: "Only the beginning of this long book was looked at.",
  asInAll: "As in all books",
  asUsual: "As usual",

  pausesTitle: "Pauses",
  pauses: { sentence: "After a sentence", paragraph: "After a paragraph", heading: "After a heading", chapter: "After a chapter" },
  /** @param {string} seconds */
  seconds: (seconds) => `${seconds} s`,

  rulesTitle: "Pronunciation",
  rulesIntro: "How words are said. The text itself stays as it is.",
  noRules: "No word has a pronunciation of its own yet. Select a word in the book and choose “Pronounce”, or add one here.",
  add: "Add",
  more: "More",
  import: "Import a list…",
  exportBook: "Save this book’s rules",
  exportAll: "Save the rules for all books",
  edit: "Change",
  remove: "Remove",
  up: "Further up",
  down: "Further down",
  removed: "The pronunciation is removed.",
  undo: "Undo",
  /** @param {string} word */
  isOn: (word) => `Follow the rule for ${word}`,
  isSkipped: "left out",
  matches: { word: "Whole word", anywhere: "Anywhere", expression: "Regular expression" },
  matchesShort: { word: "", anywhere: "anywhere", expression: "expression" },

  newRule: "New pronunciation",
  changeRule: "Change the pronunciation",
  pronounce: "Pronounce…",
  listen: "Read aloud from here",
  find: "Written",
  match: "Where",
  matchCase: "Capital letters count",
  as: "Say",
  manners: { text: "Other words", phonemes: "Sounds (IPA)", skip: "Nothing" },
  say: "Spoken",
  sayHint: "Write it as it sounds, such as “her my oh nee”.",
  phonemesHint: "In IPA, such as hɜːˈmaɪəni. Stress marks ˈ ˌ come before the syllable.",
  expressionHint: "$1 to $9 stand for the groups of the expression.",
  sample: "Try it on",
  try: "Hear it",
  stopTrying: "Stop",
  save: "Save",
  cancel: "Cancel",
  changedElsewhere: "This was changed on another device meanwhile. Here is the present state.",

  importTitle: "Imported pronunciations",
  /** @param {number} count */
  importFound: (count) => count === 1 ? "1 pronunciation was found." : `${count} pronunciations were found.`,
  /** @param {number} count */
  importRefused: (count) => count === 1 ? "1 line could not be taken:" : `${count} lines could not be taken:`,
  /** @param {number} line */
  line: (line) => `Line ${line}`,
  importHere: "Add to this book",
  importAll: "Add to all books",
  /** @param {number} count */
  imported: (count) => count === 1 ? "1 pronunciation added." : `${count} pronunciations added.`,
};
