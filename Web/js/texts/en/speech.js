// @ts-check
// Texts of the rules for reading aloud.

import { formatNumber } from "../../basics/locale.js";

export const speech = {
  title: "Reading aloud",
  loading: "Checking the book…",
  scope: "Applies to",
  thisBook: "This book",
  allBooks: "All books",
  /** @param {string} language */
  inLanguage: (language) => `Texts in ${language}`,

  skipTitle: "Skip when reading",
  skipIntro: "Shown in the text, but not read aloud.",
  kinds: {
    "note-marks": "Footnote marks",
    "page-numbers": "Page numbers",
    "running-heads": "Running heads",
    citations: "Citations in brackets",
    urls: "Web addresses",
    code: "Program code",
    tables: "Tables",
    captions: "Captions",
    notes: "Footnotes",
  },
  /** @param {number} count */
  found: (count) => `${formatNumber(count)} in this book`,
  none: "None in this book",
  /** @param {string} kind */
  examplesOf: (kind) => `${kind}: examples`,
  partly: "Only the beginning of this long book was checked.",
  asInAll: "Same as all books",
  asUsual: "Standard",

  pausesTitle: "Pauses",
  pauses: {
    sentence: "After a sentence",
    paragraph: "After a paragraph",
    heading: "Before and after a heading",
    chapter: "After a chapter",
  },
  /** @param {string} seconds */
  seconds: (seconds) => `${seconds} s`,

  emphasisTitle: "Emphasis",
  emphasisIntro: "Voices speak headings a little more slowly, and many of them a few words in italics or bold, too.",
  emphasis: "Speak headings and words in italics or bold more slowly",

  dialogueTitle: "Voices in dialogue",
  dialogueIntro: "What is said in the book can have voices of its own.",
  dialogueMode: "Dialogue",
  dialogueModes: { off: "Same voice", quotations: "Another voice", characters: "A voice for each character" },
  narration: "Narration",
  quotations: "What is said",
  characters: "Characters",
  asPlayback: "Playback voice",
  asNarration: "Same as narration",
  asQuotations: "Same as what is said",
  /** @param {number} count */
  saidCount: (count) => (count === 1 ? "1 quotation" : `${formatNumber(count)} quotations`),
  /** @param {number} count */
  allCharacters: (count) => `Show all ${formatNumber(count)} characters`,
  /** @param {string} name */
  hearSpeaker: (name) => `Listen: ${name}`,
  /** @param {string} voice */
  goneVoice: (voice) => `${voice} (not installed)`,
  noQuotations: "This book marks nothing as said.",
  noSpeakers: "The text names nobody as a speaker.",
  fewVoices: "Only one installed voice speaks the language of this book.",

  rulesTitle: "Pronunciation",
  rulesIntro: "Choose how words are said. The text itself stays the same.",
  noRules: "No pronunciations yet. Select a word in the book and choose “Pronounce”, or add one here.",
  add: "Add",
  more: "More",
  import: "Import list…",
  exportBook: "Export rules for this book",
  exportAll: "Export rules for all books",
  edit: "Edit",
  remove: "Remove",
  up: "Move up",
  down: "Move down",
  removed: "Pronunciation removed.",
  undo: "Undo",
  /** @param {string} word */
  isOn: (word) => `Use rule for ${word}`,
  isSkipped: "skipped",
  matches: { word: "Whole word", anywhere: "Anywhere", expression: "Regular expression" },
  matchesShort: { word: "", anywhere: "anywhere", expression: "expression" },

  newRule: "New pronunciation",
  changeRule: "Edit pronunciation",
  pronounce: "Pronounce…",
  listen: "Read aloud from here",
  find: "Find",
  match: "Match",
  matchCase: "Match case",
  as: "Replace with",
  manners: { text: "Other words", phonemes: "Phonemes (IPA)", skip: "Nothing (skip)" },
  say: "Say",
  sayHint: "Write it as it sounds, such as “her my oh nee”.",
  phonemesHint: "In IPA, such as hɜːˈmaɪəni. Stress marks ˈ ˌ come before the syllable.",
  expressionHint: "$1 to $9 stand for the groups of the expression.",
  sample: "Test sentence",
  try: "Listen",
  stopTrying: "Stop",
  save: "Save",
  cancel: "Cancel",

  importTitle: "Imported pronunciations",
  /** @param {number} count */
  importFound: (count) => (count === 1 ? "1 pronunciation found." : `${count} pronunciations found.`),
  /** @param {number} count */
  importRefused: (count) => (count === 1 ? "1 line couldn’t be imported:" : `${count} lines couldn’t be imported:`),
  /** @param {number} line */
  line: (line) => `Line ${line}`,
  importHere: "Add to this book",
  importAll: "Add to all books",
  /** @param {number} count */
  imported: (count) => (count === 1 ? "1 pronunciation added." : `${count} pronunciations added.`),
};
