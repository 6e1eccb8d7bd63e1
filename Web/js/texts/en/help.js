// @ts-check
// Texts of settings and help.

export const help = {
  settings: "Settings",
  backToLibrary: "Back to library",
  reading: "Reading",
  mode: "Reading mode",
  modes: { scroll: "Scroll", paged: "Pages" },
  columns: "Columns in Pages mode",
  columnChoices: { auto: "Automatic", one: "One", two: "Two" },
  animation: "Animate page turns",
  publisherStyles: "Use publisher’s styles",
  publisherStylesDetail: "Shows the fonts, sizes and colours of the book’s design, except where you chose your own.",
  looksDetail: "To change font, size, spacing, margins and colours, open a book and choose “Aa”.",
  listening: "Listening",
  voice: "Default voice",
  usualVoice: "Standard",
  listeningDetail:
    "To change pronunciations, pauses and what is skipped, open a book and use the menu next to its voice.",
  hearVoices: "Preview voices",
  keys: "Keyboard shortcuts",
  keysDetail: "Each shortcut works in the view it belongs to. You can turn off the ones you don’t use.",
  language: "Language",
  languageChoice: "Display language",
  languageAuto: "Same as browser",
  languageNames: { en: "English", de: "Deutsch", fr: "Français", es: "Español", zh: "简体中文", ja: "日本語" },
  storage: "On this device",
  about: "About",
  aboutDetail:
    "Vorleser reads your books aloud on your own computer. No cloud, no online account, and nothing is sent anywhere.",
  /** @param {string} version */
  version: (version) => `Version ${version}`,
  api: "Other apps can do everything this page does, through the included HTTP API.",
  showHints: "Show tips again",
  hintsBack: "You’ll see the tips the next time you open a book.",

  /** @param {string} name */
  languageChanged: (name) => `Display language set to ${name}.`,
  languageLoad: "Apply now",

  nextHint: "Next",
  hintsClose: "Skip tips",
  hintItems: {
    bars: { touch: "Tap beside the text to show the controls.", mouse: "Click beside the text to show the controls." },
    select: "Select words to highlight, look up or copy them.",
    look: "“Aa” changes how the book looks. “?” shows the keyboard shortcuts.",
  },
  understood: "Got it",
};
