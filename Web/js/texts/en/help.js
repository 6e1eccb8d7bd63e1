// @ts-check
// Texts of settings and help.

export const help = {
  settings: "Settings",
  backToLibrary: "Back to the library",
  reading: "Reading",
  mode: "Books open",
  modes: { scroll: "as one text that scrolls", paged: "in pages" },
  columns: "Columns in pages",
  columnChoices: { auto: "As many as fit", one: "One", two: "Two" },
  animation: "Pages are seen to turn",
  publisherStyles: "Use the publisher’s design",
  publisherStylesDetail: "Fonts, sizes and colours as the book’s makers meant them, as far as your own settings allow.",
  looksDetail: "Font, size, lines, margins and colours are set with the text before you: open a book and choose “Aa”.",
  listening: "Listening",
  voice: "Voice for books without one of their own",
  usualVoice: "The usual one",
  listeningDetail: "What is skipped, how words are pronounced and how long pauses are is set in a book, in the menu beside its voice.",
  hearVoices: "Hear the voices",
  keys: "Keyboard",
  keysDetail: "Keys work in the view that they belong to; each can be switched off.",
  language: "Language",
  languageChoice: "Language of the interface",
  languageAuto: "As the browser",
  languageNames: { en: "English", de: "Deutsch" },
  storage: "On this device",
  about: "About",
  aboutDetail: "Vorleser reads your books to you on your own machine: no account elsewhere, no cloud, nothing is sent anywhere.",
  /** @param {string} version */
  version: (version) => `Version ${version}`,
  api: "Other programs can do all that this page does, by the HTTP interface that comes with it.",
  showHints: "Show the first hints again",
  hintsBack: "They come back when you open a book.",

  /** @param {string} name */
  languageChanged: (name) => `The interface was set to ${name}.`,
  languageLoad: "Use it now",

  hints: "How to begin",
  /** @param {number} number @param {number} count */
  hintOf: (number, count) => `${number} of ${count}`,
  nextHint: "Next",
  hintsClose: "No more hints",
  hintItems: {
    listen: "Tap a word, and the voice reads on from there.",
    bars: "Tap beside the text for what else there is to do.",
    select: "Select words to mark, look up or copy them.",
    look: "“Aa” changes how the book looks; “?” shows the keys.",
  },
  understood: "Got it",
};
