// @ts-check
// Texts of settings and help.

/** @type {typeof import("../en/help.js").help} */
export const help = {
  settings: "Einstellungen",
  backToLibrary: "Zurück zur Bibliothek",
  reading: "Lesen",
  mode: "Bücher öffnen sich",
  modes: { scroll: "als fortlaufender Text", paged: "in Seiten" },
  columns: "Spalten auf Seiten",
  columnChoices: { auto: "So viele wie passen", one: "Eine", two: "Zwei" },
  animation: "Das Umblättern ist zu sehen",
  publisherStyles: "Gestaltung des Verlags verwenden",
  publisherStylesDetail: "Schriften, Größen und Farben, wie das Buch gemeint war, soweit die eigenen Einstellungen es zulassen.",
  looksDetail: "Schrift, Größe, Zeilen, Ränder und Farben werden am Text selbst eingestellt: ein Buch öffnen und „Aa“ wählen.",
  listening: "Hören",
  voice: "Stimme für Bücher ohne eigene",
  usualVoice: "Die übliche",
  listeningDetail: "Was übersprungen wird, wie Wörter ausgesprochen werden und wie lang Pausen sind, wird im Buch eingestellt, im Menü neben der Stimme.",
  hearVoices: "Stimmen anhören",
  keys: "Tastatur",
  keysDetail: "Tasten gelten in der Ansicht, zu der sie gehören; jede lässt sich ausschalten.",
  language: "Sprache",
  languageChoice: "Sprache der Oberfläche",
  languageAuto: "Wie der Browser",
  languageNames: { en: "English", de: "Deutsch" },
  storage: "Auf diesem Gerät",
  about: "Über Vorleser",
  aboutDetail: "Vorleser liest Bücher auf dem eigenen Rechner vor: kein Konto anderswo, keine Cloud, nichts wird irgendwohin gesendet.",
  version: (version) => `Version ${version}`,
  api: "Andere Programme können alles, was diese Seite kann, über die mitgelieferte HTTP-Schnittstelle.",
  showHints: "Die ersten Hinweise noch einmal zeigen",
  hintsBack: "Sie kommen wieder, wenn ein Buch geöffnet wird.",

  hints: "Für den Anfang",
  hintItems: {
    listen: "Ein Wort antippen, und die Stimme liest von dort weiter.",
    bars: "Neben den Text tippen zeigt, was es sonst zu tun gibt.",
    select: "Wörter auswählen, um sie zu markieren, nachzuschlagen oder zu kopieren.",
    look: "„Aa“ ändert, wie das Buch aussieht; „?“ zeigt die Tasten.",
  },
  understood: "Verstanden",
};
