// @ts-check
// Texts of settings and help.

/** @type {typeof import("../en/help.js").help} */
export const help = {
  settings: "Einstellungen",
  backToLibrary: "Zurück zur Bibliothek",
  reading: "Lesen",
  mode: "Lesemodus",
  modes: { scroll: "Scrollen", paged: "Seiten" },
  columns: "Spalten im Modus „Seiten“",
  columnChoices: { auto: "Automatisch", one: "Eine", two: "Zwei" },
  animation: "Umblättern animieren",
  publisherStyles: "Gestaltung des Verlags verwenden",
  publisherStylesDetail:
    "Zeigt Schriften, Größen und Farben aus der Gestaltung des Buchs, soweit keine eigenen gewählt sind.",
  looksDetail: "Schrift, Größe, Abstände, Ränder und Farben lassen sich im geöffneten Buch unter „Aa“ ändern.",
  listening: "Hören",
  voice: "Standardstimme",
  usualVoice: "Standard",
  listeningDetail:
    "Aussprache, Pausen und was übersprungen wird, lassen sich im geöffneten Buch ändern, im Menü neben der Stimme.",
  hearVoices: "Stimmen anhören",
  keys: "Tastaturkürzel",
  keysDetail: "Jedes Kürzel gilt in der Ansicht, zu der es gehört. Nicht benötigte lassen sich ausschalten.",
  language: "Sprache",
  languageChoice: "Anzeigesprache",
  languageAuto: "Wie der Browser",
  languageNames: { en: "English", de: "Deutsch", fr: "Français", es: "Español", zh: "简体中文", ja: "日本語" },
  storage: "Auf diesem Gerät",
  about: "Über Vorleser",
  aboutDetail:
    "Vorleser liest Bücher auf dem eigenen Computer vor. Keine Cloud, kein Online-Konto, und nichts wird irgendwohin gesendet.",
  version: (version) => `Version ${version}`,
  api: "Andere Apps können über die mitgelieferte HTTP-Schnittstelle alles, was diese Seite kann.",
  showHints: "Tipps noch einmal anzeigen",
  hintsBack: "Die Tipps erscheinen, sobald wieder ein Buch geöffnet wird.",

  languageChanged: (name) => `Die Anzeigesprache ist jetzt ${name}.`,
  languageLoad: "Jetzt anwenden",

  nextHint: "Weiter",
  hintsClose: "Tipps überspringen",
  hintItems: {
    bars: {
      touch: "Neben den Text tippen, um die Bedienleisten einzublenden.",
      mouse: "Neben den Text klicken, um die Bedienleisten einzublenden.",
    },
    select: "Wörter auswählen, um sie zu markieren, nachzuschlagen oder zu kopieren.",
    look: "„Aa“ ändert das Aussehen des Buchs, „?“ zeigt die Tastaturkürzel.",
  },
  understood: "Verstanden",
};
